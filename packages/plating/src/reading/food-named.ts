/** Returns whether a text names a food by one of its own words, in the singular or plural. */
export function isFoodNamed(words: string, text: string): boolean {
  return words
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && !ordinary.has(word) && text.includes(word.replace(/(?:e?s|ies)$/, '')))
}

const ordinary: ReadonlySet<string> = new Set([
  'fresh',
  'large',
  'small',
  'medium',
  'tbsp',
  'tablespoons',
  'teaspoons',
  'chopped',
  'grams',
  'handful',
  'cups',
  'ground',
  'dried',
  'whole',
  'sliced',
  'plain',
  'white',
  'black',
  'green',
  'bunch',
  'salted',
  'canned',
  'powder',
  'juice',
  'sauce',
  'leaves',
])
