import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** What fills a plate; nobody wants the same of it twice. */
const starches: Readonly<Record<string, RegExp>> = {
  rice: /^(?!cauliflower).*(?:^|-)rice$/,
  potatoes: /^(?!sweet).*potato(?:es)?$/,
  lentils: /lentils$/,
  pasta: /pasta|macaroni|spaetzle/,
}
const leastGramsEach = 40

/** Returns the dishes that name a side of what is in them already: rice beside a curry with its rice. */
export function findDoubledStarch(
  dishes: readonly { readonly name: string; readonly recipe: Recipe }[],
): { readonly name: string; readonly side: string; readonly starch: string }[] {
  const bySide = new Map(
    dishes.flatMap(({ recipe }) => (recipe.facts ? [[recipe.facts.name, recipe] as const] : [])),
  )
  return dishes.flatMap(({ name, recipe }) => {
    const { role, goesWith = [], name: own } = recipe.facts ?? {}
    if (role !== 'main' && role !== 'side') return []
    const mine = starchesOf(recipe)
    return goesWith.flatMap((other) => {
      const otherDish = bySide.get(other)
      const isPair = otherDish?.facts && (role === 'side') !== (otherDish.facts.role === 'side')
      const twice = isPair ? starchesOf(otherDish).find((starch) => mine.includes(starch)) : undefined
      return twice === undefined || own === other ? [] : [{ name, side: other, starch: twice }]
    })
  })
}

function starchesOf({ lines, servings }: Recipe): string[] {
  return Object.entries(starches).flatMap(([starch, is]) => {
    const grams = lines.reduce(
      (sum, { foodId = '', quantity }) =>
        is.test(foodId) && quantity ? sum + (gramsOf(quantity, foodId) ?? 0) : sum,
      0,
    )
    return grams >= leastGramsEach * Math.max(1, servings) ? [starch] : []
  })
}
