import type { WrittenRecipe } from '../recipe/written-recipe'
import { toCooklangParagraphs } from './cooklang-paragraphs'
import { collapseWhitespace, toMetadataValue } from './escape-cooklang'

/**
 * A recipe as a Cooklang file. Ingredients are marked where a step first names them; what no step names in the same words stands
 * in a line of its own before the steps. Read back, it has the same lines (in the order they are used), the same steps and the
 * same head. Example: `cooklangText({ title: 'Eggs', servings: 2, ingredients: ['4 eggs'], steps: ['Boil the eggs.'] })` ends in
 * 'Boil the @eggs{4}.'.
 */
export function writeCooklang(recipe: WrittenRecipe): string {
  return `---\n${headOf(recipe).join('\n')}\n---\n${toCooklangParagraphs(recipe).join('\n\n')}\n`
}

function headOf(recipe: WrittenRecipe): string[] {
  const { servings, prepMinutes, cookMinutes, waitMinutes, occasions, moments, tags } = recipe
  const said: readonly (readonly [key: string, value: string | undefined])[] = [
    ['title', toMetadataValue(recipe.title)],
    ['description', textIn(recipe.description)],
    ['servings', String(servings)],
    ['prep time', minutesText(prepMinutes)],
    ['cook time', minutesText(cookMinutes)],
    ['wait time', minutesText(waitMinutes)],
    ['difficulty', textIn(recipe.difficulty)],
    ['course', textIn(recipe.course)],
    ['cuisine', textIn(recipe.cuisine)],
    ['occasions', listText(occasions)],
    ['moments', listText(moments)],
    ['tags', listText(tags)],
    ['community', textIn(recipe.community)],
    ['emoji', textIn(recipe.emoji)],
  ]
  return said.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
}

function textIn(text: string | undefined): string | undefined {
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
