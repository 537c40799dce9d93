/** Returns whether the hour is quiet. The range may cross midnight; equal bounds mean no quiet hours. */
export function isQuietHour(hour: number, quiet: { quietFrom: number; quietTo: number }): boolean {
  const { quietFrom, quietTo } = quiet
  if (quietFrom === quietTo) return false
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo
}
