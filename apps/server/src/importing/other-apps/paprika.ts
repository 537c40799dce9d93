import { minutesIn } from '@larder/kitchen/json-ld-recipe/minutes'
import { type Thing, textIn } from '@larder/kitchen/json-ld-recipe/values'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { linesOf, namesIn, said, stepsOf, thingsOf, together } from './said'

/** Whether this is a recipe of Paprika: its ingredients and directions are one text each. */
export function isPaprika(thing: Thing): boolean {
  return (
    typeof thing.name === 'string' &&
    typeof thing.ingredients === 'string' &&
    typeof thing.directions === 'string'
  )
}

/** A recipe of Paprika in our words. */
export function loosePaprika(thing: Thing): LooseRecipe {
  return {
    title: textIn(thing.name),
    ingredients: linesOf(thing.ingredients),
    steps: stepsOf(thing.directions),
    ...said('description', together(linesOf(thing.description).join('\n'), linesOf(thing.notes).join('\n'))),
    ...said('servings', textIn(thing.servings)),
    ...said('prepMinutes', minutesIn(thing.prep_time)),
    ...said('cookMinutes', minutesIn(thing.cook_time)),
    ...said('totalMinutes', minutesIn(thing.total_time)),
    ...said('difficulty', textIn(thing.difficulty)),
    ...said('tags', namesIn(thing.categories)),
    ...said('image', textIn(thing.image_url)),
    ...said('source', textIn(thing.source_url)),
    ...said('author', textIn(thing.source)),
  }
}

/** The photo a recipe of Paprika carries, as it is written in it. */
export function paprikaPhoto(thing: Thing): string | undefined {
  const photos = [thing.photo_data, ...thingsOf(thing.photos).map(({ data }) => data)]
  return photos.find((data): data is string => typeof data === 'string' && data !== '')
}
