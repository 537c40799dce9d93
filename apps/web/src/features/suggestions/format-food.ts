/** Formats a food id as text: 'chicken-breast' is 'Chicken breast'. */
export function formatFood(foodId: string): string {
  const words = foodId.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
