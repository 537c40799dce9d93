import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** Two recipes that a cook would take for one. */
interface TwinRecipes {
  readonly one: string
  readonly other: string
}

/** Foods of nearly every dish say nothing about it. */
const everywhere: ReadonlySet<string> = new Set([
  'salt',
  'black-pepper',
  'water',
  'olive-oil',
  'vegetable-oil',
  'garlic',
  'onion',
  'butter',
])
const minFoods = 5
const maxShared = 0.9
const emptyWords: ReadonlySet<string> = new Set([
  'with',
  'and',
  'the',
  'a',
  'of',
  'in',
  'on',
  'weeknight',
  'easy',
  'quick',
  'simple',
  'style',
])

/** Finds recipes whose titles say the same, or which are made of nearly the same foods. */
export function findTwinRecipes(
  recipes: readonly { readonly name: string; readonly recipe: Recipe }[],
): TwinRecipes[] {
  const entries = recipes.map(({ name, recipe }) => ({
    name,
    course: recipe.course,
    words: toWords(recipe.title),
    foods: toFoods(recipe),
  }))
  return entries.flatMap((one, at) =>
    entries
      .slice(at + 1)
      .filter(
        (other) =>
          one.words === other.words || (one.course === other.course && areAlike(one.foods, other.foods)),
      )
      .map((other) => ({ one: one.name, other: other.name })),
  )
}

function toFoods({ lines }: Recipe): Set<string> {
  return new Set(
    lines.flatMap(({ foodId, optional }) =>
      foodId === undefined || optional || everywhere.has(foodId) ? [] : foodId,
    ),
  )
}

function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size < minFoods || b.size < minFoods) return false
  let both = 0
  for (const food of a) if (b.has(food)) both += 1
  return both / (a.size + b.size - both) >= maxShared
}

function toWords(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return words
    .filter((word) => !emptyWords.has(word))
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ')
}
