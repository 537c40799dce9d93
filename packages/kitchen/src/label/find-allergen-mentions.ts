import type { WordMeaning } from './allergen-dictionary'
import { allergenDictionary } from './allergen-dictionary'
import type { AllergenMentions, FreeFrom, PendingMention } from './allergen-mention'
import { freeFromByKind, freeFromNothing, markUncertain, removeFreeFrom } from './allergen-mention'
import type { DictionaryMatch } from './dictionary-match'
import { dictionaryMatchAt } from './dictionary-match'
import type { LabelToken } from './label-tokens'
import { tokenGaps, tokenizeLabel } from './label-tokens'

/** Reads a text for words of the book, and for how it speaks of them. Example: `readWords('May contain nuts').found[0]?.said` is 'may'. */
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
const mostDenied = 2
const additiveClasses =
  /^(?:preserv|conserv|konserv|enhanc|emuls|emulg|antioxid|stabili|flavou?r|acidity|regulator|colou?r|thicken|raising|agent|additive)/

class Reader {
  private readonly found: PendingMention[] = []
  private claims = 0
  private standing = 0
  private without: FreeFrom = freeFromNothing
  private readonly units: { first: number; after: number }[] = []
  private readonly denied = new Set<number>()
  /** The last place that a 'no' or 'without' reaches: 'no artificial flavouring'. */
  private deniedUntil = -1
  /** How the text speaks just now, and how deep in brackets it began to. */
  private mode: 'is' | 'may' | 'free' = 'is'
  private modeDepth = 0
  /** The place of the first word that it speaks so of. */
  private modeStart = 0
  /** It speaks so only of a plain list, and there was nothing but allergens since the last comma. */
  private isList = false
  private pure = true
  /** A 'no' or 'without' that speaks of the word at this place. */
  private negated = -1
  /** What the thing named just now is said to be free from, or to replace. */
  private itemClaims = 0
  private itemWithout: FreeFrom = freeFromNothing
  private additive = false

  constructor(
    private readonly text: string,
    private readonly tokens: readonly LabelToken[],
  ) {}

  read(): AllergenMentions {
    let place = 0
    while (place < this.tokens.length) {
      this.enter(place)
      const match = dictionaryMatchAt(this.tokens, place)
      const isDenied = this.mode === 'free' || place <= this.deniedUntil
      const length = match ? this.take(match, place) : this.pass(place)
      for (let at = place; isDenied && at < place + length; at += 1) this.denied.add(at)
      place += length
    }
    return {
      found: this.found,
      claims: this.claims,
      standing: this.standing,
      without: this.without,
      units: this.units,
      denied: this.denied,
      tokens: this.tokens,
    }
  }

  /** Notices where sentences, brackets and items end. */
  private enter(place: number): void {
    const { gap = 0, depth = 0, text = '' } = this.tokens[place] ?? {}
    if (gap === tokenGaps.stop || depth < this.modeDepth) this.mode = 'is'
    // 'Free from nuts, but …' and 'free from nuts: …' go on to what is in it.
    if (this.mode === 'free' && place > this.modeStart) {
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

  /** A word that is not in the book. */
  private pass(place: number): number {
    const token = this.tokens[place]
    if (!token) return 1
    if (/^\d/.test(token.text)) {
      if (this.additive) this.takeNumber(token, place)
      return 1
    }
    this.additive = additiveClasses.test(token.text) || (this.additive && joins.has(token.text))
    if (!joins.has(token.text)) this.pure = false
    if (this.negated === place && between.has(token.text)) this.negated = place + 1
    return 1
  }

  /** Australian and other labels give additives by bare numbers: 'flavour enhancer (621)'. */
  private takeNumber(token: LabelToken, place: number): void {
    const after = this.text.charAt(token.end)
    const meaning =
      allergenDictionary().additives.get(token.text) ??
      allergenDictionary().additives.get(token.text.slice(0, 3))
    const isAmount = after === '%' || (after === '.' && /\d/.test(this.text.charAt(token.end + 1)))
    if (meaning && !isAmount && /^\d{3,4}[a-z]?$/.test(token.text)) this.note(meaning, place, 1)
  }

  private take(match: DictionaryMatch, place: number): number {
    const { length, meanings } = match
    this.units.push({ first: place, after: place + length })
    for (const meaning of meanings) {
      if (meaning.says) this.heed(meaning.says, place, length)
      else this.note(meaning, place, length)
    }
    this.additive = additiveClasses.test(this.tokens[place]?.text ?? '')
    return length
  }

  private heed(says: NonNullable<WordMeaning['says']>, place: number, length: number): void {
    const token = this.tokens[place]
    const next = this.tokens[place + length]
    if (!token) return
    if (says === 'not') {
      this.negated = place + length
      this.deniedUntil = place + length + mostDenied
    } else if (says === 'vegan' || says === 'vegetarian' || says === 'unsure') {
      const { allergens, traits } = freeFromByKind[says]
      this.itemWithout = freeFromByKind[says]
      this.without = { allergens: this.without.allergens | allergens, traits: this.without.traits | traits }
    } else if (says !== 'has') {
      this.mode = says === 'trace' ? 'may' : says
      this.isList = says !== 'may'
      this.modeDepth = token.depth
      this.modeStart = place + length
      this.pure = true
    } else if (this.mode !== 'is') {
      const letter = this.text.charAt(token.at)
      const starts =
        token.gap !== tokenGaps.space || next?.gap === tokenGaps.opens || letter !== letter.toLowerCase()
      const says = this.mode === 'free' && !token.text.endsWith('ing')
      if (starts || says) this.mode = 'is'
    }
  }

  private note(meaning: WordMeaning, place: number, length: number): void {
    const first = this.tokens[place]
    const last = this.tokens[place + length - 1]
    if (!first || !last) return
    const listed = this.partsFollow(place + length)
    const draft: PendingMention = {
      at: first.at,
      end: last.end,
      first: place,
      after: place + length,
      meaning,
      contains: meaning.contains | (listed ? 0 : meaning.containsUnlisted),
      maybe: meaning.maybe | (listed ? 0 : meaning.maybeUnlisted),
      claimed: 0,
      traits: meaning.traits,
      maybeTraits: meaning.maybeTraits,
      without: this.itemWithout,
      said: this.mode,
    }
    const all = draft.contains | draft.maybe
    if (all === 0 && draft.traits === 0 && draft.maybeTraits === 0 && meaning.beyond === undefined) return
    this.found.push(draft)
    const next = this.tokens[place + length]
    if (this.isFree(place + length)) {
      if (!this.isRefused(place, place + length)) this.deny(draft, true)
    } else if (this.negated === place || this.mode === 'free') {
      this.deny(draft, false)
      if (this.negated === place && next && joins.has(next.text)) this.negated = place + length + 1
    } else if (next?.gap === tokenGaps.space && standIns.has(next.text)) markUncertain(draft)
    draft.claimed |= (draft.contains | draft.maybe) & this.itemClaims
    draft.contains &= ~draft.claimed
    draft.maybe &= ~draft.claimed
    removeFreeFrom(draft)
    if (this.mode === 'may') markUncertain(draft)
  }

  /** 'gluten-free', 'nut free': not 'egg, free range'. */
  private isFree(place: number): boolean {
    const free = this.tokens[place]
    if (free?.gap !== tokenGaps.space || !/^(?:free|frei|vrij|fri|less)$/.test(free.text)) return false
    const next = this.tokens[place + 1]
    return !(next?.gap === tokenGaps.space && notAClaim.has(next.text))
  }

  /** 'Not gluten-free' and 'gluten-free will not do' mean that it is in it. */
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

  /** The text says that this is not in it; a word such as 'gluten' then speaks of all gluten, 'wheat' of wheat only. */
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
    // 'gluten and dairy free' speaks of both.
    if (before?.text === 'and' && other && other.first === draft.first - 2 && other.said === 'is') {
      this.deny(other, true)
    }
  }

  /** Nothing but the claim between two commas or brackets. */
  private standsAlone({ first, after }: PendingMention): boolean {
    return this.tokens[first]?.gap !== tokenGaps.space && this.tokens[after + 1]?.gap !== tokenGaps.space
  }

  /** Whether the parts of the thing before are listed: 'chocolate (sugar, cocoa mass)'. */
  private partsFollow(place: number): boolean {
    let at = place
    while (/^\d/.test(this.tokens[at]?.text ?? '')) at += 1
    const next = this.tokens[at]
    const depth = this.tokens[place - 1]?.depth ?? 0
    if (!next) return false
    const opened = next.depth > depth || next.gap === tokenGaps.opens
    return opened && !/^(?:contain|may|from|incl|bevat|enth|contien)/.test(next.text)
  }
}
