import { largestPage } from '@larder/contract/imports'
import { isThing, type Thing, textIn } from '@larder/kitchen/json-ld-recipe/values'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { boundedJson } from './archive/bounded-json'
import { labelOf } from './archive/label'
import { type Photo, photoInLetters, withPhoto } from './archive/photo'
import { progressAt } from './archive/progress'
import { UnpackedTooMuch, Unreadable, whyOf } from './archive/unreadable'
import { isMealie, looseMealie } from './other-apps/mealie'
import { idOf, isMealieDatabase, mealieRecipes } from './other-apps/mealie-database'
import { isPaprika, loosePaprika, paprikaPhoto } from './other-apps/paprika'
import { isRecipeSage, looseRecipeSage, recipeSagePhoto } from './other-apps/recipe-sage'
import { isTandoor, looseTandoor } from './other-apps/tandoor'
import { readDocument } from './read-document'
import type { ReadEvent } from './read-event'
import { toFind } from './to-find'

/** Where the photos of a text's recipes are: the one beside it, and those of a Mealie backup by the recipe's id. */
export interface Photos {
  readonly beside?: Photo | undefined
  readonly byId?: (id: string) => Photo | undefined
}

/** The recipes in a text: of another app where it is one's, and otherwise whatever can be found. */
export function* readText(text: string, from: string, photos: Photos = {}): Generator<ReadEvent> {
  const json = boundedJson(text)
  if (!json) return yield* withPhoto(documentEvents(text, from), photos.beside)
  const things = thingsToRead(json.value)
  if (!things) return yield* withPhoto(documentEvents(text, from), photos.beside)
  const isAlone = things.length === 1
  for (const [place, thing] of things.entries()) {
    const label = isAlone ? from : labelled(from, thing, place)
    yield* progressAt(place, things.length, label)
    const photo = photos.byId?.(idOf(thing.id)) ?? (isAlone ? photos.beside : undefined)
    try {
      yield* withPhoto(thingEvents(thing, label), photo ?? photoWithin(thing))
    } catch (error) {
      if (isAlone || error instanceof UnpackedTooMuch) throw error
      yield { kind: 'trouble', from: label, why: whyOf(error) }
    }
  }
}

// A list of recipes is taken one by one, so that one that is spoilt leaves the others alone. Recipes among other things are a
// page's, and those are for whoever reads pages.
function thingsToRead(value: unknown): Thing[] | undefined {
  if (isMealieDatabase(value)) return mealieRecipes(value)
  if (isThing(value) && appOf(value)) return [value]
  const list = isThing(value) ? (value.recipes ?? value.items ?? value['@graph']) : value
  if (!Array.isArray(list)) return undefined
  const things = list.filter(isThing)
  const isRecipe = (thing: Thing) => thing['@type'] === 'Recipe' || appOf(thing) !== undefined
  const isPage = things.some((thing) => thing['@type'] !== undefined && !isRecipe(thing))
  return !isPage && things.some(isRecipe) ? things : undefined
}

function appOf(thing: Thing): ((thing: Thing) => LooseRecipe) | undefined {
  if (isMealie(thing)) return looseMealie
  if (isTandoor(thing)) return looseTandoor
  if (isPaprika(thing)) return loosePaprika
  return isRecipeSage(thing) ? looseRecipeSage : undefined
}

function photoWithin(thing: Thing): Photo | undefined {
  const letters = isPaprika(thing)
    ? paprikaPhoto(thing)
    : isRecipeSage(thing)
      ? recipeSagePhoto(thing)
      : undefined
  return letters === undefined ? undefined : photoInLetters(letters)
}

function labelled(from: string, thing: Thing, place: number): string {
  return `${from}: ${labelOf(textIn(thing.name)) || `recipe ${place + 1}`}`
}

function thingEvents(thing: Thing, from: string): ReadEvent[] {
  const loose = appOf(thing)
  if (!loose) return documentEvents(JSON.stringify(thing), from)
  const find = toFind(loose(thing), from)
  return ['trouble' in find ? { kind: 'trouble', from, why: find.trouble } : { kind: 'found', find }]
}

function documentEvents(text: string, from: string): ReadEvent[] {
  // Nothing that long is one recipe, and looking for one in it takes its time.
  if (text.length > largestPage) throw new Unreadable('It is too long to be a recipe.')
  const events = readDocument(text, { from })
  return events.some(({ kind }) => kind !== 'progress')
    ? events
    : [{ kind: 'trouble', from, why: 'No recipe was found in it.' }]
}
