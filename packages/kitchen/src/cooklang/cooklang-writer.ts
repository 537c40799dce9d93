import type { WrittenRecipe } from '../recipe/written-recipe'
import { toCooklangParagraphs } from './cooklang-paragraphs'
import { collapseWhitespace, toMetadataValue } from './escape-cooklang'

/**
 * Writes a recipe as a Cooklang file. Each ingredient is marked where a step first names it; ingredients that no step names in
 * the same words are listed before the steps. Parsing the file gives the same lines (in order of use), the same steps and the
 * same metadata. Example: `writeCooklang({ title: 'Eggs', servings: 2, ingredients: ['4 eggs'], steps: ['Boil the eggs.'] })`
 * ends in 'Boil the @eggs{4}.'.
 */
export function writeCooklang(recipe: WrittenRecipe): string {
  return `---\n${metadataLines(recipe).join('\n')}\n---\n${toCooklangParagraphs(recipe).join('\n\n')}\n`
}

function metadataLines(recipe: WrittenRecipe): string[] {
  const { servings, prepMinutes, cookMinutes, waitMinutes, occasions, moments, tags } = recipe
  const entries: readonly (readonly [key: string, value: string | undefined])[] = [
    ['title', toMetadataValue(recipe.title)],
    ['description', optionalValue(recipe.description)],
    ['servings', String(servings)],
    ['prep time', minutesText(prepMinutes)],
    ['cook time', minutesText(cookMinutes)],
    ['wait time', minutesText(waitMinutes)],
    ['difficulty', optionalValue(recipe.difficulty)],
    ['course', optionalValue(recipe.course)],
    ['cuisine', optionalValue(recipe.cuisine)],
    ['occasions', listText(occasions)],
    ['moments', listText(moments)],
    ['tags', listText(tags)],
    ['community', optionalValue(recipe.community)],
    ['emoji', optionalValue(recipe.emoji)],
  ]
  return entries.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
}

function optionalValue(text: string | undefined): string | undefined {
  return text === undefined || collapseWhitespace(text) === '' ? undefined : toMetadataValue(text)
}

function minutesText(minutes: number | undefined): string | undefined {
  return minutes === undefined ? undefined : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

function listText(items: readonly string[] | undefined): string | undefined {
  return items === undefined || items.length === 0
    ? undefined
    : toMetadataValue(items.map(collapseWhitespace).join(', '))
}
