/** Formats a countdown: '9:05', or '1:02:03' from an hour on. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const padTwo = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${padTwo(minutes)}:${padTwo(rest)}` : `${minutes}:${padTwo(rest)}`
}

/** Formats a duration for a button: '9 min', '1 h 30 min', '45 s'. */
export function formatShortDuration(seconds: number): string {
  return splitDuration(seconds, ['h', 'min', 's']).join(' ')
}

/** Formats a duration for speech: '1 hour and 30 minutes'. */
export function formatSpokenDuration(seconds: number): string {
  const parts = splitDuration(seconds, ['hour', 'minute', 'second']).map((part) =>
    part.startsWith('1 ') ? part : `${part}s`,
  )
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '0 seconds')
}

/** Formats how long ago something ended; undefined for the first seconds. */
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
