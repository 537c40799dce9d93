import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { firstText, isJsonLdNode, type JsonLdNode, toList } from '@larder/kitchen/json-ld/json-ld-node'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import {
  joinParagraphs,
  optionalField,
  readNames,
  readObjects,
  readPlainLines,
  readSteps,
} from './json-fields'

/** Whether this is a recipe of RecipeSage: schema.org, but with its credit and its notes in places of its own. */
export function isRecipeSage(thing: JsonLdNode): boolean {
  return thing['@type'] === 'Recipe' && ('creditText' in thing || 'isBasedOn' in thing)
}

/** A recipe of RecipeSage in our words. */
export function parseRecipeSageRecipe(thing: JsonLdNode): LooseRecipe {
  const notes = readObjects(thing.comment)
    .filter(({ name }) => name === 'Author Notes')
    .map(({ text }) => readPlainLines(text).join('\n'))
  const image = photoIn(thing)
  return {
    title: firstText(thing.name),
    // A line in square brackets is a heading there.
    ingredients: readPlainLines(thing.recipeIngredient).map((line) => line.replace(/^\[(.+)\]$/, '$1:')),
    steps: stepsIn(thing.recipeInstructions),
    ...optionalField('description', joinParagraphs(readPlainLines(thing.description).join('\n'), ...notes)),
    ...optionalField('servings', firstText(thing.recipeYield)),
    ...optionalField('prepMinutes', parseDurationMinutes(thing.prepTime)),
    ...optionalField('totalMinutes', parseDurationMinutes(thing.totalTime)),
    ...optionalField('tags', readNames(thing.recipeCategory)),
    ...optionalField('image', image?.startsWith('data:') ? undefined : image),
    ...optionalField('source', firstText(thing.isBasedOn)),
    ...optionalField('author', firstText(thing.creditText)),
  }
}

/** The photo within a recipe of RecipeSage, where it has no address: then it is written out. */
export function recipeSagePhoto(thing: JsonLdNode): string | undefined {
  const image = photoIn(thing)
  return image?.startsWith('data:') ? image.slice(image.indexOf(',') + 1) : undefined
}

function photoIn({ image }: JsonLdNode): string | undefined {
  return toList(image).find((each): each is string => typeof each === 'string' && each !== '')
}

function stepsIn(value: unknown): string[] {
  const steps: string[] = []
  let heading = ''
  for (const each of toList(value).slice(0, 1000)) {
    const isSection = isJsonLdNode(each) && each['@type'] === 'HowToSection'
    if (isSection) heading = firstText(each.name)
    const told = readSteps(
      isSection
        ? readObjects(each.itemListElement).map(({ text }) => text)
        : isJsonLdNode(each)
          ? each.text
          : each,
    )
    for (const step of told) {
      steps.push(heading === '' ? step : `${heading}: ${step}`)
      heading = ''
    }
  }
  return steps
}
