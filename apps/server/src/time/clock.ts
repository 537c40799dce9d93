/** Tells the instant, as ISO 8601 in UTC; tests hand in their own. */
export type Clock = () => string

let millisecond = 0
let written = ''

/** One request asks several times within a millisecond, and writing the time down costs more than knowing it. */
export const systemClock: Clock = () => {
  const now = Date.now()
  if (now !== millisecond) {
    millisecond = now
    written = new Date(now).toISOString()
  }
  return written
}

export function addSeconds(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString()
}

export function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000
}
