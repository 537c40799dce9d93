import type { WordMeaning } from './allergen-dictionary'
import { allergenDictionary, emptyMeaning } from './allergen-dictionary'
import type { AllergenMentions, FreeFrom, PendingMention } from './allergen-mention'
import { freeFromByKind, freeFromNothing, markUncertain, removeFreeFrom } from './allergen-mention'
import type { DictionaryMatch } from './dictionary-match'
import { dictionaryMatchAt } from './dictionary-match'
import { isWholeIngredient } from './exception-scope'
import type { LabelToken } from './label-tokens'
import { tokenGaps, tokenizeLabel } from './label-tokens'

/**
 * Finds dictionary words in a text and the statements they appear in.
 * Example: `findAllergenMentions('May contain nuts').found[0]?.said` is 'may'.
 */
export function findAllergenMentions(
  text: string,
  tokens: readonly LabelToken[] = tokenizeLabel(text),
): AllergenMentions {
  return new Reader(text, tokens).read()
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const claimWords: ReadonlySet<string> = new Set([
  ...wordsOf(
    'gluten dairy milk egg eggs nut nuts peanut fish shellfish crustacean sesame sesam soy soya soja',
  ),
  ...wordsOf('sulfite sulphite msg glutamate nightshade meat celery mustard lupin mollusc mollusk'),
  ...['tree nut', 'mixed nut'],
])
const notAClaim = wordsOf('range run from of flowing trade farmed roaming')
const turns = wordsOf('but however aber jedoch mais pero ma maar mas ale')
const denials = wordsOf('not never non isnt wont cannot nicht niet')
const between = wordsOf('added any the de d di')
const joins = wordsOf('and or nor und oder et ou y o e en of')
const standIns = wordsOf('alternative substitute replacer replacement analogue')
const newItem = wordsOf('and or with plus in')
const maxDenied = 2
const additiveClasses =
  /^(?:preserv|conserv|konserv|enhanc|emuls|emulg|antioxid|stabili|flavou?r|acidity|regulator|colou?r|thicken|raising|agent|additive)/

class Reader {
  private readonly found: PendingMention[] = []
  private claims = 0
  private standing = 0
  private without: FreeFrom = freeFromNothing
  private readonly units: { first: number; after: number }[] = []
  private readonly outgrown: { first: number; after: number }[] = []
  private readonly denied = new Set<number>()
  /** The last index in the scope of a 'no' or 'without': 'no artificial flavouring'. */
  private deniedUntil = -1
  /** The current kind of statement, and the bracket depth at which it began. */
  private mode: 'is' | 'may' | 'free' = 'is'
  private modeDepth = 0
  /** The index of the first word of the statement. */
  private modeStart = 0
  /** The statement covers only a plain list, and only allergens followed since the last comma. */
  private isList = false
  private pure = true
  /** A 'no' or 'without' whose scope includes the word at this index. */
  private negated = -1
  /** Allergens the current item is declared free from, or replaces. */
  private itemClaims = 0
  private itemWithout: FreeFrom = freeFromNothing
  private additive = false

  constructor(
    private readonly text: string,
    private readonly tokens: readonly LabelToken[],
  ) {}

  read(): AllergenMentions {
    let index = 0
    while (index < this.tokens.length) {
      this.enter(index)
      const match = dictionaryMatchAt(this.tokens, index)
      const isDenied = this.mode === 'free' || index <= this.deniedUntil
      const length = match ? this.take(match, index) : this.pass(index)
      for (let at = index; isDenied && at < index + length; at += 1) this.denied.add(at)
      index += length
    }
    return {
      found: this.found,
      claims: this.claims,
      standing: this.standing,
      without: this.without,
      units: this.units,
      outgrown: this.outgrown,
      denied: this.denied,
      tokens: this.tokens,
    }
  }

  /** Handles the ends of sentences, brackets and items. */
  private enter(index: number): void {
    const { gap = 0, depth = 0, text = '' } = this.tokens[index] ?? {}
    if (gap === tokenGaps.stop || depth < this.modeDepth) this.mode = 'is'
    // After 'Free from nuts, but …' and 'free from nuts: …' the contents follow.
    if (this.mode === 'free' && index > this.modeStart) {
      const colon = gap === tokenGaps.opens && depth === this.modeDepth
      if (colon || turns.has(text)) this.mode = 'is'
    }
    if (gap !== tokenGaps.space || newItem.has(text)) this.deniedUntil = -1
    if (gap !== tokenGaps.space) {
      if (this.isList && !this.pure) this.mode = 'is'
      this.pure = true
    }
    if (gap !== tokenGaps.space || newItem.has(text)) {
      this.itemClaims = 0
      this.itemWithout = freeFromNothing
    }
  }

  /** Handles a word that is not in the dictionary. */
  private pass(index: number): number {
    const token = this.tokens[index]
    if (!token) return 1
    if (/^\d/.test(token.text)) {
      if (this.additive) this.takeNumber(token, index)
      return 1
    }
    this.additive = additiveClasses.test(token.text) || (this.additive && joins.has(token.text))
    if (!joins.has(token.text)) this.pure = false
    if (this.negated === index && between.has(token.text)) this.negated = index + 1
    return 1
  }

  /** Australian and other labels give additives by bare numbers: 'flavour enhancer (621)'. */
  private takeNumber(token: LabelToken, index: number): void {
    const after = this.text.charAt(token.end)
    const meaning =
      allergenDictionary().additives.get(token.text) ??
      allergenDictionary().additives.get(token.text.slice(0, 3))
    const isAmount = after === '%' || (after === '.' && /\d/.test(this.text.charAt(token.end + 1)))
    if (meaning && !isAmount && /^\d{3,4}[a-z]?$/.test(token.text)) this.note(meaning, index, 1)
  }

  private take(match: DictionaryMatch, index: number): number {
    const { length, meanings, excused, doubted } = match
    if (meanings.length === 0 || meanings.some(saysWhatItIs))
      this.units.push({ first: index, after: index + length })
    for (const meaning of meanings) {
      if (meaning.says) this.heed(meaning.says, index, length)
      else this.note(meaning, index, length)
    }
    const place = { first: index, after: index + length }
    const open = doubted | (excused !== 0 && !isWholeIngredient(this.tokens, place) ? excused : 0)
    if (open !== 0) {
      this.outgrown.push(place)
      this.note({ ...emptyMeaning(meanings[0]?.words ?? ''), maybe: open }, index, length, true)
    }
    this.additive = additiveClasses.test(this.tokens[index]?.text ?? '')
    return length
  }

  private heed(says: NonNullable<WordMeaning['says']>, index: number, length: number): void {
    const token = this.tokens[index]
    const next = this.tokens[index + length]
    if (!token) return
    if (says === 'not') {
      this.negated = index + length
      this.deniedUntil = index + length + maxDenied
    } else if (says === 'vegan' || says === 'vegetarian' || says === 'unsure') {
      const { allergens, traits } = freeFromByKind[says]
      this.itemWithout = freeFromByKind[says]
      this.without = { allergens: this.without.allergens | allergens, traits: this.without.traits | traits }
    } else if (says !== 'has') {
      this.mode = says === 'trace' ? 'may' : says
      this.isList = says !== 'may'
      this.modeDepth = token.depth
      this.modeStart = index + length
      this.pure = true
    } else if (this.mode !== 'is') {
      const letter = this.text.charAt(token.at)
      const starts =
        token.gap !== tokenGaps.space || next?.gap === tokenGaps.opens || letter !== letter.toLowerCase()
      const says = this.mode === 'free' && !token.text.endsWith('ing')
      if (starts || says) this.mode = 'is'
    }
  }

  private note(meaning: WordMeaning, index: number, length: number, isOutgrown = false): void {
    const first = this.tokens[index]
    const last = this.tokens[index + length - 1]
    if (!first || !last) return
    const listed = this.partsFollow(index + length)
    const draft: PendingMention = {
      at: first.at,
      end: last.end,
      first: index,
      after: index + length,
      meaning,
      contains: meaning.contains | (listed ? 0 : meaning.containsUnlisted),
      maybe: meaning.maybe | (listed ? 0 : meaning.maybeUnlisted),
      claimed: 0,
      traits: meaning.traits,
      maybeTraits: meaning.maybeTraits,
      without: this.itemWithout,
      said: this.mode,
      isOutgrown,
    }
    const all = draft.contains | draft.maybe
    if (all === 0 && draft.traits === 0 && draft.maybeTraits === 0 && meaning.beyond === undefined) return
    this.found.push(draft)
    const next = this.tokens[index + length]
    if (this.isFree(index + length)) {
      if (!this.isRefused(index, index + length)) this.deny(draft, true)
    } else if (this.negated === index || this.mode === 'free') {
      this.deny(draft, false)
      if (this.negated === index && next && joins.has(next.text)) this.negated = index + length + 1
    } else if (next?.gap === tokenGaps.space && standIns.has(next.text)) markUncertain(draft)
    draft.claimed |= (draft.contains | draft.maybe) & this.itemClaims
    draft.contains &= ~draft.claimed
    draft.maybe &= ~draft.claimed
    removeFreeFrom(draft)
    if (this.mode === 'may') markUncertain(draft)
  }

  /** Matches 'gluten-free', 'nut free', but not 'egg, free range'. */
  private isFree(index: number): boolean {
    const free = this.tokens[index]
    if (free?.gap !== tokenGaps.space || !/^(?:free|frei|vrij|fri|less)$/.test(free.text)) return false
    const next = this.tokens[index + 1]
    return !(next?.gap === tokenGaps.space && notAClaim.has(next.text))
  }

  /** 'Not gluten-free' and 'gluten-free will not do' mean that it is contained. */
  private isRefused(first: number, free: number): boolean {
    const { tokens } = this
    for (let at = first; at > first - 2 && tokens[at]?.gap === tokenGaps.space; at--) {
      if (denials.has(tokens[at - 1]?.text ?? '')) return true
    }
    for (let at = free + 1; at < free + 4 && tokens[at]?.gap === tokenGaps.space; at++) {
      if (denials.has(tokens[at]?.text ?? '')) return true
    }
    return false
  }

  /** Records an allergen as declared absent; 'gluten' covers all gluten, 'wheat' only wheat. */
  private deny(draft: PendingMention, byFree: boolean): void {
    const claims = claimWords.has(draft.meaning.words) ? draft.contains : 0
    draft.said = 'free'
    draft.contains = 0
    draft.maybe = 0
    draft.traits = 0
    draft.maybeTraits = 0
    this.claims |= claims
    this.itemClaims |= claims
    if (!byFree || this.standsAlone(draft)) this.standing |= claims
    if (!byFree) return
    const before = this.tokens[draft.first - 1]
    const other = this.found.at(-2)
    // 'gluten and dairy free' covers both.
    if (before?.text === 'and' && other && other.first === draft.first - 2 && other.said === 'is') {
      this.deny(other, true)
    }
  }

  /** Whether the claim stands alone between commas or brackets. */
  private standsAlone({ first, after }: PendingMention): boolean {
    return this.tokens[first]?.gap !== tokenGaps.space && this.tokens[after + 1]?.gap !== tokenGaps.space
  }

  /** Whether the parts of the previous item are listed: 'chocolate (sugar, cocoa mass)'. */
  private partsFollow(index: number): boolean {
    let at = index
    while (/^\d/.test(this.tokens[at]?.text ?? '')) at += 1
    const next = this.tokens[at]
    const depth = this.tokens[index - 1]?.depth ?? 0
    if (!next) return false
    const opened = next.depth > depth || next.gap === tokenGaps.opens
    return opened && !/^(?:contain|may|from|incl|bevat|enth|contien)/.test(next.text)
  }
}

// 'Pâte sablée' is listed as no meat, which says nothing about what it is.
function saysWhatItIs({
  says,
  contains,
  containsUnlisted,
  maybe,
  maybeUnlisted,
  traits,
  maybeTraits,
  denies,
  deniesTraits,
}: WordMeaning): boolean {
  if (says || denies !== 0 || deniesTraits === 0) return true
  return (contains | containsUnlisted | maybe | maybeUnlisted | traits | maybeTraits) !== 0
}
