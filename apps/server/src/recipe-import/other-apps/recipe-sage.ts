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

/** Returns whether this is a RecipeSage recipe: schema.org with its own fields for credit and notes. */
export function isRecipeSage(thing: JsonLdNode): boolean {
  return thing['@type'] === 'Recipe' && ('creditText' in thing || 'isBasedOn' in thing)
}

/** Converts a RecipeSage recipe. */
export function parseRecipeSageRecipe(thing: JsonLdNode): LooseRecipe {
  const notes = readObjects(thing.comment)
    .filter(({ name }) => name === 'Author Notes')
    .map(({ text }) => readPlainLines(text).join('\n'))
  const image = findPhoto(thing)
  return {
    title: firstText(thing.name),
    // RecipeSage marks headings with square brackets.
    ingredients: readPlainLines(thing.recipeIngredient).map((line) => line.replace(/^\[(.+)\]$/, '$1:')),
    steps: readInstructions(thing.recipeInstructions),
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

/** Returns the embedded base64 photo of a RecipeSage recipe. */
export function recipeSagePhoto(thing: JsonLdNode): string | undefined {
  const image = findPhoto(thing)
  return image?.startsWith('data:') ? image.slice(image.indexOf(',') + 1) : undefined
}

function findPhoto({ image }: JsonLdNode): string | undefined {
  return toList(image).find((each): each is string => typeof each === 'string' && each !== '')
}

function readInstructions(value: unknown): string[] {
  const steps: string[] = []
  let heading = ''
  for (const each of toList(value).slice(0, 1000)) {
    const isSection = isJsonLdNode(each) && each['@type'] === 'HowToSection'
    if (isSection) heading = firstText(each.name)
    const sectionSteps = readSteps(
      isSection
        ? readObjects(each.itemListElement).map(({ text }) => text)
        : isJsonLdNode(each)
          ? each.text
          : each,
    )
    for (const step of sectionSteps) {
      steps.push(heading === '' ? step : `${heading}: ${step}`)
      heading = ''
    }
  }
  return steps
}
