import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { InspectedCookbookFile } from './cookbook-folder'
import { findRuleViolations } from './cookbook-rules'
import { findDoubledStarch } from './doubled-starch'
import { checkFacts } from './fact-rules'
import { toKitchenRecipe } from './kitchen-recipe'
import { checkLanguage } from './language-rules'
import { checkPortions } from './portion-rules'
import { checkSafety } from './safety-rules'
import { findSimilarRecipes } from './similar-steps'
import { findTwinRecipes } from './twin-recipes'

/** Returns all errors of the cookbook by file. */
export function inspectCookbook(files: readonly InspectedCookbookFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const addErrors = (name: string, ...complaints: readonly string[]) => {
    if (complaints.length > 0) found.set(name, [...(found.get(name) ?? []), ...complaints])
  }
  const numbers = new Map<number, string>()
  const titles = new Map<string, string>()
  const facts = new Map(
    files.flatMap(({ recipe }) => (recipe?.facts ? [[recipe.facts.name, recipe.facts] as const] : [])),
  )
  const dishes: { name: string; recipe: Recipe }[] = []
  for (const { name, recipe, faults } of files) {
    addErrors(name, ...faults)
    if (!recipe) continue
    addErrors(name, ...findRuleViolations(recipe))
    const dish = toKitchenRecipe(recipe.id, recipe.draft, recipe.facts)
    dishes.push({ name, recipe: dish })
    addErrors(name, ...checkFacts(recipe, facts), ...checkSafety(dish, recipe.draft))
    addErrors(name, ...checkPortions(dish), ...checkLanguage(recipe.draft))
    const title = recipe.draft.title.toLowerCase()
    const duplicate = numbers.get(recipe.id) ?? titles.get(title)
    if (duplicate) addErrors(name, `its id or title is that of ${duplicate}`)
    numbers.set(recipe.id, name)
    titles.set(title, name)
  }
  const written = files.flatMap(({ name, recipe }) => (recipe ? [{ name, steps: recipe.draft.steps }] : []))
  for (const { one, other, shared } of findSimilarRecipes(written)) {
    addErrors(one, `its steps share ${Math.round(shared * 100)} % with ${other}`)
    addErrors(other, `its steps share ${Math.round(shared * 100)} % with ${one}`)
  }
  for (const { name, side, starch } of findDoubledStarch(dishes))
    addErrors(name, `both it and '${side}' bring ${starch}`)
  for (const { one, other } of findTwinRecipes(dishes)) {
    addErrors(one, `it is nearly ${other}`)
    addErrors(other, `it is nearly ${one}`)
  }
  return found
}
