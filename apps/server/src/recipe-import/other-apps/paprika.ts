import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { firstText, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import {
  joinParagraphs,
  optionalField,
  readNames,
  readObjects,
  readPlainLines,
  readSteps,
} from './json-fields'

/** Returns whether this is a Paprika recipe: its ingredients and directions are one text each. */
export function isPaprika(thing: JsonLdNode): boolean {
  return (
    typeof thing.name === 'string' &&
    typeof thing.ingredients === 'string' &&
    typeof thing.directions === 'string'
  )
}

/** Converts a Paprika recipe. */
export function parsePaprikaRecipe(thing: JsonLdNode): LooseRecipe {
  return {
    title: firstText(thing.name),
    ingredients: readPlainLines(thing.ingredients),
    steps: readSteps(thing.directions),
    ...optionalField(
      'description',
      joinParagraphs(readPlainLines(thing.description).join('\n'), readPlainLines(thing.notes).join('\n')),
    ),
    ...optionalField('servings', firstText(thing.servings)),
    ...optionalField('prepMinutes', parseDurationMinutes(thing.prep_time)),
    ...optionalField('cookMinutes', parseDurationMinutes(thing.cook_time)),
    ...optionalField('totalMinutes', parseDurationMinutes(thing.total_time)),
    ...optionalField('difficulty', firstText(thing.difficulty)),
    ...optionalField('tags', readNames(thing.categories)),
    ...optionalField('image', firstText(thing.image_url)),
    ...optionalField('source', firstText(thing.source_url)),
    ...optionalField('author', firstText(thing.source)),
  }
}

/** Returns the base64 photo of a Paprika recipe. */
export function paprikaPhoto(thing: JsonLdNode): string | undefined {
  const photos = [thing.photo_data, ...readObjects(thing.photos).map(({ data }) => data)]
  return photos.find((data): data is string => typeof data === 'string' && data !== '')
}
