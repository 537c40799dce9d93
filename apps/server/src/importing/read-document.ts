import { largestPage } from '@larder/contract/imports'
import { recipesInJson } from '@larder/kitchen/json-ld-recipe'
import { readLooseJson } from '@larder/kitchen/json-ld-recipe/repair'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { readRecipeText } from '@larder/kitchen/recipe-text-reading'
import { parsePage } from './html-page'
import { linesOn } from './html-text'
import { recipesOnPage } from './page-recipes'
import type { ReadEvent } from './read-event'
import { toFind } from './to-find'

const mostRecipes = 500

/**
 * The recipes in a document, be it a page, JSON-LD, Cooklang or plain text. One that cannot be kept is told and leaves the others
 * alone; nothing at all means that nothing in it is a recipe.
 */
export function readDocument(text: string, about: { address?: string; from: string }): ReadEvent[] {
  const { address, from } = about
  return recipesIn(text.slice(0, largestPage).replace(/^\uFEFF/, ''), address)
    .slice(0, mostRecipes)
    .map((loose) => {
      const recipe = address === undefined ? loose : { ...loose, source: address }
      const find = toFind(recipe, from)
      return 'trouble' in find ? { kind: 'trouble', from, why: find.trouble } : { kind: 'found', find }
    })
}

function recipesIn(text: string, address?: string): LooseRecipe[] {
  if (/^\s*[{[]/.test(text.slice(0, 1000))) {
    const told = recipesInJson(readLooseJson(text))
    if (told.length > 0) return told
  }
  if (!isMarkup(text)) return readRecipeText(text)
  const shown = recipesOnPage(text, address)
  if (shown.length > 0) return shown
  const read = readRecipeText(shownText(text))
  // A tag or two do not make a page of a text: its own lines may say more.
  return read.length > 0 ? read : readRecipeText(text)
}

const tag =
  /<(?:!doctype|\/?(?:html|head|body|main|article|section|div|p|span|br|ul|ol|li|table|tr|td|h[1-6]|a|b|strong|em|script|img|meta))(?=[\s/>])/i

function isMarkup(text: string): boolean {
  return tag.test(text.slice(0, 400_000))
}

function shownText(html: string): string {
  return linesOn(parsePage(html))
    .map(({ text, element }) => (element.tag === 'p' ? `${text}\n` : text))
    .join('\n')
}
