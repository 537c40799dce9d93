import { cookingVerbs } from '../data/text/cooking-verbs'
import { lazyValue } from '../fact-table'
import { toNumber } from '../quantity/amount'
import { rangeAt, stickyMatchAt } from './step-number'

/** A timer found in a step, in seconds. Example: 'simmer for 10–12 minutes' is `{ from: 600, to: 720, label: 'simmer' }`. */
export interface StepTimer {
  readonly from: number
  readonly to: number
  /** The activity during that time. */
  readonly label?: string
  /** Once for each side. */
  readonly eachSide?: true
}

interface Duration {
  readonly from: number
  readonly to: number
  readonly end: number
}

const unit =
  /(?:\s(?:more|additional|extra|further))?(?:\s|-)?(?:(hours?|hrs?|h)|(minutes?|mins?)|(seconds?|secs?))(?![\p{L}\p{N}])\.?(?!\d)/iuy
const more = /(?:\s?,?\s{1,2}and\s{1,2}|\s?,\s?|\s{1,2}|)(?=[\d½¼¾a-z])/iy
const upTo = /\s{0,2}(?:-|–|—|\bto\b|\bor\b)\s{0,2}/iy
const idioms: readonly (readonly [RegExp, number])[] = [
  [/(?:a\s+)?half(?:\s+an|-an)?[\s-]+hour(?!\p{L})/iuy, 1800],
  [/(?:a\s+)?quarter\s+of\s+an\s+hour(?!\p{L})/iuy, 900],
  [/another\s+minute(?!\p{L})/iuy, 60],
  [/another\s+hour(?!\p{L})/iuy, 3600],
  [/three[\s-]quarters\s+of\s+an\s+hour(?!\p{L})/iuy, 2700],
]
const partMore = /\s+and\s+a\s+(half|quarter)(?:\s+(hours?|minutes?))?(?!\p{L})/iuy
const orTwo = /\s+or\s+(two|so)(?!\p{L})/iuy

/**
 * Returns the timer that begins at an index of a step, and its end, or undefined.
 * Example: `timerAt('for 1½ hours', 4)?.timer.to` is 5400.
 */
export function timerAt(
  text: string,
  at: number,
): { readonly timer: StepTimer; readonly end: number } | undefined {
  const found = durationAt(text, at)
  if (!found || found.to <= 0 || !isToWait(text, at, found.end)) return undefined
  const side = stickyMatchAt(eachSide, text, found.end)
  const label = timerLabelAt(text, at, found.end)
  return {
    timer: {
      from: found.from,
      to: found.to,
      ...(label === undefined ? {} : { label }),
      ...(side ? { eachSide: true } : {}),
    },
    end: found.end,
  }
}

const eachSide = /\s{0,2}(?:\/|(?:,?\s?(?:on|for)\s)?(?:each|per|a|every|both|either)\s)\s?sides?(?!\p{L})/iuy

// '45 minutes to 1 hour', '1 hour to 1 hour 15 minutes'.
function durationAt(text: string, at: number): Duration | undefined {
  const low = oneDurationAt(text, at)
  const gap = low && stickyMatchAt(upTo, text, low.end)
  const high = gap && oneDurationAt(text, low.end + gap[0].length)
  return low && high && high.to > low.from ? { from: low.from, to: high.to, end: high.end } : low
}

function oneDurationAt(text: string, at: number): Duration | undefined {
  for (const [idiom, seconds] of idioms) {
    const match = stickyMatchAt(idiom, text, at)
    if (match) return { from: seconds, to: seconds, end: at + match[0].length }
  }
  const number = rangeAt(text, at)
  if (!number) return undefined
  const half = stickyMatchAt(partMore, text, number.end)
  const measured = unitAt(text, half?.[2] ? number.end + half[0].lastIndexOf(half[2]) - 1 : number.end)
  if (!measured) return undefined
  const low = toNumber(number.from) + (half?.[2] ? partOf(half[1]) : 0)
  const high = number.to ? toNumber(number.to) : low
  const first = {
    from: Math.round(low * measured.seconds),
    to: Math.round(high * measured.seconds),
    end: measured.end,
  }
  return extendDuration(text, first, measured.seconds)
}

// 'an hour and a half', '1 hour, 20 minutes', '1h30', 'a minute or two'.
function extendDuration(text: string, first: Duration, seconds: number): Duration {
  const part = stickyMatchAt(partMore, text, first.end)
  if (part && part[2] === undefined) {
    const extra = partOf(part[1]) * seconds
    return { from: first.from + extra, to: first.to + extra, end: first.end + part[0].length }
  }
  const two = stickyMatchAt(orTwo, text, first.end)
  if (two?.[1] === 'two' && first.to === seconds)
    return { from: first.from, to: 2 * seconds, end: first.end + two[0].length }
  const gap = seconds > 1 ? stickyMatchAt(more, text, first.end) : undefined
  const at = gap ? first.end + gap[0].length : first.end
  const rest = gap && rangeAt(text, at)
  if (!rest) return first
  const measured = unitAt(text, rest.end)
  if (measured && measured.seconds < seconds) {
    const low = toNumber(rest.from) * measured.seconds
    const high = rest.to ? toNumber(rest.to) * measured.seconds : low
    return { from: first.from + low, to: first.to + high, end: measured.end }
  }
  const bare =
    seconds === 3600 && (gap[0] === '' ? /^\d{2}m?(?![\p{L}\p{N}])/u : /^\d{1,2}m(?![\p{L}\p{N}])/u)
  const minutes = bare === false ? null : bare.exec(text.slice(at, at + 4))
  if (!minutes) return first
  const extra = Number.parseInt(minutes[0], 10) * 60
  return { from: first.from + extra, to: first.to + extra, end: at + minutes[0].length }
}

function partOf(word: string | undefined): number {
  return word?.toLowerCase() === 'quarter' ? 0.25 : 0.5
}

const hoursThenDigits = /\s?h(?=\d{2})/iy

function unitAt(text: string, at: number): { seconds: number; end: number } | undefined {
  const found = stickyMatchAt(unit, text, at)
  if (!found) {
    const hours = stickyMatchAt(hoursThenDigits, text, at)
    return hours && { seconds: 3600, end: at + hours[0].length }
  }
  const [all, hours, minutes] = found
  return { seconds: hours ? 3600 : minutes ? 60 : 1, end: at + all.replace(/\.$/, '').length }
}

const notBefore =
  /(?:every|per|within|last|final|first|serves|keeps?(?:\s+for)?|up\s+to\s+every)\s+(?:\w+\s+)?$/i
const notAfter =
  /^(?:\s+of\s+\w+)?\s+(?:ago|earlier|old|later|less\s+than)(?!\p{L})|^\s*(?:per|for\s+(?:each|every))\s+(?:\d|lb|kg|pound|kilo|half)|^\s+before\s+(?:the\s+end|serving|it|they|eating)|^-?\s*(?:meal|recipe|dinner|dish)s?(?!\p{L})/iu

// 'every 10 minutes', 'for the last 5 minutes' and '20 minutes per 500g' are times, but no timers.
function isToWait(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  return !notBefore.test(before) && !notAfter.test(text.slice(end, end + 40))
}

const verbs = lazyValue(() => {
  const forms = new Map<string, { label: string; sure: boolean }>()
  for (const line of cookingVerbs.trim().split('\n')) {
    const [label = '', base = '', going = ''] = line.split('|')
    for (const form of base.split(';')) forms.set(form, { label, sure: true })
    for (const form of going.split(';')) if (form) forms.set(form, { label, sure: false })
  }
  return forms
})

const furthestBack = 240

/**
 * Returns the activity during a time in a step: the verb before it in its sentence, or else after it.
 * Example: in 'Simmer, stirring, for 5 minutes' it is 'simmer'.
 */
export function timerLabelAt(text: string, at: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, at - furthestBack), at)
  const sentence = before.slice(
    Math.max(...['.', '!', '?', ';', '\n'].map((mark) => before.lastIndexOf(mark))) + 1,
  )
  const after = text.slice(end, end + furthestBack).split(/[.!?;\n]/, 1)[0] ?? ''
  return verbIn(wordsOf(sentence).reverse()) ?? verbIn(wordsOf(after))
}

// The clause after 'until' is not the cook's activity; 'over a medium heat' and 'to the boil' contain no verbs.
function wordsOf(clause: string): string[] {
  const plain = clause
    .toLowerCase()
    .replace(/\b(?:until|till|so that|to avoid|without)\b[^,]*/g, ' ')
    .replace(/\b(?:a|the|of|off|medium|high|low|gentle|moderate|medium-high|medium-low)\s+heat\b/g, ' ')
    .replace(/\b(?:a|the|rolling|gentle|full|rapid)\s+(boil|simmer|rest|grill)\b/g, ' $1ing')
  return plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
}

function verbIn(words: readonly string[]): string | undefined {
  const known = words.flatMap((word) => verbs().get(word) ?? [])
  return (known.find(({ sure }) => sure) ?? known[0])?.label
}
