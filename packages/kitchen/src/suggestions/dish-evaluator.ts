import { maxPackFactor } from '../buying/assumed-pack'
import { enoughShare, tolerableShortage } from '../buying/shortage-tolerance'
import { timesCooked } from '../recipe-coverage/line-need'
import { partialLineWorth } from '../recipe-coverage/recipe-coverage'
import { shareWhenUnknown } from '../recipe-coverage/rescue'
import { type EvaluationBuffers, evaluationBuffersFor } from './evaluation-buffers'
import type { RecipeIndex } from './recipe-index'
import { lineFlags } from './recipe-index'

/** A lot in stock as the evaluator sees it, in numbers of the index. Example: `{ measure: 0, value: 200, urgency: 0.8, … }`. */
export interface LotCell {
  readonly measure: number
  readonly value: number
  readonly urgency: number
  /** The used part from which the amount should be checked; 0 if its amount is known. */
  readonly lookFrom: number
  readonly lotId: number
  /** A lot the cook wants to use up. */
  isNamed: boolean
  /** The amounts the dish of evaluation `trial` takes of it whole, and of its two parts, if parts share a piece. */
  used: number
  first: number
  second: number
  trial: number
}

/** The lots of a food that covers another by the food graph. Example: the lemon cells for lemon juice, 1.21 grams for a gram. */
export interface CellLink {
  readonly cells: readonly LotCell[]
  readonly grams: number
  readonly part: 0 | 1 | 2
  /** Its rank among the choices. */
  readonly order: number
}

/** Foods in stock that together substitute another. Example: the milk cells, 0.95 gram for a gram, and the lemon juice cells. */
export interface CellSwap {
  /** Its rank among the choices. */
  readonly order: number
  readonly parts: readonly { readonly cells: readonly LotCell[]; readonly ratio: number }[]
}

/** The kitchen in which dishes are evaluated. Example: `shelves[food]` are the lots of a food. */
export interface EvaluationContext {
  /** By food id, including foods that no recipe of the index needs. */
  readonly cellsOf: ReadonlyMap<string, LotCell[]>
  readonly shelves: readonly (readonly LotCell[] | undefined)[]
  /** The equivalents of a food, best first. */
  readonly links: readonly (readonly CellLink[] | undefined)[]
  readonly swaps: readonly (readonly CellSwap[] | undefined)[]
  readonly assumed: Uint8Array
}

/**
 * Evaluates dishes in numbers only, thousands a second, with the results of `coverageFromStock`.
 * Example: `evaluator.run(index) && evaluator.covered`.
 */
export class DishEvaluator {
  covered = 0
  toBuy = 0
  rescue = 0
  /** Whether anything in stock goes into it. */
  uses = false
  /** Whether it takes from the lot or food the cook named. */
  takesNamed = false

  readonly #index: RecipeIndex
  readonly #kitchen: EvaluationContext
  readonly #servings: number | undefined
  readonly #maxToBuy: number
  readonly #gram: number
  readonly #room: EvaluationBuffers
  readonly #forgiven: Float64Array
  readonly #owed: Float64Array
  readonly #summed: Int32Array
  /** The assumed content of equivalent packs of unknown size that should be checked. */
  #packs = 0
  #trial = 0
  #there = 0
  #scale = 1
  #shortCount = 0
  #unsureCount = 0

  constructor(
    index: RecipeIndex,
    kitchen: EvaluationContext,
    { servings, maxToBuy = Number.POSITIVE_INFINITY }: { servings?: number; maxToBuy?: number } = {},
  ) {
    this.#index = index
    this.#kitchen = kitchen
    this.#servings = servings
    this.#maxToBuy = maxToBuy
    this.#gram = index.measures.numbers.get('g') ?? -3
    this.#room = evaluationBuffersFor(index)
    this.#forgiven = this.#room.forgiven
    this.#owed = this.#room.owed
    this.#summed = this.#room.summed
  }

  /** Evaluates the dish at an index; false if it exceeds the allowed purchases. */
  run(position: number): boolean {
    const { dishes, lines } = this.#index
    this.#room.trials += 1
    this.#trial = this.#room.trials
    this.#there = 0
    this.#scale = timesCooked(dishes.servings[position] ?? 0, this.#servings)
    this.#shortCount = 0
    this.#unsureCount = 0
    this.toBuy = 0
    this.rescue = 0
    this.uses = false
    this.takesNamed = false
    const [start = 0, end = 0] = [dishes.start[position], dishes.end[position]]
    let whole = 0
    let isSettled = false
    for (let line = start; line < end; line += 1) {
      if (!isSettled && (lines.flags[line] ?? 0) & lineFlags.optional) {
        if (!this.#settle()) return false
        isSettled = true
      }
      const food = lines.food[line] ?? -1
      if (food >= 0 && this.#kitchen.assumed[food]) continue
      whole += lines.weight[line] ?? 0
      this.#own(line, food)
    }
    if (!isSettled && !this.#settle()) return false
    this.#rescueUnsure()
    this.covered = whole > 0 ? this.#there / whole : end > start ? 1 : 0
    return true
  }

  #own(line: number, food: number): void {
    const { lines } = this.#index
    const flags = lines.flags[line] ?? 0
    const weight = lines.weight[line] ?? 0
    const isRequired = (flags & lineFlags.optional) === 0
    if (food < 0) {
      if (isRequired) this.toBuy += 1
      return
    }
    const cells = this.#kitchen.shelves[food]
    const links = this.#kitchen.links[food]
    if (!cells && !links) {
      if (isRequired) this.#comeShort(line, 0)
      return
    }
    this.uses = true
    const measure = lines.measure[line] ?? -1
    if (measure < 0) {
      this.#there += weight
      return
    }
    const need = (lines.need[line] ?? 0) * this.#scale
    let part = 0
    if (cells) {
      part = Math.min(1, this.#left(cells, measure) / need)
      this.#take(cells, measure, need)
    }
    this.#packs = 0
    if (part < 1) this.#sum(this.#owed, food, need * (1 - part))
    const isOther = flags & lineFlags.vague && cells && hasOther(cells, measure)
    if (isOther || this.#stands(line, food, part) === covered) {
      this.#there += weight
      return
    }
    // A food that another line needs directly is not taken before that line took it.
    if (isRequired && links) this.#comeShort(line, part)
    else this.#decide(line, food, links ? this.#linked(links, need, measure, part) : part)
  }

  // The state of a line after its food and its equivalents were taken.
  #decide(line: number, food: number, part: number): void {
    const { lines } = this.#index
    const flags = lines.flags[line] ?? 0
    const weight = lines.weight[line] ?? 0
    const measure = lines.measure[line] ?? -1
    const stands = this.#stands(line, food, part)
    if (stands === covered) this.#there += weight
    else if (stands === toCheck || this.#otherOf(food, measure)) {
      if (flags & lineFlags.vague) this.#there += weight
      else {
        this.#there += weight * (part + (1 - part) * partialLineWorth.held)
        this.#room.unsureLines[this.#unsureCount] = line
        this.#unsureCount += 1
      }
    } else if ((flags & lineFlags.optional) === 0) this.#comeShort(line, part)
    else this.#there += weight * part
  }

  // The same as in `DishAllocation`, except for amounts that cannot be compared.
  #stands(line: number, food: number, part: number): typeof covered | typeof toCheck | typeof isShort {
    const { lines } = this.#index
    const flags = lines.flags[line] ?? 0
    const measure = lines.measure[line] ?? -1
    const cells = this.#kitchen.shelves[food]
    const short = (lines.need[line] ?? 0) * this.#scale * (1 - part)
    const isSummed = this.#summed[food] === this.#trial
    const before = isSummed ? (this.#forgiven[food] ?? 0) : 0
    const total = (lines.total[line] ?? 0) * this.#scale
    const allowance = tolerableShortage(total, lines.spare[line] ?? 0, lines.cut[line] ?? 0)
    const isThere = part > 0 || (cells !== undefined && isNearly(total, allowance, cells, measure))
    const isEnough = isThere && (short === 0 || before + short <= allowance)
    if ((flags & (lineFlags.packed | lineFlags.vague)) === 0) {
      const owed = isSummed ? (this.#owed[food] ?? 0) : 0
      if (cells && this.#toCheck(cells, measure, owed) > 0) return toCheck
      if (this.#packs > 0 && (isEnough || short <= this.#packs)) return toCheck
    }
    if (!isEnough) return isShort
    if (short > 0) this.#sum(this.#forgiven, food, short)
    return covered
  }

  #sum(sums: Float64Array, food: number, value: number): void {
    if (this.#summed[food] !== this.#trial) {
      this.#summed[food] = this.#trial
      this.#forgiven[food] = 0
      this.#owed[food] = 0
    }
    sums[food] = (sums[food] ?? 0) + value
  }

  // The assumed content of packs of unknown size, if so much was taken that it should be checked; otherwise 0.
  #toCheck(cells: readonly LotCell[], measure: number, owed: number): number {
    let reached = owed
    let packs = 0
    let from = 1
    for (const cell of cells) {
      if (cell.measure !== measure) continue
      reached += cell.value - this.#leftOf(cell, 0)
      if (cell.lookFrom === 0) reached -= cell.value
      else {
        packs += cell.value
        from = Math.min(from, cell.lookFrom)
      }
    }
    return reached > packs * from && reached <= packs * maxPackFactor ? packs : 0
  }

  #linked(links: readonly CellLink[], need: number, measure: number, part: number): number {
    let held = part * need
    let rest = need * (1 - part)
    this.#packs = 0
    for (const { cells, grams, part: piece } of links) {
      if (grams !== 1 && measure !== this.#gram) continue
      const there = this.#left(cells, measure, piece) / grams
      held += there
      if (!(there > 0 && rest > 0)) continue
      this.#take(cells, measure, rest * grams, piece)
      rest = Math.max(0, rest - there)
      this.#packs += this.#toCheck(cells, measure, 0) / grams
    }
    return Math.min(1, held / need)
  }

  /** A lot of the food, or of an equivalent, whose amount cannot be compared. */
  #otherOf(food: number, measure: number): LotCell | undefined {
    const own = this.#kitchen.shelves[food]?.find((cell) => cell.measure !== measure)
    if (own) return own
    for (const { cells, grams } of this.#kitchen.links[food] ?? []) {
      const isByWeight = grams !== 1 && measure !== this.#gram
      const other = isByWeight ? cells[0] : cells.find((cell) => cell.measure !== measure)
      if (other) return other
    }
    return undefined
  }

  #comeShort(line: number, part: number): void {
    this.#room.shortLines[this.#shortCount] = line
    this.#room.shortParts[this.#shortCount] = part
    this.#shortCount += 1
  }

  // Equivalents come after every required line took its own food, and swaps after that, so that none takes a food that
  // another line needs directly.
  #settle(): boolean {
    const { lines } = this.#index
    const { shortLines, shortParts, bought } = this.#room
    const linking = this.#shortCount
    for (let at = 0; at < linking; at += 1) {
      const line = shortLines[at] ?? 0
      const part = shortParts[at] ?? 0
      const food = lines.food[line] ?? 0
      const links = this.#kitchen.links[food]
      const need = (lines.need[line] ?? 0) * this.#scale
      const measure = lines.measure[line] ?? -1
      // Lines that are still short move to the end, in the same order.
      if (links) this.#decide(line, food, this.#linked(links, need, measure, part))
      else this.#comeShort(line, part)
    }
    for (let at = linking; at < this.#shortCount; at += 1) {
      const line = shortLines[at] ?? 0
      const part = shortParts[at] ?? 0
      const food = lines.food[line] ?? 0
      const weight = lines.weight[line] ?? 0
      if (this.#swap(line, food, part)) {
        this.uses = true
        this.#there += weight * (part + (1 - part) * partialLineWorth.swapped)
        continue
      }
      this.#there += weight * part
      if (bought[food] === this.#trial) continue
      bought[food] = this.#trial
      this.toBuy += 1
    }
    return this.toBuy <= this.#maxToBuy
  }

  #swap(line: number, food: number, part: number): boolean {
    const swaps = this.#kitchen.swaps[food]
    if (!swaps) return false
    const { lines } = this.#index
    const measure = lines.measure[line] ?? -1
    if (measure < 0) return true
    if (measure !== this.#gram) return false
    const short = (lines.need[line] ?? 0) * this.#scale * (1 - part)
    for (const swap of swaps) {
      if (!this.#isHere(swap, short)) continue
      for (const { cells, ratio } of swap.parts) this.#take(cells, measure, short * ratio)
      return true
    }
    return false
  }

  #isHere(swap: CellSwap, short: number): boolean {
    for (const { cells, ratio } of swap.parts) {
      if (this.#left(cells, this.#gram) < short * ratio * enoughShare) return false
    }
    return true
  }

  #left(cells: readonly LotCell[], measure: number, part: 0 | 1 | 2 = 0): number {
    let left = 0
    for (const cell of cells) if (cell.measure === measure) left += Math.max(0, this.#leftOf(cell, part))
    return left
  }

  #leftOf(cell: LotCell, part: 0 | 1 | 2): number {
    if (cell.trial !== this.#trial) return cell.value
    const { first, second } = cell
    const inParts = part === 1 ? first : part === 2 ? second : Math.max(first, second)
    return cell.value - cell.used - inParts
  }

  #take(cells: readonly LotCell[], measure: number, wanted: number, part: 0 | 1 | 2 = 0): void {
    let rest = wanted
    for (const cell of cells) {
      if (cell.measure !== measure || rest <= 0) continue
      const taken = Math.min(rest, this.#leftOf(cell, part))
      if (taken <= 0) continue
      rest -= taken
      if (cell.trial !== this.#trial) {
        cell.trial = this.#trial
        cell.used = 0
        cell.first = 0
        cell.second = 0
      }
      const before = Math.max(cell.first, cell.second)
      let more = taken
      if (part === 0) cell.used += taken
      else {
        if (part === 1) cell.first += taken
        else cell.second += taken
        more = Math.max(cell.first, cell.second) - before
      }
      if (more <= 0) continue
      this.rescue += cell.urgency * (more / cell.value)
      if (cell.isNamed) this.takesNamed = true
    }
  }

  #rescueUnsure(): void {
    const { lines } = this.#index
    for (let at = 0; at < this.#unsureCount; at += 1) {
      const line = this.#room.unsureLines[at] ?? 0
      const other = this.#otherOf(lines.food[line] ?? 0, lines.measure[line] ?? -1)
      if (!other) continue
      if (other.isNamed) this.takesNamed = true
      if (other.trial === this.#trial) continue
      other.trial = this.#trial
      other.used = 0
      other.first = 0
      other.second = 0
      this.rescue += other.urgency * shareWhenUnknown
    }
  }
}

/** Returns the state of a line by the amount taken for it. */
const [isShort, covered, toCheck] = [0, 1, 2] as const

function isNearly(total: number, allowance: number, cells: readonly LotCell[], measure: number): boolean {
  let whole = 0
  for (const cell of cells) if (cell.measure === measure) whole += cell.value
  return whole > 0 && total - whole <= allowance
}

function hasOther(cells: readonly LotCell[], measure: number): boolean {
  return cells.some((cell) => cell.measure !== measure)
}
