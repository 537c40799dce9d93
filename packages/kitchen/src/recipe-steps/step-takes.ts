import { toUnitsOfRegion } from '../country/measure-region'
import { foodById } from '../food/food'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import { parseIngredient } from '../ingredient/ingredient'
import { requestedQuantityOf } from '../ingredient/quantity'
import { hasWordRole } from '../ingredient/word-role'
import type { Amount } from '../quantity/amount'
import { amount, compare, dividedBy, minus, one, plus, zero } from '../quantity/amount'
import { convert } from '../quantity/quantity'
import { parseUnit, unitById } from '../quantity/units'
import type { RecipeLine } from '../recipe/recipe'
import { ingredientUsesOf } from './ingredient-uses'

/**
 * The part of a line that a step takes: all of it, a part, the rest, or nothing new because it is in the dish already
 * ('again'). A part of unknown size has no share.
 * Example: 'half the oil' is `{ place: 2, kind: 'part', share: ½ }`.
 */
export interface StepTake {
  /** Index of the line in the list of ingredients. */
  readonly place: number
  readonly kind: 'all' | 'part' | 'rest' | 'again'
  /** The share of the line's amount, if known. */
  readonly share?: Amount
}

type Line = Pick<RecipeLine, 'text' | 'foodId' | 'quantity' | 'region'>

/**
 * Returns the part of each line that each step takes, so that a step shows its own amount instead of the whole
 * recipe's.
 * Example: of 4 tbsp oil, 'Fry in half of the oil.' takes ½ and 'Add the remaining oil.' the other half.
 */
export function stepTakes(steps: readonly string[], lines: readonly Line[]): StepTake[][] {
  const uses = usesWithoutAsides(steps, lines)
  const mentioned = steps.map(
    (step, at) =>
      new Map(
        (uses[at] ?? []).map((index) => [index, mentionOf(step, lines[index], isOnlyLine(lines, index))]),
      ),
  )
  const taken = new Map<number, Amount | 'unknown'>()
  return steps.map((_, at) =>
    (uses[at] ?? []).map((index): StepTake => {
      const mention = mentioned[at]?.get(index) ?? 'plain'
      const later = mentioned.slice(at + 1).map((one) => one.get(index))
      const isOnlyUse = taken.get(index) === undefined && later.every((one) => one === undefined)
      const isSome = mention === 'some' || mention === 'trace'
      // The dash of vinegar that a dish needs is all the vinegar of its list.
      const take = takeOf(
        isSome && isOnlyUse ? 'everything' : mention,
        taken.get(index),
        later.some(leavesSome),
      )
      const after = shareAfter(taken.get(index), take, mention === 'trace')
      if (after !== undefined) taken.set(index, after)
      return { place: index, ...take }
    }),
  )
}

/** The uses of each step, without mere mentions of what a later step takes: 'a pan of salted water for the pasta'. */
function usesWithoutAsides(steps: readonly string[], lines: readonly Line[]): number[][] {
  const uses = ingredientUsesOf(steps, lines)
  const isAsideAt = uses.map(
    (places, at) => new Set(places.filter((place) => isAside(steps[at], lines[place]))),
  )
  const first = new Map<number, number>()
  uses.forEach((places, at) => {
    for (const place of places) if (!isAsideAt[at]?.has(place) && !first.has(place)) first.set(place, at)
  })
  return uses.map((places, at) =>
    places.filter((place) => !isAsideAt[at]?.has(place) || at >= (first.get(place) ?? 0)),
  )
}

const asidePattern =
  /(?:^|\s)(?:while|when|once|before|after|without|without any)\s+(?:(?:the|your)\s+)?(?:\p{L}+\s+)?$/iu
// 'A pan of salted water for the pasta'; but 'make room for the salmon' puts it there.
const waterFor = /\bwater\b[^.;!?]*\bfor\s+(?:(?:the|your)\s+)?(?:\p{L}+\s+)?$/iu
const because = /\b(?:because|since|so that)\b[^.;!?,]*$/iu
// Water to boil, soak or rinse in is not the water of the list.
const bathPattern =
  /\b(?:salted|boiled|boiling|simmering|running|iced?|hot|cold|warm|lukewarm|tepid|fresh|in|of|under)\s+$/i
const measuredWater =
  /\b(?:the|rest|remaining|half|measured|\d\s?(?:ml|l|tbsp|tablespoons?|cups?) of)\s+(?:\p{L}+\s+)?$/iu

function isAside(step = '', line: Line | undefined): boolean {
  const mentions = line ? mentionsOf(step, line) : []
  return line !== undefined && mentions.length > 0 && mentions.every((one) => isOnlyNamed(one, line))
}

// The step names it and takes none of it.
function isOnlyNamed({ before, sentence }: MentionText, line: Line): boolean {
  return (
    asidePattern.test(before) || waterFor.test(sentence) || because.test(sentence) || isBath(before, line)
  )
}

function isBath(before: string, { foodId, text }: Line): boolean {
  const bath = foodId === 'water' && !measuredWater.test(before) ? bathPattern.exec(before) : null
  return bath !== null && !text.toLowerCase().includes(bath[0].trim().toLowerCase())
}

// With two lines of oil, nobody knows of which one '1 tbsp oil' is a part.
function isOnlyLine(lines: readonly Line[], index: number): boolean {
  const foodId = lines[index]?.foodId
  return lines.filter((line) => line.foodId === foodId).length === 1
}

/**
 * How a step refers to a line: plainly, to the rest, to a part of unknown size, to a trace such as a pinch, to a known part, or to a
 * part and then to the rest, which is everything that is left.
 */
type Mention = 'plain' | 'rest' | 'some' | 'trace' | 'everything' | Amount

function isSplit(mention: Mention | undefined): boolean {
  return mention !== undefined && mention !== 'plain' && mention !== 'trace'
}

// A later 'all the prawns' leaves nothing out of what came before.
function leavesSome(mention: Mention | undefined): boolean {
  return isSplit(mention) && (typeof mention !== 'object' || compare(mention, one) < 0)
}

function takeOf(
  mention: Mention,
  before: Amount | 'unknown' | undefined,
  isShared: boolean,
): Omit<StepTake, 'place'> {
  if (mention === 'some') return { kind: 'part' }
  if (mention === 'trace') return { kind: before === undefined ? 'part' : 'again' }
  if (mention === 'everything' && before === undefined) return { kind: 'all', share: one }
  if (mention !== 'plain' && mention !== 'rest' && mention !== 'everything') {
    return compare(mention, one) >= 0 ? { kind: 'all', share: one } : { kind: 'part', share: mention }
  }
  if (before === undefined && mention === 'plain')
    return isShared ? { kind: 'part' } : { kind: 'all', share: one }
  if (before === undefined || before === 'unknown') return { kind: mention === 'plain' ? 'again' : 'rest' }
  const left = minus(one, before)
  if (compare(left, zero) <= 0) return { kind: 'again' }
  return { kind: 'rest', share: left }
}

function shareAfter(
  before: Amount | 'unknown' | undefined,
  { kind, share }: Omit<StepTake, 'place'>,
  isTrace: boolean,
) {
  // A pinch leaves as good as all for later.
  if (isTrace && kind !== 'all') return before
  if (kind === 'again') return before ?? 'unknown'
  if (kind === 'rest') return one
  if (share === undefined || before === 'unknown') return 'unknown'
  const sum = plus(before ?? zero, share)
  return compare(sum, one) > 0 ? one : sum
}

const shares: Readonly<Record<string, Amount>> = {
  half: amount(1, 2),
  '½': amount(1, 2),
  third: amount(1, 3),
  '⅓': amount(1, 3),
  'two thirds': amount(2, 3),
  '⅔': amount(2, 3),
  quarter: amount(1, 4),
  '¼': amount(1, 4),
  'three quarters': amount(3, 4),
  '¾': amount(3, 4),
  all: one,
}

// Searched backwards from the name: at most three descriptive words stand between.
const between = String.raw`(?:\s+of)?(?:\s+(?:the|your|this|that|these|those|its))?(?:\s+[\p{L}'’-]+){0,3}\s*$`
const restPattern = new RegExp(
  String.raw`(?:\b(?:remaining|rest of|other (?:half|third|quarter)|the (?:last|second|other))|(?:^|\s)(?:restlich\p{L}*|übrig\p{L}*|restant\p{L}*|reste (?:de|du|des)|resto d\p{L}+|rimanent\p{L}*|resterende|overige|resten a[vf]))${between}`,
  'iu',
)
const partPattern = new RegExp(
  String.raw`(?:^|\s)(half|½|two[- ]thirds|⅔|(?:a |one[- ])?third|⅓|three[- ]quarters|¾|(?:a |one[- ])?quarter|¼|all|hälfte|halbe[nrs]?|moitié|mitad|metà|helft|halva|halvdelen)${between}`,
  'iu',
)
const foreignHalf = /^(?:hälfte|halbe[nrs]?|moitié|mitad|metà|helft|halva|halvdelen)$/i
const somePattern = new RegExp(
  String.raw`\b(?:(?:some|most|part)(?: more)? of${between}|\ba (?:little|bit|few|knob|handful|spoonful|ladle|ladleful|glug|scattering)(?: more)? of (?:the|your|this|that|its)${between})`,
  'iu',
)
const tracePattern = new RegExp(
  String.raw`\b(?:an? (?:small |tiny |little |good |generous |thin )?(?:pinch|dash|splash|drizzle|sprinkling|dusting|drop|few drops|squeeze|slice|grating|little|bit|few|knob|handful|spoonful|ladle|ladleful|glug|scattering)(?: more)? of)${between}`,
  'iu',
)
const forEachAfter = /^\s*(?:\p{L}+\s+)?(?:in|into|on|onto|for|to|over)\s+(?:each|every)\b/iu
// 'three prawn halves' are cut already: nobody knows of how many.
const cutAfter = /^\s*\p{L}*\s+(?:halves|quarters|slices|pieces|strips|wedges|ribbons)\b/iu
const amountPattern =
  /(\d[\d.,/⁄ ]*[½¼¾⅓⅔]?|[½¼¾⅓⅔]|\b(?:one|two|three|four|five|six|a|an))\s*([\p{L}]+)?\s+(?:of\s+(?:the|your)|der|des|du|de la|del|della|van de|van het|av)\s+[^\d]*$/iu
// 'Heat 1 tbsp oil', 'another 300 ml stock', 'beat 2 eggs': an amount of its own right before the food.
const barePattern =
  /(\banother|(?<![\d.,/⁄])\d[\d.,/⁄]*(?: ?\d\/\d|[½¼¾⅓⅔])?|[½¼¾⅓⅔]|\b(?:one|two|three|four|five|six))\s*(?:([\p{L}]+)\s+)?(?:of\s+)?(?:[\p{L}'’-]+\s+){0,2}$/iu
const eachPattern = /\b(?:each|every|per|apiece)\b/i
const percentPattern = new RegExp(String.raw`(\d{1,2}) ?% of${between}`, 'iu')
const article = /^an?$/i
const allButPattern = /\ball (?:but|except)(?: for)?(?: about)?\s*$/i

function mentionOf(step: string, line: Line | undefined, isOnly: boolean): Mention {
  if (!line) return 'plain'
  const statesOwnShare = isOnly && !eachPattern.test(step)
  const named = mentionsOf(step, line)
  const taken = named.filter((one) => !isOnlyNamed(one, line))
  const mentions = (taken.length > 0 ? taken : named).map((one) => mentionAfter(one, line, statesOwnShare))
  const split = mentions.filter(isSplit)
  // 'half the milk, then the rest of the milk' takes it all.
  const parts = mentions.filter((one) => one !== 'plain')
  if (parts.length > 1 && parts.at(-1) === 'rest' && parts[0] !== 'rest') return 'everything'
  const shares = split.filter((one): one is Amount => typeof one === 'object')
  if (shares.length > 1 && shares.length === split.length) {
    const sum = shares.reduce(plus)
    return compare(sum, one) > 0 ? one : sum
  }
  // 'Chop the onions. Fry one of the onions' handles them all.
  return mentions[0] === 'plain' ? 'plain' : (split[0] ?? mentions[0] ?? 'plain')
}

function mentionAfter({ before, after }: MentionText, line: Line, statesOwnShare: boolean): Mention {
  if (cutAfter.test(after) && barePattern.test(before)) return 'some'
  // 'one of the eggs into each' are as many as there are.
  if (forEachAfter.test(after) && amountPattern.test(before)) return 'plain'
  if (restPattern.test(before)) return 'rest'
  const percent = percentPattern.exec(before)?.[1]
  if (percent !== undefined && Number(percent) > 0) return amount(Number(percent), 100)
  if (tracePattern.test(before)) return 'trace'
  const measured = amountPattern.exec(before)
  const fraction = measured && !measured[2] ? fractionOf(measured[1] ?? '') : undefined
  if (fraction) return fraction
  const exact = measured && shareOf(measured[1] ?? '', measured[2] ?? '', line)
  if (exact) {
    const isAllBut = allButPattern.test(before.slice(0, measured.index))
    // Nobody knows how much all but a handful is.
    if (isAllBut && article.test(measured[1] ?? '')) return 'some'
    return isAllBut ? minus(one, exact) : exact
  }
  if (somePattern.test(before)) return 'some'
  const part = partPattern.exec(before)?.[1]
  if (part !== undefined && foreignHalf.test(part)) return amount(1, 2)
  const word = part
    ?.toLowerCase()
    .replace(/^(?:a |one[- ])/, '')
    .replace('-', ' ')
  return (
    (word !== undefined && shares[word]) ||
    (statesOwnShare ? bareShareOf(before, line) : undefined) ||
    'plain'
  )
}

// '1/3 of the butter' is a third of it, not of a pat.
function fractionOf(number: string): Amount | undefined {
  const mentioned = requestedQuantityOf(parseIngredient(`${number} onions`))?.quantity.amount
  return mentioned && compare(mentioned, one) < 0 ? mentioned : undefined
}

function bareShareOf(before: string, line: Line): Amount | undefined {
  const [, number = '', word = ''] = barePattern.exec(before) ?? []
  if (number === '') return undefined
  const unit = parseUnit(word) ? word : ''
  if (/^another$/i.test(number) && unit === '') return undefined
  const share = shareOf(/^another$/i.test(number) ? '1' : number, unit, line)
  return share && compare(share, one) < 0 ? share : undefined
}

const maxMentions = 8

/** The text around a mention, within its clause. */
interface MentionText {
  readonly before: string
  readonly after: string
  /** The sentence so far. */
  readonly sentence: string
}

/**
 * The text around each mention of a line's food, within its clause: 'Fry the onion in half of the' of 'Fry the onion in half of
 * the oil'. Cheddar is also the cheese.
 */
function mentionsOf(step: string, { text, foodId }: Line): MentionText[] {
  const own = mentionsOfWords(step, normalizeWords(parseIngredient(text).name))
  const food = own.length > 0 || foodId === undefined ? undefined : foodById(foodId)
  return food ? mentionsOfWords(step, normalizeWords(food.name).slice(-1)) : own
}

function mentionsOfWords(step: string, words: readonly string[]): MentionText[] {
  const names = new Set(words.map(stemWord))
  const head = stemWord(words.at(-1) ?? '')
  const found: MentionText[] = []
  let end = -1
  for (const match of step.slice(0, 2000).matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) {
    const [word] = normalizeWords(match[0])
    if (word === undefined || !names.has(stemWord(word))) continue
    const after = step.slice(match.index + match[0].length)
    // 'Butter the bread with half of the butter': the first is what to do.
    if (
      /(?:^|[.;!?]\s*)$/.test(step.slice(0, match.index)) &&
      /^\s+(?:an?|the|your|each|both)\b/i.test(after)
    )
      continue
    // 'red lentils' are no mention of a red onion.
    const next = normalizeWords(/^\s+([\p{L}'’-]+)/u.exec(after)?.[1] ?? '')[0]
    const isDescribing = stemWord(word) !== head && hasWordRole('adjective', word)
    if (isDescribing && (next === undefined || !names.has(stemWord(next)))) continue
    // 'olive oil' and 'clove of garlic' are one mention.
    const isSame = end >= 0 && /^\s+(?:of\s+)?$/.test(step.slice(end, match.index))
    end = match.index + match[0].length
    const clauseAfter = after.split(/[.;:!?,]/u)[0] ?? ''
    if (isSame) {
      const last = found.at(-1)
      if (last) found[found.length - 1] = { ...last, after: clauseAfter }
      continue
    }
    const clause = step
      .slice(0, match.index)
      .split(/[.;:!?,]|\b(?:and|then|with|in|into|on|over|to)\b(?=[^.;:!?,]*$)/u)
      .at(-1)
    const sentence =
      step
        .slice(0, match.index)
        .split(/[.;!?]/u)
        .at(-1) ?? ''
    found.push({ before: clause ?? '', after: clauseAfter, sentence })
    if (found.length >= maxMentions) break
  }
  return found
}

/** Returns the share of a line that an amount is: 1 tbsp of 4 tbsp is a quarter. */
function shareOf(number: string, unit: string, { text, foodId, quantity, region }: Line): Amount | undefined {
  const whole = quantity ?? requestedQuantityOf(parseIngredient(text))?.quantity
  const measure = parseIngredient(`${number} ${unit} ${parseIngredient(text).name}`)
  const read = requestedQuantityOf(measure)?.quantity
  // '3 of the garlic cloves' counts what the line counts.
  const isCounted = whole && unit === '' && !isWeighed(whole.unit)
  const mentioned = read && isCounted ? { ...read, unit: whole.unit } : read
  if (!whole || !mentioned || compare(whole.amount, zero) <= 0) return undefined
  const same = convert(toUnitsOfRegion(mentioned, quantity && region), whole.unit, foodId)
  if (!same.ok || compare(same.quantity.amount, zero) <= 0) return undefined
  const share = dividedBy(same.quantity.amount, whole.amount)
  return compare(share, one) > 0 ? undefined : share
}

function isWeighed(unit: string): boolean {
  const kind = unitById(unit)?.kind
  return kind === 'mass' || kind === 'volume'
}
