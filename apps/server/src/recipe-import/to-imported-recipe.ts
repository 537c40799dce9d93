import { RecipeDraft } from '@larder/contract/recipes'
import { toPlainText } from '@larder/kitchen/json-ld/plain-text'
import { parseServings } from '@larder/kitchen/plain-text-recipe/time-and-servings'
import { findDoubtfulLines } from '@larder/kitchen/recipe/doubtful-line'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import type { ImportedRecipe } from './import-event'
import { detectCourse, detectDifficulty, toTags } from './imported-recipe/classification'
import { findPictureUrl, formatSourceNote, hostNameOf } from './imported-recipe/source'
import { fitSteps } from './imported-recipe/steps'
import { toRecipeMinutes } from './imported-recipe/times'
import { truncateText, truncateTexts } from './imported-recipe/truncate'

/**
 * Converts a loose recipe to one that can be saved: within every limit, with missing fields guessed and listed, and with the
 * lines a cook should check. A recipe without ingredients is rejected.
 */
export function toImportedRecipe(loose: LooseRecipe, from: string): ImportedRecipe | { failure: string } {
  const lines = loose.ingredients.slice(0, 400).map(toPlainText).filter(hasVisibleText)
  if (lines.length === 0) return { failure: 'It has no ingredients.' }
  const ingredients = truncateTexts(lines, { most: 100, longest: 300, inAll: 8000 })
  const guessed: string[] = []
  const orGuess = <Value>(field: string, value: Value | undefined, otherwise: Value): Value => {
    if (value === undefined) guessed.push(field)
    return value ?? otherwise
  }
  const steps = fitSteps(loose.steps.slice(0, 1000).map(toPlainText).filter(hasVisibleText))
  const draft = RecipeDraft.safeParse({
    title: orGuess('title', titleOf(loose), untitled(loose)),
    description: descriptionOf(loose),
    servings: orGuess('servings', parseServings(toPlainText(loose.servings ?? '')), 4),
    ...orGuess('times', toRecipeMinutes(loose), { prepMinutes: 15, cookMinutes: 30, waitMinutes: 0 }),
    difficulty: detectDifficulty(loose),
    course: detectCourse(loose),
    ...cuisineOf(loose),
    tags: toTags(loose),
    equipment: truncateTexts((loose.equipment ?? []).slice(0, 60).map(toPlainText).filter(hasVisibleText), {
      most: 30,
      longest: 60,
      inAll: 1800,
    }),
    ingredients,
    steps: orGuess('steps', steps.length > 0 ? steps : undefined, [missingSteps(loose)]),
  })
  if (!draft.success) return { failure: 'It could not be made into a recipe.' }
  const pictureAddress = findPictureUrl(loose)
  return {
    from,
    draft: draft.data,
    doubts: findDoubtfulLines(draft.data.ingredients),
    guessed,
    ...(pictureAddress === undefined ? {} : { pictureAddress }),
  }
}

function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function titleOf({ title }: LooseRecipe): string | undefined {
  const plain = toPlainText(title)
  return hasVisibleText(plain) ? truncateText(plain, 120) : undefined
}

function untitled({ source = '' }: LooseRecipe): string {
  const host = hostNameOf(source)
  return host === undefined ? 'Untitled recipe' : truncateText(`Recipe from ${host}`, 120)
}

function missingSteps({ source = '' }: LooseRecipe): string {
  const text = truncateText(toPlainText(source), 300)
  return hasVisibleText(text) ? `Follow the steps at ${text}.` : 'Steps to be written.'
}

function descriptionOf(loose: LooseRecipe): string {
  const plain = toPlainText(loose.description ?? '')
  const text = hasVisibleText(plain) ? plain : ''
  const note = formatSourceNote(loose)
  if (note === '' || text.includes(note)) return truncateText(text, 1000)
  const sentence = text === '' || /[.!?…)\]”"]$/.test(text) ? text : `${text}.`
  return `${truncateText(sentence, 999 - note.length)} ${note}`.trim()
}

function cuisineOf({ cuisine = '' }: LooseRecipe): { cuisine?: string } {
  const [first = ''] = toPlainText(cuisine).split(/[,;/|]/)
  const name = first.trim()
  return hasVisibleText(name) && name.length <= 40 ? { cuisine: name } : {}
}
