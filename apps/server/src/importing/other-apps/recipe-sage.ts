import { minutesIn } from '@larder/kitchen/json-ld-recipe/minutes'
import { isThing, listIn, type Thing, textIn } from '@larder/kitchen/json-ld-recipe/values'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { linesOf, namesIn, said, stepsOf, thingsOf, together } from './said'

/** Whether this is a recipe of RecipeSage: schema.org, but with its credit and its notes in places of its own. */
export function isRecipeSage(thing: Thing): boolean {
  return thing['@type'] === 'Recipe' && ('creditText' in thing || 'isBasedOn' in thing)
}

/** A recipe of RecipeSage in our words. */
export function looseRecipeSage(thing: Thing): LooseRecipe {
  const notes = thingsOf(thing.comment)
    .filter(({ name }) => name === 'Author Notes')
    .map(({ text }) => linesOf(text).join('\n'))
  const image = photoIn(thing)
  return {
    title: textIn(thing.name),
    // A line in square brackets is a heading there.
    ingredients: linesOf(thing.recipeIngredient).map((line) => line.replace(/^\[(.+)\]$/, '$1:')),
    steps: stepsIn(thing.recipeInstructions),
    ...said('description', together(linesOf(thing.description).join('\n'), ...notes)),
    ...said('servings', textIn(thing.recipeYield)),
    ...said('prepMinutes', minutesIn(thing.prepTime)),
    ...said('totalMinutes', minutesIn(thing.totalTime)),
    ...said('tags', namesIn(thing.recipeCategory)),
    ...said('image', image?.startsWith('data:') ? undefined : image),
    ...said('source', textIn(thing.isBasedOn)),
    ...said('author', textIn(thing.creditText)),
  }
}

/** The photo within a recipe of RecipeSage, where it has no address: then it is written out. */
export function recipeSagePhoto(thing: Thing): string | undefined {
  const image = photoIn(thing)
  return image?.startsWith('data:') ? image.slice(image.indexOf(',') + 1) : undefined
}

function photoIn({ image }: Thing): string | undefined {
  return listIn(image).find((each): each is string => typeof each === 'string' && each !== '')
}

function stepsIn(value: unknown): string[] {
  const steps: string[] = []
  let heading = ''
  for (const each of listIn(value).slice(0, 1000)) {
    const isSection = isThing(each) && each['@type'] === 'HowToSection'
    if (isSection) heading = textIn(each.name)
    const told = stepsOf(
      isSection ? thingsOf(each.itemListElement).map(({ text }) => text) : isThing(each) ? each.text : each,
    )
    for (const step of told) {
      steps.push(heading === '' ? step : `${heading}: ${step}`)
      heading = ''
    }
  }
  return steps
}
