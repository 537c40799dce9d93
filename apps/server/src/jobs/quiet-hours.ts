/** Quiet hours may go past midnight; equal ones are none. */
export function isQuietHour(hour: number, quiet: { quietFrom: number; quietTo: number }): boolean {
  const { quietFrom, quietTo } = quiet
  if (quietFrom === quietTo) return false
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo
}
