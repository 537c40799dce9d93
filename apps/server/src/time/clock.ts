/** Returns the current instant as ISO 8601 in UTC; tests pass their own. */
export type Clock = () => string

let millisecond = 0
let text = ''

/** Caches the text per millisecond: one request reads the clock several times, and formatting costs more than reading. */
export const systemClock: Clock = () => {
  const now = Date.now()
  if (now !== millisecond) {
    millisecond = now
    text = new Date(now).toISOString()
  }
  return text
}

export function addSeconds(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString()
}

export function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000
}
