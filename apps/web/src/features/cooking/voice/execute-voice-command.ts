import type { CookingTimer } from '@larder/contract/cooking'
import type { RecipeIngredient } from '@larder/contract/recipes'
import type { VoiceCommand } from '@larder/kitchen/cooking/voice-command'
import type { Measures } from '../../../food/recipe/ingredient-line'
import type { Guide } from '../guide/use-guide'
import { isRinging, secondsLeft } from '../session/cooking-state'
import { formatSpokenDuration } from '../timers/format-duration'

/** The result of a command: shown, and spoken if it answers a question. */
export interface VoiceCommandResult {
  readonly message: string
  readonly spokenText?: string
}

/** The sheet that is open over the guide. */
export type GuideSheet = 'ingredients' | 'steps' | 'dishes' | 'timer' | 'help'

interface VoiceCommandContext {
  readonly guide: Guide
  readonly show: (sheet: GuideSheet) => void
  readonly stopListening: () => void
}

/** Finds the ingredient lines that a spoken word means: 'butter', 'the cherry tomatoes', 'lemon'. */
function matchIngredientLines(phrase: string, ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  const phraseStems = toWordStems(phrase)
  if (phraseStems.length === 0) return []
  const candidates = ingredients.map((ingredient) => ({ ingredient, roots: toWordStems(ingredient.name) }))
  const fullMatches = candidates.filter(({ roots }) => phraseStems.every((root) => roots.includes(root)))
  // 'How much olive oil' also matches a recipe that only says oil.
  const found =
    fullMatches.length > 0
      ? fullMatches
      : candidates.filter(({ roots }) => roots.every((root) => phraseStems.includes(root)))
  return found.filter(({ roots }) => roots.length > 0).map(({ ingredient }) => ingredient)
}

/** Answers 'how much butter', as text and speech. */
export function describeIngredientAmount(
  phrase: string,
  ingredients: readonly RecipeIngredient[],
  measures: Measures,
): string {
  const lines = matchIngredientLines(phrase, ingredients)
  if (lines.length === 0) return `There is no ${phrase} in this recipe.`
  return `${lines.map(({ text }) => text[measures]).join('; ')}.`
}

function toWordStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => word.replace(/(?:(?<=[osxz]|sh|ch)es|(?<!s)s)$/u, ''))
}

const stopWords = new Set(['of', 'the', 'a', 'an', 'and', 'some'])

/** Executes a voice command. Each has a button and a key with the same effect. */
export function executeVoiceCommand(
  command: VoiceCommand,
  { guide, show, stopListening }: VoiceCommandContext,
): VoiceCommandResult {
  const { steps, place, step, isLast, recipes, measures, timers, now } = guide
  switch (command.do) {
    case 'next':
      guide.next()
      return isLast ? { message: 'Finished.' } : toStepResult(guide, place + 1)
    case 'back':
      if (place === 0) return toSpokenResult('This is the first step.')
      guide.back()
      return toStepResult(guide, place - 1)
    case 'go-to': {
      const stepNumber = command.step === 'first' ? 1 : command.step === 'last' ? steps.length : command.step
      if (stepNumber > steps.length)
        return toSpokenResult(
          steps.length === 1 ? 'There is only one step.' : `There are only ${steps.length} steps.`,
        )
      guide.goTo(stepNumber - 1)
      return toStepResult(guide, stepNumber - 1)
    }
    case 'repeat':
      return { message: `Reading step ${place + 1}.`, spokenText: step?.text ?? '' }
    case 'ingredients': {
      show('ingredients')
      const lines = step?.ingredients.map(({ text }) => text[measures]) ?? []
      return {
        message: 'Here are the ingredients.',
        ...(lines.length > 0 && { spokenText: `${lines.join('; ')}.` }),
      }
    }
    case 'timer':
      return setTimer(command, guide)
    case 'stop-timer':
      return stopTimer(command.label, guide)
    case 'time-left':
      return toSpokenResult(describeTimesLeft(findTimersByLabel(command.label, timers), now, command.label))
    case 'how-much':
      return toSpokenResult(
        describeIngredientAmount(
          command.of,
          recipes.flatMap(({ ingredients }) => ingredients),
          measures,
        ),
      )
    case 'help':
      show('help')
      return { message: 'Here is what you can say.' }
    case 'stop-listening':
      stopListening()
      return { message: 'I’ve stopped listening.' }
  }
}

function toSpokenResult(words: string): VoiceCommandResult {
  return { message: words, spokenText: words }
}

function toStepResult({ steps }: Guide, place: number): VoiceCommandResult {
  const step = steps[place]
  return { message: `Step ${place + 1} of ${steps.length}.`, ...(step && { spokenText: step.text }) }
}

function setTimer(
  { seconds, label }: { seconds?: number; label?: string },
  guide: Guide,
): VoiceCommandResult {
  if (!guide.canStartTimer) return toSpokenResult('Too many timers are running.')
  const offered = guide.step?.timers.find((timer) => label === undefined || matchesLabel(timer.label, label))
  const length = seconds ?? offered?.seconds
  if (length === undefined) return toSpokenResult('For how long? Say: timer, five minutes.')
  const name = label ?? (seconds === undefined ? offered?.label : undefined) ?? 'Timer'
  guide.startTimer(name.charAt(0).toUpperCase() + name.slice(1), length)
  return toSpokenResult(`Timer set for ${formatSpokenDuration(length)}.`)
}

function stopTimer(label: string | undefined, guide: Guide): VoiceCommandResult {
  const { timers, now } = guide
  if (timers.length === 0) return toSpokenResult('No timer is running.')
  const called = findTimersByLabel(label, timers)
  // 'Stop the timer' means the ringing one, if there is one.
  const ringing = called.filter((timer) => isRinging(timer, now))
  const targets = ringing.length > 0 ? ringing : called
  if (targets.length === 0) return toSpokenResult(`There is no timer called ${label}.`)
  if (targets.length > 1 && ringing.length === 0 && label === undefined) {
    return toSpokenResult(`Which one? ${targets.map((timer) => timer.label).join(', ')}.`)
  }
  guide.stopTimers(targets.map(({ id }) => id))
  return toSpokenResult(`Stopped: ${targets.map((timer) => timer.label).join(', ')}.`)
}

function findTimersByLabel(
  label: string | undefined,
  timers: readonly CookingTimer[],
): readonly CookingTimer[] {
  return label === undefined ? timers : timers.filter((timer) => matchesLabel(timer.label, label))
}

function matchesLabel(name: string, spokenLabel: string): boolean {
  const [one, other] = [name.toLowerCase(), spokenLabel.toLowerCase()]
  return one.includes(other) || other.includes(one)
}

function describeTimesLeft(timers: readonly CookingTimer[], now: number, label: string | undefined): string {
  if (timers.length === 0)
    return label === undefined ? 'No timer is running.' : `There is no timer called ${label}.`
  return timers
    .map((timer) => {
      const left = secondsLeft(timer, now)
      return left > 0 ? `${timer.label}: ${formatSpokenDuration(left)} left.` : `${timer.label} is done.`
    })
    .join(' ')
}
