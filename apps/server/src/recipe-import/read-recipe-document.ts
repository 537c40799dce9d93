import { maxPageBytes } from '@larder/contract/imports'
import { findRecipesInJson } from '@larder/kitchen/json-ld/json-ld-parser'
import { parseLooseJson } from '@larder/kitchen/json-ld/loose-json'
import { parseRecipeText } from '@larder/kitchen/plain-text-recipe/plain-text-parser'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { parseHtml } from './html/html-page'
import { readTextLines } from './html/html-text'
import { readPageRecipes } from './html/page-recipes'
import type { RecipeImportEvent } from './import-event'
import { toImportedRecipe } from './to-imported-recipe'

const mostRecipes = 500

/**
 * The recipes in a document, be it a page, JSON-LD, Cooklang or plain text. One that cannot be kept is told and leaves the others
 * alone; nothing at all means that nothing in it is a recipe.
 */
export function readRecipeDocument(
  text: string,
  about: { address?: string; from: string },
): RecipeImportEvent[] {
  const { address, from } = about
  return recipesIn(text.slice(0, maxPageBytes).replace(/^\uFEFF/, ''), address)
    .slice(0, mostRecipes)
    .map((loose) => {
      const recipe = address === undefined ? loose : { ...loose, source: address }
      const find = toImportedRecipe(recipe, from)
      return 'trouble' in find ? { kind: 'trouble', from, why: find.trouble } : { kind: 'found', find }
    })
}

function recipesIn(text: string, address?: string): LooseRecipe[] {
  if (/^\s*[{[]/.test(text.slice(0, 1000))) {
    const told = findRecipesInJson(parseLooseJson(text))
    if (told.length > 0) return told
  }
  if (!isMarkup(text)) return parseRecipeText(text)
  const shown = readPageRecipes(text, address)
  if (shown.length > 0) return shown
  const read = parseRecipeText(shownText(text))
  // A tag or two do not make a page of a text: its own lines may say more.
  return read.length > 0 ? read : parseRecipeText(text)
}

const tag =
  /<(?:!doctype|\/?(?:html|head|body|main|article|section|div|p|span|br|ul|ol|li|table|tr|td|h[1-6]|a|b|strong|em|script|img|meta))(?=[\s/>])/i

function isMarkup(text: string): boolean {
  return tag.test(text.slice(0, 400_000))
}

function shownText(html: string): string {
  return readTextLines(parseHtml(html))
    .map(({ text, element }) => (element.tag === 'p' ? `${text}\n` : text))
    .join('\n')
}
