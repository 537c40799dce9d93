import { validateBySchema } from '@larder/contract/http/validation'
import { RecipeDraft } from '@larder/contract/recipes'
import { parseCooklang, parseMetadataList, toIngredientLine } from '@larder/kitchen/cooklang/cooklang-parser'
import { type Diet, dietIds } from '@larder/kitchen/diet/diet'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import { parseDishFacts } from './cookbook-facts'

/** A recipe of the starter cookbook: its id, its content, and the diets and facts its author declared. */
export interface CookbookRecipe {
  readonly id: number
  readonly draft: RecipeDraft
  readonly diets: readonly Diet[]
  readonly facts?: DishFacts
}

export type ParsedCookbookRecipe =
  | { readonly ok: true; readonly recipe: CookbookRecipe }
  | { readonly ok: false; readonly faults: readonly string[] }

/** Parses a cookbook file of this name; lists its errors. */
export function parseCookbookRecipe(file: string, fileName: string): ParsedCookbookRecipe {
  const { about, ingredients, cookware, steps } = parseCooklang(file)
  const faults: string[] = []
  const minutes = (key: string) => {
    const text = about.get(key)
    const parsed = text === undefined ? 0 : parseMinutes(text)
    if (parsed === undefined) faults.push(`'${key}: ${text}' is not a time like '1 hour 10 minutes'`)
    return parsed ?? 0
  }
  const id = Number(about.get('id'))
  if (!Number.isSafeInteger(id) || id < 1) faults.push('it has no id')
  const diets = parseMetadataList(about.get('diets')).filter((diet): diet is Diet => {
    const isKnown = dietIds.some((one) => one === diet)
    if (!isKnown) faults.push(`there is no diet '${diet}'`)
    return isKnown
  })
  const factMinutes = { active: minutes('active time'), wait: minutes('wait time') }
  const facts = parseDishFacts(about, fileName.replace(/\.cook$/, ''), factMinutes, faults)
  const validated = validateBySchema(RecipeDraft, {
    title: about.get('title'),
    description: about.get('description'),
    servings: Number(about.get('servings')),
    prepMinutes: minutes('prep time'),
    cookMinutes: minutes('cook time'),
    waitMinutes: minutes('wait time'),
    difficulty: about.get('difficulty'),
    course: about.get('course'),
    cuisine: about.get('cuisine'),
    occasions: parseMetadataList(about.get('occasions')),
    moments: parseMetadataList(about.get('moments')),
    tags: parseMetadataList(about.get('tags')),
    equipment: cookware,
    ingredients: ingredients.map(toIngredientLine),
    steps: steps.map(({ text }) => text),
  })
  if (!validated.ok)
    faults.push(...Object.entries(validated.fields).map(([field, message]) => `${field}: ${message}`))
  return validated.ok && faults.length === 0
    ? { ok: true, recipe: { id, draft: validated.value, diets, ...(facts && { facts }) } }
    : { ok: false, faults }
}

const hoursAndMinutes = /^(?:(\d+)\s*(?:hours?|h))?\s*(?:(\d+)\s*(?:minutes?|min))?$/

function parseMinutes(text: string): number | undefined {
  const found = hoursAndMinutes.exec(text.trim())
  if (!found || text.trim() === '') return undefined
  return Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0)
}
