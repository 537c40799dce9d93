import { maxPageBytes } from '@larder/contract/imports'
import { firstText, isJsonLdNode, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { parseBoundedJson } from './archive/bounded-json'
import { toDisplayName } from './archive/display-name'
import { attachPhoto, type PhotoLoader, photoFromBase64 } from './archive/photo'
import { progressEvents } from './archive/progress'
import {
  DecompressionLimitError,
  UnreadableFileError,
  unreadableReasonOf,
} from './archive/unreadable-file-error'
import type { RecipeImportEvent } from './import-event'
import { isMealie, parseMealieRecipe } from './other-apps/mealie'
import { isMealieDatabase, normalizeMealieId, readMealieRecipes } from './other-apps/mealie-database'
import { isPaprika, paprikaPhoto, parsePaprikaRecipe } from './other-apps/paprika'
import { isRecipeSage, parseRecipeSageRecipe, recipeSagePhoto } from './other-apps/recipe-sage'
import { isTandoor, parseTandoorRecipe } from './other-apps/tandoor'
import { readRecipeDocument } from './read-recipe-document'
import { toImportedRecipe } from './to-imported-recipe'

/** The photos of a text's recipes: the one beside it, and those of a Mealie backup by the recipe's id. */
export interface PhotoSources {
  readonly sameName?: PhotoLoader | undefined
  readonly byId?: (id: string) => PhotoLoader | undefined
}

/** Yields the recipes in a text: of a known app, or whatever can be found. */
export function* readRecipeFileText(
  text: string,
  from: string,
  photos: PhotoSources = {},
): Generator<RecipeImportEvent> {
  const json = parseBoundedJson(text)
  if (!json) return yield* attachPhoto(documentEvents(text, from), photos.sameName)
  const nodes = findRecipeObjects(json.value)
  if (!nodes) return yield* attachPhoto(documentEvents(text, from), photos.sameName)
  const isOnlyRecipe = nodes.length === 1
  for (const [index, node] of nodes.entries()) {
    const label = isOnlyRecipe ? from : formatLabel(from, node, index)
    yield* progressEvents(index, nodes.length, label)
    const photo = photos.byId?.(normalizeMealieId(node.id)) ?? (isOnlyRecipe ? photos.sameName : undefined)
    try {
      yield* attachPhoto(recipeObjectEvents(node, label), photo ?? findEmbeddedPhoto(node))
    } catch (error) {
      if (isOnlyRecipe || error instanceof DecompressionLimitError) throw error
      yield { kind: 'failed', from: label, why: unreadableReasonOf(error) }
    }
  }
}

// A list of recipes is read one by one, so that an invalid one does not affect the others. Recipes mixed with other objects
// belong to a page and are left to the page reader.
function findRecipeObjects(value: unknown): JsonLdNode[] | undefined {
  if (isMealieDatabase(value)) return readMealieRecipes(value)
  if (isJsonLdNode(value) && findAppParser(value)) return [value]
  const list = isJsonLdNode(value) ? (value.recipes ?? value.items ?? value['@graph']) : value
  if (!Array.isArray(list)) return undefined
  const nodes = list.filter(isJsonLdNode)
  const isRecipe = (node: JsonLdNode) => node['@type'] === 'Recipe' || findAppParser(node) !== undefined
  const isPage = nodes.some((node) => node['@type'] !== undefined && !isRecipe(node))
  return !isPage && nodes.some(isRecipe) ? nodes : undefined
}

function findAppParser(node: JsonLdNode): ((node: JsonLdNode) => LooseRecipe) | undefined {
  if (isMealie(node)) return parseMealieRecipe
  if (isTandoor(node)) return parseTandoorRecipe
  if (isPaprika(node)) return parsePaprikaRecipe
  return isRecipeSage(node) ? parseRecipeSageRecipe : undefined
}

function findEmbeddedPhoto(node: JsonLdNode): PhotoLoader | undefined {
  const base64 = isPaprika(node) ? paprikaPhoto(node) : isRecipeSage(node) ? recipeSagePhoto(node) : undefined
  return base64 === undefined ? undefined : photoFromBase64(base64)
}

function formatLabel(from: string, node: JsonLdNode, index: number): string {
  return `${from}: ${toDisplayName(firstText(node.name)) || `recipe ${index + 1}`}`
}

function recipeObjectEvents(node: JsonLdNode, from: string): RecipeImportEvent[] {
  const parse = findAppParser(node)
  if (!parse) return documentEvents(JSON.stringify(node), from)
  const find = toImportedRecipe(parse(node), from)
  return ['failure' in find ? { kind: 'failed', from, why: find.failure } : { kind: 'found', find }]
}

function documentEvents(text: string, from: string): RecipeImportEvent[] {
  // Nothing of this length is one recipe, and searching it takes long.
  if (text.length > maxPageBytes) throw new UnreadableFileError('It is too long to be a recipe.')
  const events = readRecipeDocument(text, { from })
  return events.some(({ kind }) => kind !== 'progress')
    ? events
    : [{ kind: 'failed', from, why: 'No recipe was found in it.' }]
}
