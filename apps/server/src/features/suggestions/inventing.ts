import { RecipeDraft } from '@larder/contract/recipes'
import type { InventionEvent } from '@larder/contract/suggestions'
import type { Recipe } from '@larder/kitchen/recipe'
import * as z from 'zod/mini'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import type { Allowances, Limits } from '../../http/limits'
import type { Log } from '../../log'
import { type Model, ModelError, type ModelTrouble } from '../../model/model'
import { type DishKitchen, NotForThem, openDishCheck } from './dish-check'
import { type DraftPart, NotARecipe, openDraftReader } from './draft-reader'
import { inventionPrompt, type Wanted } from './invention-prompt'
import { notKnownIn } from './not-known'

export interface InventingParts {
  /** None where the installation has none. */
  model: Model | undefined
  kitchens: { of(actor: Actor): Promise<DishKitchen> }
  limits: Limits
  allowances: Allowances
  log: Log
}

const nothingKept = 'Nothing of it was kept. Please try again.'
const notReached = `The model could not be reached. ${nothingKept}`
const notRead = `What the model wrote is not a recipe we can read. ${nothingKept}`
const sentences: Record<ModelTrouble, string> = {
  unreachable: notReached,
  'out-of-order': notReached,
  refused: 'The model did not take our question. Please tell whoever runs this installation.',
  busy: 'The model is busy just now. Please try again in a minute.',
  slow: `The model took too long. ${nothingKept}`,
  'too-long': `The model went on and on. ${nothingKept}`,
  unreadable: notRead,
  'broke-off': `The model broke off in the middle. ${nothingKept}`,
}

export function openInventing({ model, kitchens, limits, allowances, log }: InventingParts) {
  return {
    /** A dish as it is written, each line checked before it is told; in the end it is whole, or nothing of it may be used. */
    async invent(actor: Actor, wanted: Wanted, signal: AbortSignal): Promise<AsyncIterable<InventionEvent>> {
      if (!model) throw new AppError('no-model')
      await limits.spend(`inventions:${actor.accountId}`, allowances.inventions)
      return inventionOf(model, wanted, await kitchens.of(actor), signal, log)
    },
  }
}

async function* inventionOf(
  model: Model,
  wanted: Wanted,
  kitchen: DishKitchen,
  signal: AbortSignal,
  log: Log,
): AsyncGenerator<InventionEvent> {
  const dish = openDish(kitchen)
  const reader = openDraftReader()
  try {
    for await (const piece of model.complete(inventionPrompt(wanted, kitchen.eaters), signal))
      for (const part of reader.read(piece)) yield* dish.take(part)
    for (const part of reader.end()) yield* dish.take(part)
    yield dish.done()
  } catch (error) {
    // Then nobody listens any more.
    if (signal.aborted) return
    yield { kind: 'failed', message: sentenceFor(error, log) }
  }
}

function sentenceFor(error: unknown, log: Log): string {
  if (error instanceof NotForThem) return `${error.message} ${nothingKept}`
  if (error instanceof NotARecipe) {
    log.info({ err: error }, 'an invented dish was turned down')
    return notRead
  }
  if (error instanceof ModelError) {
    log.warn({ trouble: error.trouble, status: error.status }, 'the model gave no whole answer')
    return sentences[error.trouble]
  }
  log.error({ err: error }, 'inventing a dish failed')
  return notReached
}

function openDish(kitchen: DishKitchen) {
  const check = openDishCheck(kitchen)
  const counts = { servings: 0, prep: 0, cook: 0 }
  const steps: string[] = []
  let title = ''

  return {
    *take(part: DraftPart): Generator<InventionEvent> {
      if ('count' in part) {
        counts[part.kind] = part.count
        if (part.kind === 'servings' && !(part.count >= 1 && part.count <= 100))
          throw new NotARecipe('a number of servings nobody cooks for')
      } else if (part.kind === 'title') {
        title = part.text
        yield { kind: 'title', text: title }
      } else if (part.kind === 'ingredient') {
        const { line, standing } = check.ingredient(part.text, counts.servings)
        const { foodId } = line
        yield { kind: 'line', text: part.text, ...(foodId !== undefined && { foodId }), standing }
      } else {
        check.step(part.text)
        steps.push(part.text)
        yield { kind: 'step', text: part.text }
      }
    },

    /** Whole: as strict as if a cook had handed it in. */
    done(): InventionEvent {
      const { servings, prep, cook } = counts
      const read = z.safeParse(RecipeDraft, {
        title,
        description: 'A model invented this dish. Larder checked every line of it.',
        servings,
        prepMinutes: prep,
        cookMinutes: cook,
        tags: ['invented'],
        ingredients: check.lines.map(({ text }) => text),
        steps,
      })
      if (!read.success) throw new NotARecipe('it does not fit the form of a recipe')
      const recipe: Recipe = {
        id: 0,
        title,
        servings,
        minutes: prep + cook,
        occasions: [],
        tags: [],
        lines: check.lines,
      }
      const disliked = check.whole(recipe).flatMap(({ answer, about, eater, because }) => {
        const what = about === 'msg' ? 'MSG' : about
        return answer === 'contains' ? [`Contains ${what} (${eater}): ‘${because.line.trim()}’`] : []
      })
      const warnings = [...new Set([...disliked, ...notKnownIn(recipe, kitchen.eaters)])]
      return { kind: 'done', draft: read.data, warnings }
    },
  }
}
