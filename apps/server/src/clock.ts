/** Tells the instant, as ISO 8601 in UTC; tests hand in their own. */
export type Clock = () => string

export const systemClock: Clock = () => new Date().toISOString()

export function secondsLater(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString()
}

export function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000
}
