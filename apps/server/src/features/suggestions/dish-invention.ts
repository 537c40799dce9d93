import { RecipeDraft } from '@larder/contract/recipes'
import type { InventionEvent } from '@larder/contract/suggestions'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import * as z from 'zod/mini'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Log } from '../../log'
import { type LanguageModel, ModelError, type ModelFailure } from '../../model/language-model'
import type { MatchingContextLoader } from '../recipes/matching/matching-context'
import { createDishCheck, type DishCheckContext, UnsuitableDishError } from './dish-check'
import { createDraftReader, type DraftPart, InvalidRecipeError } from './draft-reader'
import { createInventionPrompt, type InventionRequest } from './invention-prompt'
import { listUnknowns } from './list-unknowns'

export interface DishInventionParts {
  /** Undefined when none is configured. */
  model: LanguageModel | undefined
  matchingContexts: MatchingContextLoader
  limits: RateLimiter
  allowances: RateLimits
  log: Log
}

const nothingKeptMessage = 'Nothing was kept. Please try again.'
const unreachableMessage = `The model could not be reached. ${nothingKeptMessage}`
const unreadableMessage = `What the model wrote is not a recipe we can read. ${nothingKeptMessage}`
const modelFailureMessages: Record<ModelFailure, string> = {
  unreachable: unreachableMessage,
  'server-error': unreachableMessage,
  refused: 'The model rejected our request. Please tell whoever runs this installation.',
  busy: 'The model is busy just now. Please try again in a minute.',
  slow: `The model took too long. ${nothingKeptMessage}`,
  'too-long': `The model wrote too much. ${nothingKeptMessage}`,
  unreadable: unreadableMessage,
  'broke-off': `The model stopped halfway. ${nothingKeptMessage}`,
}

export function createDishInvention({
  model,
  matchingContexts,
  limits,
  allowances,
  log,
}: DishInventionParts) {
  return {
    /**
     * Streams a dish as it is written; each line is checked before it is sent. Without a final event nothing of it may be used.
     */
    async invent(
      actor: Actor,
      request: InventionRequest,
      signal: AbortSignal,
    ): Promise<AsyncIterable<InventionEvent>> {
      if (!model) throw new AppError('no-model')
      await limits.consume(`inventions:${actor.accountId}`, allowances.inventions)
      return streamInvention(model, request, await matchingContexts.of(actor), signal, log)
    },
  }
}

async function* streamInvention(
  model: LanguageModel,
  request: InventionRequest,
  context: DishCheckContext,
  signal: AbortSignal,
  log: Log,
): AsyncGenerator<InventionEvent> {
  const dish = createDishBuilder(context)
  const reader = createDraftReader()
  try {
    for await (const piece of model.complete(createInventionPrompt(request, context.eaters), signal))
      for (const part of reader.read(piece)) yield* dish.take(part)
    for (const part of reader.end()) yield* dish.take(part)
    yield dish.done()
  } catch (error) {
    // The client has disconnected.
    if (signal.aborted) return
    yield { kind: 'failed', message: toFailureMessage(error, log) }
  }
}

function toFailureMessage(error: unknown, log: Log): string {
  if (error instanceof UnsuitableDishError) return `${error.message} ${nothingKeptMessage}`
  if (error instanceof InvalidRecipeError) {
    log.info({ err: error }, 'invented dish rejected')
    return unreadableMessage
  }
  if (error instanceof ModelError) {
    log.warn({ reason: error.reason, status: error.status }, 'incomplete model response')
    return modelFailureMessages[error.reason]
  }
  log.error({ err: error }, 'dish invention failed')
  return unreachableMessage
}

function createDishBuilder(context: DishCheckContext) {
  const check = createDishCheck(context)
  const counts = { servings: 0, prep: 0, cook: 0 }
  const steps: string[] = []
  let title = ''

  return {
    *take(part: DraftPart): Generator<InventionEvent> {
      if ('count' in part) {
        counts[part.kind] = part.count
        if (part.kind === 'servings' && !(part.count >= 1 && part.count <= 100))
          throw new InvalidRecipeError('implausible number of servings')
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

    /** Validates the whole dish as strictly as a cook's own recipe. */
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
      if (!read.success) throw new InvalidRecipeError('not a valid recipe draft')
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
      const warnings = [...new Set([...disliked, ...listUnknowns(recipe, context.eaters)])]
      return { kind: 'done', draft: read.data, warnings }
    },
  }
}
