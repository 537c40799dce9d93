/** '9:05', and '1:02:03' of an hour and more: for a clock that counts down. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** '9 min', '1 h 30 min', '45 s': short enough for a button. */
export function formatShortDuration(seconds: number): string {
  return splitDuration(seconds, ['h', 'min', 's']).join(' ')
}

/** '1 hour and 30 minutes': to be read out. */
export function formatSpokenDuration(seconds: number): string {
  const said = splitDuration(seconds, ['hour', 'minute', 'second']).map((part) =>
    part.startsWith('1 ') ? part : `${part}s`,
  )
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : (said[0] ?? '0 seconds')
}

/** How long ago something ended: nothing while it is only just over. */
export function formatTimeSince(seconds: number): string | undefined {
  if (seconds < 10) return undefined
  return seconds < 60 ? 'less than a minute ago' : `${formatSpokenDuration(seconds - (seconds % 60))} ago`
}

function splitDuration(seconds: number, [hour, minute, second]: readonly [string, string, string]): string[] {
  const whole = Math.max(0, Math.round(seconds))
  const counts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 3600), hour],
    [Math.floor(whole / 60) % 60, minute],
    [whole % 60, second],
  ]
  return counts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
}
