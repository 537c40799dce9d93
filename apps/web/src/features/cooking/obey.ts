import type { CookingTimer } from '@larder/contract/cooking'
import type { VoiceCommand } from '@larder/kitchen/voice-command'
import { isRinging, secondsLeft } from './cooking-state'
import { howMuch } from './how-much'
import { spokenTime } from './time-words'
import type { Guide } from './use-guide'

/** What came of a command: shown, and read out where it is an answer. */
export interface Reply {
  readonly done: string
  readonly say?: string
}

/** Which sheet lies over the guide. */
export type GuideSheet = 'ingredients' | 'steps' | 'dishes' | 'timer' | 'help'

interface Hands {
  readonly guide: Guide
  readonly show: (sheet: GuideSheet) => void
  readonly stopListening: () => void
}

/** Does what somebody said. Each of these has a button and a key that does the same. */
export function obey(command: VoiceCommand, { guide, show, stopListening }: Hands): Reply {
  const { steps, place, step, isLast, recipes, measures, timers, now } = guide
  switch (command.do) {
    case 'next':
      guide.next()
      return isLast ? { done: 'Finished.' } : arrived(guide, place + 1)
    case 'back':
      if (place === 0) return answer('This is the first step.')
      guide.back()
      return arrived(guide, place - 1)
    case 'go-to': {
      const asked = command.step === 'first' ? 1 : command.step === 'last' ? steps.length : command.step
      if (asked > steps.length) return answer(`There are only ${steps.length} steps.`)
      guide.goTo(asked - 1)
      return arrived(guide, asked - 1)
    }
    case 'repeat':
      return { done: `Reading step ${place + 1}.`, say: step?.text ?? '' }
    case 'ingredients': {
      show('ingredients')
      const lines = step?.ingredients.map(({ text }) => text[measures]) ?? []
      return { done: 'Here are the ingredients.', ...(lines.length > 0 && { say: `${lines.join('; ')}.` }) }
    }
    case 'timer':
      return setTimer(command, guide)
    case 'stop-timer':
      return stopTimer(command.label, guide)
    case 'time-left':
      return answer(timesLeft(timersCalled(command.label, timers), now, command.label))
    case 'how-much':
      return answer(
        howMuch(
          command.of,
          recipes.flatMap(({ ingredients }) => ingredients),
          measures,
        ),
      )
    case 'help':
      show('help')
      return { done: 'Here is what you can say.' }
    case 'stop-listening':
      stopListening()
      return { done: 'Not listening any more.' }
  }
}

function answer(words: string): Reply {
  return { done: words, say: words }
}

function arrived({ steps }: Guide, place: number): Reply {
  const step = steps[place]
  return { done: `Step ${place + 1} of ${steps.length}.`, ...(step && { say: step.text }) }
}

function setTimer({ seconds, label }: { seconds?: number; label?: string }, guide: Guide): Reply {
  if (!guide.canStartTimer) return answer('Too many timers are running.')
  const offered = guide.step?.timers.find((timer) => label === undefined || isCalled(timer.label, label))
  const length = seconds ?? offered?.seconds
  if (length === undefined) return answer('For how long? Say: timer, five minutes.')
  const name = label ?? (seconds === undefined ? offered?.label : undefined) ?? 'Timer'
  guide.startTimer(name.charAt(0).toUpperCase() + name.slice(1), length)
  return answer(`Timer set for ${spokenTime(length)}.`)
}

function stopTimer(label: string | undefined, guide: Guide): Reply {
  const { timers, now } = guide
  if (timers.length === 0) return answer('No timer is running.')
  const called = timersCalled(label, timers)
  // Whoever says 'stop the timer' while one rings means that one.
  const ringing = called.filter((timer) => isRinging(timer, now))
  const meant = ringing.length > 0 ? ringing : called
  if (meant.length === 0) return answer(`There is no timer called ${label}.`)
  if (meant.length > 1 && ringing.length === 0 && label === undefined) {
    return answer(`Which one? ${meant.map((timer) => timer.label).join(', ')}.`)
  }
  guide.stopTimers(meant.map(({ id }) => id))
  return answer(`Stopped: ${meant.map((timer) => timer.label).join(', ')}.`)
}

function timersCalled(label: string | undefined, timers: readonly CookingTimer[]): readonly CookingTimer[] {
  return label === undefined ? timers : timers.filter((timer) => isCalled(timer.label, label))
}

function isCalled(name: string, said: string): boolean {
  const [one, other] = [name.toLowerCase(), said.toLowerCase()]
  return one.includes(other) || other.includes(one)
}

function timesLeft(timers: readonly CookingTimer[], now: number, label: string | undefined): string {
  if (timers.length === 0)
    return label === undefined ? 'No timer is running.' : `There is no timer called ${label}.`
  return timers
    .map((timer) => {
      const left = secondsLeft(timer, now)
      return left > 0 ? `${timer.label}: ${spokenTime(left)} left.` : `${timer.label} is done.`
    })
    .join(' ')
}
