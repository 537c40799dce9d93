import { RecipeDraft } from '@larder/contract/recipes'
import { doubtsIn } from '@larder/kitchen/doubtful-line'
import { plainText } from '@larder/kitchen/json-ld-recipe/plain-text'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { servingsIn } from '@larder/kitchen/recipe-text-reading/labels'
import type { Find } from './read-event'
import { courseOf, difficultyOf, tagsOf } from './to-find/kinds'
import { hostOf, pictureAddressOf, sourceNote } from './to-find/source'
import { stepsWithin } from './to-find/steps'
import { minutesOf } from './to-find/times'
import { cutTo, within } from './to-find/within'

/**
 * A loose recipe as one that could be kept: within every limit, with what was not said guessed and named, and with the lines a
 * cook should look at. One without ingredients is none.
 */
export function toFind(loose: LooseRecipe, from: string): Find | { trouble: string } {
  const lines = loose.ingredients.slice(0, 400).map(plainText).filter(isSeen)
  if (lines.length === 0) return { trouble: 'It has no ingredients.' }
  const ingredients = within(lines, { most: 100, longest: 300, inAll: 8000 })
  const guessed: string[] = []
  const guess = <Value>(what: string, value: Value | undefined, otherwise: Value): Value => {
    if (value === undefined) guessed.push(what)
    return value ?? otherwise
  }
  const steps = stepsWithin(loose.steps.slice(0, 1000).map(plainText).filter(isSeen))
  const draft = RecipeDraft.safeParse({
    title: guess('title', titleOf(loose), untitled(loose)),
    description: descriptionOf(loose),
    servings: guess('servings', servingsIn(plainText(loose.servings ?? '')), 4),
    ...guess('times', minutesOf(loose), { prepMinutes: 15, cookMinutes: 30, waitMinutes: 0 }),
    difficulty: difficultyOf(loose),
    course: courseOf(loose),
    ...cuisineOf(loose),
    tags: tagsOf(loose),
    equipment: within((loose.equipment ?? []).slice(0, 60).map(plainText).filter(isSeen), {
      most: 30,
      longest: 60,
      inAll: 1800,
    }),
    ingredients,
    steps: guess('steps', steps.length > 0 ? steps : undefined, [missingSteps(loose)]),
  })
  if (!draft.success) return { trouble: 'It could not be made into a recipe.' }
  const pictureAddress = pictureAddressOf(loose)
  return {
    from,
    draft: draft.data,
    doubts: doubtsIn(draft.data.ingredients),
    guessed,
    ...(pictureAddress === undefined ? {} : { pictureAddress }),
  }
}

function isSeen(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function titleOf({ title }: LooseRecipe): string | undefined {
  const plain = plainText(title)
  return isSeen(plain) ? cutTo(plain, 120) : undefined
}

function untitled({ source = '' }: LooseRecipe): string {
  const host = hostOf(source)
  return host === undefined ? 'Untitled recipe' : cutTo(`Recipe from ${host}`, 120)
}

function missingSteps({ source = '' }: LooseRecipe): string {
  const said = cutTo(plainText(source), 300)
  return isSeen(said) ? `Follow the steps at ${said}.` : 'Steps to be written.'
}

function descriptionOf(loose: LooseRecipe): string {
  const plain = plainText(loose.description ?? '')
  const said = isSeen(plain) ? plain : ''
  const note = sourceNote(loose)
  if (note === '' || said.includes(note)) return cutTo(said, 1000)
  const ended = said === '' || /[.!?…)\]”"]$/.test(said) ? said : `${said}.`
  return `${cutTo(ended, 999 - note.length)} ${note}`.trim()
}

function cuisineOf({ cuisine = '' }: LooseRecipe): { cuisine?: string } {
  const [first = ''] = plainText(cuisine).split(/[,;/|]/)
  const name = first.trim()
  return isSeen(name) && name.length <= 40 ? { cuisine: name } : {}
}
