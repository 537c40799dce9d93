/** '1 plate', '2.5 plates'. */
export function platesWords(plates: number): string {
  return `${plates} ${plates === 1 ? 'plate' : 'plates'}`
}
