/** Formats a number of plates: '1 plate', '2.5 plates'. */
export function formatPlates(plates: number): string {
  return `${plates} ${plates === 1 ? 'plate' : 'plates'}`
}
