/** A recipe as a book prints it. Example: its ingredients stand beside its method. */
export const sampleCookbookPage = {
  title: 'Apple Pie',
  ingredients: [
    '200 g plain flour',
    '100 g cold butter, diced',
    '2 eggs',
    '600 g cooking apples',
    '80 g sugar',
    'juice of 1 lemon',
    '½ tsp ground cinnamon',
  ],
  method: [
    '1. Rub the butter into the flour until it looks like',
    'breadcrumbs. Stir in one egg and bring the dough together.',
    '2. Peel and slice the apples. Toss them with the sugar,',
    'cinnamon and lemon juice.',
    '3. Line a tin with two thirds of the dough. Fill it, cover it',
    'with the rest and brush it with beaten egg.',
    '4. Bake for 40 minutes at 190°C until golden.',
  ],
} as const

/** Draws the page as an SVG in one or two columns, a little turned. Example: `cookbookPageSvg({ columns: 2 })`. */
export function cookbookPageSvg({ columns = 2, turn = 1 }: { columns?: 1 | 2; turn?: number } = {}): string {
  const { title, ingredients, method } = sampleCookbookPage
  const print: string[] = []
  const put = (x: number, y: number, text: string, size = 30) =>
    print.push(`<text x="${x}" y="${y}" font-size="${size}">${text}</text>`)
  put(140, 140, title, 72)
  put(140, 200, 'Serves 6', 32)
  put(140, 280, 'Ingredients', 40)
  for (const [at, line] of ingredients.entries()) put(140, 340 + at * 52, line)
  const [x, y] = columns === 2 ? [680, 280] : [140, 400 + ingredients.length * 52]
  put(x, y, 'Method', 40)
  for (const [at, line] of method.entries()) put(x, y + 60 + at * 48, line)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="1400">
    <rect width="100%" height="100%" fill="#f4efe6"/>
    <g transform="rotate(${turn} 850 700)" font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#2a2622">${print.join('')}</g>
  </svg>`
}
