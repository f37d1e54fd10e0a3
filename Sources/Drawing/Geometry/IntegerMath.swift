/// The quotient rounded to the nearest integer, ties to even.
///
/// Mirroring a shape turns `n` into `even · d − n`; ties to even make the quotients mirror images
/// too, which rounding up would not. The divisor is positive.
func dividedToEven(_ n: Int, _ d: Int) -> Int {
  var (q, r) = n.quotientAndRemainder(dividingBy: d)
  if r < 0 {
    q -= 1
    r += d
  }
  return 2 * r > d || (2 * r == d && q & 1 != 0) ? q + 1 : q
}

/// The square root of a number from 0 to 2^52, rounded to the nearest integer.
///
/// IEEE 754 prescribes every bit of a square root, so the hardware's is as portable as one made of
/// shifts; the loops only undo the rounding of the last bit.
func nearestSquareRoot(_ v: Int) -> Int {
  var root = Int(Double(v).squareRoot())
  while root * root > v { root -= 1 }
  while (root + 1) * (root + 1) <= v { root += 1 }
  return v - root * root > root ? root + 1 : root
}

/// Rounded towards minus infinity.
func floorDivided(_ n: Int, _ d: Int) -> Int { n >= 0 ? n / d : -((d - 1 - n) / d) }

/// Rounded towards plus infinity.
func ceilingDivided(_ n: Int, _ d: Int) -> Int { -floorDivided(-n, d) }
