# A desktop of its own for the checks of the real window, sourced by them: an X server, a window
# manager, the program, and the comparison of its window with a scene.
#
#   xdotool, xclip ──► X server ──► growing-text ──► window ──► screenshot ─┐
#        each step ─┤                                                      equal?
#                   └─► scene ──► growing-text render ──► picture ──────────┘
#
# Needs `binary`, the program, and `output`, the folder that keeps pictures and scenes.

readonly check=${0##*/}
readonly private=$(mktemp -d)
pids=()

clean_up() {
  local i
  # Latest first, so that no program loses its display before it is asked to end.
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    end_process "${pids[i]}"
  done
  rm -rf "$private"
}

# end_process PID: asks it to end, and makes it where it does not within five seconds.
end_process() {
  local deadline=$((SECONDS + 5))
  kill "$1" 2>/dev/null || true
  while kill -0 "$1" 2>/dev/null && [ "$SECONDS" -lt "$deadline" ]; do sleep 0.05; done
  kill -KILL "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}

trap clean_up EXIT

fail() {
  import -silent -window root "$output/failed.png" 2>/dev/null || true
  echo "$check: $*; see $output/failed.png" >&2
  exit 1
}

# eventually SECONDS WHAT COMMAND...: polls until the command succeeds.
eventually() {
  local deadline=$((SECONDS + $1)) what=$2
  shift 2
  until "$@"; do
    [ "$SECONDS" -lt "$deadline" ] || fail "gave up waiting for $what"
    sleep 0.05
  done
}

# --- The desktop: a server that finds a free number itself, and a window manager for the focus.

start_desktop() {
  # Nothing of the caller's desktop, so that the picture is the same everywhere.
  unset WAYLAND_DISPLAY SDL_IM_MODULE GTK_IM_MODULE XAUTHORITY
  export HOME=$private XDG_RUNTIME_DIR=$private XDG_CONFIG_HOME=$private XDG_CACHE_HOME=$private
  export XDG_DATA_HOME=$private
  export SDL_VIDEODRIVER=x11 XMODIFIERS=@im=none LC_ALL=C.UTF-8
  Xvfb -displayfd 3 -screen 0 1600x1600x24 -nolisten tcp 3>"$private/display" 2>/dev/null &
  pids+=($!)
  eventually 20 "the X server" test -s "$private/display"
  export DISPLAY=:$(<"$private/display")
  cat >"$private/openbox.xml" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <desktops><number>2</number><popupTime>0</popupTime></desktops>
  <applications>
    <application class="*">
      <decor>no</decor>
      <focus>yes</focus>
      <position force="yes"><x>0</x><y>0</y></position>
    </application>
  </applications>
</openbox_config>
XML
  : >"$output/openbox.log"
  start_window_manager
  eventually 30 "the window manager" window_manager_runs
  eventually 10 "the first desktop" shows_desktop 0
}

start_window_manager() {
  openbox --sm-disable --config-file "$private/openbox.xml" >>"$output/openbox.log" 2>&1 &
  window_manager=$!
  pids+=("$window_manager")
}

# It says early that it is there, and loses the windows that come before it has begun to listen: so
# it is asked to change the desktop until it does.
window_manager_runs() {
  # It may come before the server takes it, and ends then.
  kill -0 "$window_manager" 2>/dev/null || start_window_manager
  xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id' && shows_desktop 1
}

# shows_desktop NUMBER: asks for a desktop, from 0 on, and tells whether it is there now.
shows_desktop() {
  xdotool set_desktop "$1" 2>/dev/null && [ "$(xdotool get_desktop 2>/dev/null)" = "$1" ]
}

# --- The program.

# open_window NAME SCREEN SCALE APPEARANCE: starts the program and the scene of the same name.
open_window() {
  name=$1 screen=$2 scale=$3 appearance=$4
  steps=()
  "$binary" --screen "$screen" --caret steady --scale "$scale" --appearance "$appearance" \
    >"$output/$name.log" 2>&1 &
  program=$!
  pids+=("$program")
  eventually 30 "the window of $name" window_is_there
  eventually 10 "the focus of $name" window_has_focus
  local WINDOW X Y WIDTH HEIGHT SCREEN
  eval "$(xdotool getwindowgeometry --shell "$window")"
  width=$WIDTH height=$HEIGHT
  # Out of the window, as in a scene, where no pointer is until a step moves it.
  xdotool mousemove 1599 1599
  take_screenshot
}

window_is_there() {
  kill -0 "$program" 2>/dev/null || fail "the program ended: $(tail -n 3 "$output/$name.log")"
  window=$(xdotool search --onlyvisible --pid "$program" 2>/dev/null | tail -n 1)
  [ -n "$window" ]
}

window_has_focus() {
  xdotool windowactivate "$window" 2>/dev/null
  [ "$(xdotool getwindowfocus 2>/dev/null)" = "$window" ]
}

close_window() {
  end_process "$program"
}

# Takes pictures until four in a row are the same: nothing moves any more.
take_screenshot() {
  local last='' now same=0 deadline=$((SECONDS + 15))
  while [ "$same" -lt 3 ]; do
    [ "$SECONDS" -lt "$deadline" ] || fail "the window of $name never comes to rest"
    sleep 0.15
    import -silent -window "$window" "PNG24:$output/$name.window.png"
    now=$(identify -format '%#' "$output/$name.window.png")
    if [ "$now" = "$last" ]; then same=$((same + 1)); else same=0; fi
    last=$now
  done
}

# --- Steps: each acts on the window and writes itself down for the scene.

quoted() {
  local text=${1//\\/\\\\}
  text=${text//\"/\\\"}
  printf '"%s"' "${text//$'\n'/\\n}"
}

type_text() {
  xdotool type --delay 15 -- "$1"
  steps+=("{\"type\": $(quoted "$1")}")
}

# press KEY: the scene's name of a key; xdotool's differ in the named keys.
press() {
  local key=$1
  key=${key/%return/Return} key=${key/%left/Left} key=${key/%right/Right}
  key=${key/%up/Up} key=${key/%down/Down} key=${key/%home/Home} key=${key/%end/End}
  key=${key/%backspace/BackSpace} key=${key/%delete/Delete}
  xdotool key "$key"
  steps+=("{\"key\": $(quoted "$1")}")
}

# click X Y: in points of the window.
click() {
  xdotool mousemove --window "$window" $(($1 * scale)) $(($2 * scale)) click 1
  steps+=("{\"click\": [$1, $2]}")
}

# The next step begins where this one ended, however slow the machine is.
settle() {
  take_screenshot
  steps+=('{"settle": true}')
}

# --- The comparison.

# write_scene STEP...: what was done so far, and then these steps.
write_scene() {
  local IFS=,
  local all="${steps[*]}${steps:+,}$*"
  cat >"$output/$name.scene.json" <<JSON
{
  "screen": "$screen", "scale": $scale, "appearance": "$appearance",
  "field": {"keyboardDismissMode": "interactive"},
  "window": {"width": $((width / scale)), "height": $((height / scale))},
  "steps": [$all]
}
JSON
}

# compare_with_scene [CLAIM]: the window shows what the steps so far lead to.
compare_with_scene() {
  local claim=${1:-0 pixels differ}
  settle
  write_scene '{"snapshot": "rendered"}'
  "$binary" render "$output/$name.scene.json" --output "$output"
  # A window has no alpha, a picture has one that is full everywhere.
  convert "$output/$name.rendered.png" -alpha off "PNG24:$private/rendered.png"
  local deadline=$((SECONDS + 10))
  # A loaded machine may look at rest before it has taken the last key.
  until pictures_are_equal; do
    [ "$SECONDS" -lt "$deadline" ] ||
      fail "$name: ${1:+$1: }$differing pixels differ; see $output/$name.*.png"
    take_screenshot
  done
  echo "$name: ${width}x$height, ${#steps[@]} steps, $claim"
}

# `compare` exits 1 where pictures differ and 2 where it cannot tell; what it says tells them.
pictures_are_equal() {
  differing=$(compare -metric AE "$output/$name.window.png" "$private/rendered.png" \
    "$output/$name.difference.png" 2>&1) || true
  [ "$differing" = 0 ]
}
