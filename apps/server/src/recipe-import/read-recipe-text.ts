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

/** Where the photos of a text's recipes are: the one beside it, and those of a Mealie backup by the recipe's id. */
export interface PhotoSources {
  readonly beside?: PhotoLoader | undefined
  readonly byId?: (id: string) => PhotoLoader | undefined
}

/** The recipes in a text: of another app where it is one's, and otherwise whatever can be found. */
export function* readRecipeFileText(
  text: string,
  from: string,
  photos: PhotoSources = {},
): Generator<RecipeImportEvent> {
  const json = parseBoundedJson(text)
  if (!json) return yield* attachPhoto(documentEvents(text, from), photos.beside)
  const things = recipeObjectsIn(json.value)
  if (!things) return yield* attachPhoto(documentEvents(text, from), photos.beside)
  const isAlone = things.length === 1
  for (const [place, thing] of things.entries()) {
    const label = isAlone ? from : labelled(from, thing, place)
    yield* progressEvents(place, things.length, label)
    const photo = photos.byId?.(normalizeMealieId(thing.id)) ?? (isAlone ? photos.beside : undefined)
    try {
      yield* attachPhoto(recipeObjectEvents(thing, label), photo ?? photoWithin(thing))
    } catch (error) {
      if (isAlone || error instanceof DecompressionLimitError) throw error
      yield { kind: 'trouble', from: label, why: unreadableReasonOf(error) }
    }
  }
}

// A list of recipes is taken one by one, so that one that is spoilt leaves the others alone. Recipes among other things are a
// page's, and those are for whoever reads pages.
function recipeObjectsIn(value: unknown): JsonLdNode[] | undefined {
  if (isMealieDatabase(value)) return readMealieRecipes(value)
  if (isJsonLdNode(value) && findAppParser(value)) return [value]
  const list = isJsonLdNode(value) ? (value.recipes ?? value.items ?? value['@graph']) : value
  if (!Array.isArray(list)) return undefined
  const things = list.filter(isJsonLdNode)
  const isRecipe = (thing: JsonLdNode) => thing['@type'] === 'Recipe' || findAppParser(thing) !== undefined
  const isPage = things.some((thing) => thing['@type'] !== undefined && !isRecipe(thing))
  return !isPage && things.some(isRecipe) ? things : undefined
}

function findAppParser(thing: JsonLdNode): ((thing: JsonLdNode) => LooseRecipe) | undefined {
  if (isMealie(thing)) return parseMealieRecipe
  if (isTandoor(thing)) return parseTandoorRecipe
  if (isPaprika(thing)) return parsePaprikaRecipe
  return isRecipeSage(thing) ? parseRecipeSageRecipe : undefined
}

function photoWithin(thing: JsonLdNode): PhotoLoader | undefined {
  const letters = isPaprika(thing)
    ? paprikaPhoto(thing)
    : isRecipeSage(thing)
      ? recipeSagePhoto(thing)
      : undefined
  return letters === undefined ? undefined : photoFromBase64(letters)
}

function labelled(from: string, thing: JsonLdNode, place: number): string {
  return `${from}: ${toDisplayName(firstText(thing.name)) || `recipe ${place + 1}`}`
}

function recipeObjectEvents(thing: JsonLdNode, from: string): RecipeImportEvent[] {
  const loose = findAppParser(thing)
  if (!loose) return documentEvents(JSON.stringify(thing), from)
  const find = toImportedRecipe(loose(thing), from)
  return ['trouble' in find ? { kind: 'trouble', from, why: find.trouble } : { kind: 'found', find }]
}

function documentEvents(text: string, from: string): RecipeImportEvent[] {
  // Nothing that long is one recipe, and looking for one in it takes its time.
  if (text.length > maxPageBytes) throw new UnreadableFileError('It is too long to be a recipe.')
  const events = readRecipeDocument(text, { from })
  return events.some(({ kind }) => kind !== 'progress')
    ? events
    : [{ kind: 'trouble', from, why: 'No recipe was found in it.' }]
}
