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

const maxRecipes = 500

/**
 * Returns the recipes in a document: a page, JSON-LD, Cooklang or plain text. An invalid recipe is reported and does not affect
 * the others; an empty result means that no recipe was found.
 */
export function readRecipeDocument(
  text: string,
  about: { address?: string; from: string },
): RecipeImportEvent[] {
  const { address, from } = about
  return findRecipes(text.slice(0, maxPageBytes).replace(/^\uFEFF/, ''), address)
    .slice(0, maxRecipes)
    .map((loose) => {
      const recipe = address === undefined ? loose : { ...loose, source: address }
      const find = toImportedRecipe(recipe, from)
      return 'failure' in find ? { kind: 'failed', from, why: find.failure } : { kind: 'found', find }
    })
}

function findRecipes(text: string, address?: string): LooseRecipe[] {
  if (/^\s*[{[]/.test(text.slice(0, 1000))) {
    const structured = findRecipesInJson(parseLooseJson(text))
    if (structured.length > 0) return structured
  }
  if (!isMarkup(text)) return parseRecipeText(text)
  const visible = readPageRecipes(text, address)
  if (visible.length > 0) return visible
  const parsed = parseRecipeText(readVisibleText(text))
  // A few tags do not make a text a page, so its own lines are parsed too.
  return parsed.length > 0 ? parsed : parseRecipeText(text)
}

const tag =
  /<(?:!doctype|\/?(?:html|head|body|main|article|section|div|p|span|br|ul|ol|li|table|tr|td|h[1-6]|a|b|strong|em|script|img|meta))(?=[\s/>])/i

function isMarkup(text: string): boolean {
  return tag.test(text.slice(0, 400_000))
}

function readVisibleText(html: string): string {
  return readTextLines(parseHtml(html))
    .map(({ text, element }) => (element.tag === 'p' ? `${text}\n` : text))
    .join('\n')
}
