import { enough, standIn } from '../matching'
import { timesCooked } from '../matching/line-need'
import { shareWhenUnknown } from '../matching/rescue'
import type { RecipeIndex } from './recipe-index'
import { lineFlags } from './recipe-index'

/** A held lot as a trial sees it, in numbers of the index. Example: `{ measure: 0, value: 200, urgency: 0.8, … }`. */
export interface Cell {
  readonly measure: number
  readonly value: number
  readonly urgency: number
  /** The lot the cook wants gone. */
  readonly isNamed: boolean
  /** What the dish of trial `trial` takes of it. */
  used: number
  trial: number
}

/** Held foods that together may stand in for another. Example: the milk cells, 0.95 gram for a gram, and the lemon juice cells. */
export type CellSwap = readonly { readonly cells: readonly Cell[]; readonly ratio: number }[]

/** The kitchen a dish is tried in. Example: `shelves[food]` are the lots of a food. */
export interface TrialKitchen {
  readonly shelves: readonly (readonly Cell[] | undefined)[]
  readonly swaps: readonly (readonly CellSwap[] | undefined)[]
  readonly assumed: Uint8Array
  readonly servings?: number
  readonly maxToBuy: number
  /** The lots of the food that the dish must use. */
  readonly named?: readonly Cell[]
}

/**
 * Lays a dish out against the stock in numbers only: the same answers as `coverageFrom`, many thousand times a second.
 * Example: `trial.run(place) && trial.covered`.
 */
export class DishTrial {
  covered = 0
  toBuy = 0
  rescue = 0
  /** Whether anything of the house goes into it. */
  uses = false
  /** Whether it takes of the lot or food the cook named. */
  takesNamed = false

  readonly #index: RecipeIndex
  readonly #kitchen: TrialKitchen
  readonly #gram: number
  readonly #bought: Int32Array
  #trial = 0
  #there = 0
  #scale = 1
  readonly #short: number[] = []
  readonly #shortParts: number[] = []
  readonly #unsure: number[] = []

  constructor(index: RecipeIndex, kitchen: TrialKitchen) {
    this.#index = index
    this.#kitchen = kitchen
    this.#gram = index.measures.numbers.get('g') ?? -3
    this.#bought = new Int32Array(index.foods.texts.length)
  }

  /** Tries the dish at a place; false when it needs more shopping than is allowed. */
  run(place: number): boolean {
    const { dishes, lines } = this.#index
    this.#trial += 1
    this.#there = 0
    this.#scale = timesCooked(dishes.servings[place] ?? 0, this.#kitchen.servings)
    this.#short.length = 0
    this.#shortParts.length = 0
    this.#unsure.length = 0
    this.toBuy = 0
    this.rescue = 0
    this.uses = false
    this.takesNamed = false
    const [start = 0, end = 0] = [dishes.start[place], dishes.end[place]]
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
    if (!cells) {
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
    const part = Math.min(1, this.#left(cells, measure) / need)
    this.#take(cells, measure, need)
    if (part >= enough) this.#there += weight
    else if (cells.some((cell) => cell.measure !== measure)) {
      if (flags & lineFlags.vague) this.#there += weight
      else {
        this.#there += weight * (part + (1 - part) * standIn.held)
        this.#unsure.push(line)
      }
    } else if (isRequired) this.#comeShort(line, part)
    else this.#there += weight * part
  }

  #comeShort(line: number, part: number): void {
    this.#short.push(line)
    this.#shortParts.push(part)
  }

  // Swaps come after every required line took its own food, so that none takes what another asks for by name.
  #settle(): boolean {
    const { lines } = this.#index
    for (let at = 0; at < this.#short.length; at += 1) {
      const line = this.#short[at] ?? 0
      const part = this.#shortParts[at] ?? 0
      const food = lines.food[line] ?? 0
      const weight = lines.weight[line] ?? 0
      if (this.#swap(line, food, part)) {
        this.uses = true
        this.#there += weight * (part + (1 - part) * standIn.swapped)
        continue
      }
      this.#there += weight * part
      if (this.#bought[food] === this.#trial) continue
      this.#bought[food] = this.#trial
      this.toBuy += 1
    }
    return this.toBuy <= this.#kitchen.maxToBuy
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
      for (const { cells, ratio } of swap) this.#take(cells, measure, short * ratio)
      return true
    }
    return false
  }

  #isHere(swap: CellSwap, short: number): boolean {
    for (const { cells, ratio } of swap) {
      if (this.#left(cells, this.#gram) < short * ratio * enough) return false
    }
    return true
  }

  #left(cells: readonly Cell[], measure: number): number {
    let left = 0
    for (const cell of cells) {
      if (cell.measure === measure) left += cell.trial === this.#trial ? cell.value - cell.used : cell.value
    }
    return left
  }

  #take(cells: readonly Cell[], measure: number, wanted: number): void {
    let rest = wanted
    for (const cell of cells) {
      if (cell.measure !== measure || rest <= 0) continue
      const used = cell.trial === this.#trial ? cell.used : 0
      const taken = Math.min(rest, cell.value - used)
      if (taken <= 0) continue
      cell.trial = this.#trial
      cell.used = used + taken
      rest -= taken
      this.rescue += cell.urgency * (taken / cell.value)
      if (cell.isNamed) this.takesNamed = true
    }
  }

  #rescueUnsure(): void {
    const { lines } = this.#index
    for (const line of this.#unsure) {
      const food = lines.food[line] ?? 0
      const measure = lines.measure[line] ?? -1
      const cells = this.#kitchen.shelves[food]
      if (cells === this.#kitchen.named) this.takesNamed = true
      const other = cells?.find((cell) => cell.measure !== measure)
      if (!other || other.trial === this.#trial) continue
      other.trial = this.#trial
      other.used = 0
      this.rescue += other.urgency * shareWhenUnknown
    }
  }
}
