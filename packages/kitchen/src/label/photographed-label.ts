import { type Allergen, allergenIds } from '../diet/allergen'
import type { AllergenVerdict } from '../verdict/verdict'
import { type LabelReading, parseLabel } from './label'
import { labelPartOf } from './label-headings'

/** A printed line as it was read. Example: `{ text: 'Sugar, milk', confidence: 0.98, startsBlock: true, mayMiss: false }`. */
export interface PrintedLabelLine {
  readonly text: string
  /** How legible it is, 0 to 1. */
  readonly confidence: number
  /** A gap separates it from the line before. */
  readonly startsBlock: boolean
  /** Some of its print, or a line above it, may have been lost. */
  readonly mayMiss: boolean
}

/** Why a photographed list cannot be called whole. Example: 'cut' if it reaches the edge of the picture. */
export type LabelDoubt = 'no list' | 'unclear' | 'cut' | 'no end'

/** What a photographed label says. Example: `label.verdicts.dairy.answer` is 'contains'. */
export interface PhotographedLabel {
  /** The lists of ingredients and the sentences about allergens, as read. */
  readonly text: string
  /** Present unless the list was read from its heading to its end; then no verdict is 'none found'. */
  readonly doubt?: LabelDoubt
  readonly verdicts: Readonly<Record<Allergen, AllergenVerdict>>
  /** Ingredients that nobody knows; if there are any, no verdict is 'none found'. */
  readonly unknown: readonly string[]
}

/**
 * A line below this is not legible: words in it may be others than were read. Fitted on rendered labels, half of them set
 * aside (`verification/eval/labels`).
 */
const legible = 0.95

/**
 * Judges the print of a photographed label. An allergen that was read counts, however bad the picture; 'none found' needs a
 * list that was read legibly from its heading to its end, every ingredient of it known.
 * Example: `judgePhotographedLabel(lines, { isCut: true }).verdicts.nuts.answer` is never 'none found'.
 */
export function judgePhotographedLabel(
  lines: readonly PrintedLabelLine[],
  { isCut }: { readonly isCut: boolean },
): PhotographedLabel {
  const { lists, statements, kept, doubt: inDoubt } = findLists(lines)
  const doubt = inDoubt ?? (isCut ? 'cut' : undefined)
  const texts = lists.length > 0 ? lists : [joinLines(lines)]
  const readings = texts.map(parseLabel)
  const beside = statements.map(parseLabel)
  const verdicts = Object.fromEntries(
    allergenIds.map((allergen) => [allergen, verdictOf(allergen, readings, beside, doubt)]),
  ) as Record<Allergen, AllergenVerdict>
  const unread = readings.filter((one) => !one.readable && !isForeign(one))
  const readable = unread.length === 0 && readings.some((one) => one.readable)
  return {
    text: kept.join('\n\n'),
    ...(doubt && { doubt }),
    verdicts,
    unknown: readable ? [] : ((unread[0] ?? readings[0])?.unknown ?? []),
  }
}

/**
 * Judges the text of a photographed label again, after the rules of labels have changed. A doubt stays.
 * Example: `judgeLabelText('Ingredients: sugar, milk.').verdicts.dairy.answer` is 'contains'.
 */
export function judgeLabelText(text: string, doubt?: LabelDoubt): PhotographedLabel {
  const lines = text.split('\n\n').flatMap((part) =>
    part.split('\n').map((line, at): PrintedLabelLine => {
      return { text: line, confidence: doubt === undefined ? 1 : 0, startsBlock: at === 0, mayMiss: false }
    }),
  )
  const judged = judgePhotographedLabel(lines, { isCut: doubt !== undefined })
  return doubt === undefined ? judged : { ...judged, doubt }
}

interface Lists {
  readonly lists: readonly string[]
  readonly statements: readonly string[]
  /** Both as printed, lists with their headings and an end. */
  readonly kept: readonly string[]
  readonly doubt?: LabelDoubt | undefined
}

function findLists(lines: readonly PrintedLabelLine[]): Lists {
  const parts = lines.map((_, at) => partAt(lines, at))
  const first = parts.findIndex((part) => part?.part === 'list')
  const lists: string[] = []
  const statements: string[] = []
  const kept: string[] = []
  let doubt: LabelDoubt | undefined = first < 0 ? 'no list' : undefined
  for (let at = 0; at < lines.length; ) {
    const part = parts[at]
    if (part?.part !== 'list' && part?.part !== 'statement') {
      at += 1
      continue
    }
    const end = endOfPart(lines, parts, at)
    const own = lines.slice(at, end)
    const printed = joinLines(own).replace(/\n{2,}/g, '\n')
    kept.push(part.part === 'list' && !/[.!,;(-]$/.test(printed) ? `${printed}.` : printed)
    if (part.part === 'statement') statements.push(joinLines(own))
    else {
      const [head, ...rest] = own
      lists.push(joinLines(head ? [{ ...head, text: head.text.slice(part.at) }, ...rest] : rest))
      doubt ??= doubtOfList(own, parts[end]?.part !== undefined)
    }
    at = end
  }
  if (lines.slice(Math.max(0, first)).some(isIllegible)) doubt ??= 'unclear'
  return { lists, statements, kept, doubt }
}

/** A part ends where another begins, or with its block. */
function endOfPart(
  lines: readonly PrintedLabelLine[],
  parts: readonly ReturnType<typeof labelPartOf>[],
  from: number,
): number {
  for (let at = from + 1; at < lines.length; at += 1) {
    // The heading may stand apart from its list.
    const isApart = lines[at]?.startsBlock && !(at === from + 1 && isHeadingAlone(lines[from]?.text ?? ''))
    if (parts[at] || isApart) return at
  }
  return lines.length
}

/**
 * The part that begins with a line. Inside a block a line may begin with the same words by chance: 'modified milk / ingredient',
 * 'salt / contains less than 2 % of', 'fruit / preparation'. There only a heading with a colon begins a list, and a sentence about
 * allergens is left to the reading of the list, which knows it.
 */
function partAt(lines: readonly PrintedLabelLine[], at: number): ReturnType<typeof labelPartOf> {
  const [line, before] = [lines[at], lines[at - 1]]
  const part = line && labelPartOf(line.text)
  if (!part || !line || !before || line.startsBlock) return part
  if (part.part === 'list') return /^[^,(]{3,40}:/.test(line.text) ? part : undefined
  return part.part === 'other' && /[.!]\s*$/.test(before.text) ? part : undefined
}

function isHeadingAlone(text: string): boolean {
  return text.trim().split(/\s+/).length <= 3 && !text.includes(',')
}

function doubtOfList(own: readonly PrintedLabelLine[], isFollowed: boolean): LabelDoubt | undefined {
  if (own.some(isIllegible)) return 'unclear'
  if (own.some(({ mayMiss }) => mayMiss)) return 'unclear'
  const last = own.at(-1)?.text.trim() ?? ''
  const isOpen = /[,;(:&-]$/.test(last) || unbalanced(own)
  if (isOpen || !(isFollowed || /[.!]['")\]*]*$/.test(last))) return 'no end'
  return undefined
}

function unbalanced(own: readonly PrintedLabelLine[]): boolean {
  const text = own.map((line) => line.text).join(' ')
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  return count(/[([{]/g) !== count(/[)\]}]/g)
}

function isIllegible({ text, confidence }: PrintedLabelLine): boolean {
  return confidence < legible && /\p{L}|^$/u.test(text)
}

/** A hyphen at the end of a line joins its word, as the label reader knows; blocks are sentences. */
function joinLines(lines: readonly PrintedLabelLine[]): string {
  return lines
    .map(({ text, startsBlock }, at) => (at === 0 ? text : startsBlock ? `\n\n${text}` : `\n${text}`))
    .join('')
    .trim()
}

function verdictOf(
  allergen: Allergen,
  lists: readonly LabelReading[],
  beside: readonly LabelReading[],
  doubt: LabelDoubt | undefined,
): AllergenVerdict {
  const all = [...lists, ...beside]
  const contained = all.find((one) => one.verdicts[allergen].answer === 'contains')
  if (contained) return contained.verdicts[allergen]
  const named = all.find(({ words }) =>
    words.some((one) => one.allergen === allergen && one.answer === 'not known'),
  )
  if (named) return named.verdicts[allergen]
  if (doubt) return doubtful(doubt)
  const doubted = lists.find((one) => !one.readable && !isForeign(one))
  const whole = lists.find((one) => one.verdicts[allergen].answer === 'none found')
  return (doubted ?? whole ?? lists[0])?.verdicts[allergen] ?? doubtful('no list')
}

/** A list of which half is unknown is in a language that is not covered: another list says the same. */
function isForeign({ unknown, understood }: LabelReading): boolean {
  return unknown.length >= understood
}

const whyDoubtful: Readonly<Record<LabelDoubt, string>> = {
  'no list': 'no list of ingredients could be read',
  unclear: 'some of the list could not be read',
  cut: 'the picture shows only a part of the label',
  'no end': 'the end of the list could not be seen',
}

function doubtful(doubt: LabelDoubt): AllergenVerdict {
  return { answer: 'not known', because: { line: '', why: whyDoubtful[doubt] } }
}
