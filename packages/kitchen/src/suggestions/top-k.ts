/** A candidate with its score; of two equal scores the smaller id ranks first. Example: `{ id: 41, score: 1.2, place: 7 }`. */
export interface ScoredItem {
  readonly id: number
  readonly score: number
  readonly place: number
}

/**
 * Returns whether one candidate ranks before another.
 * Example: `ranksBefore({ id: 1, score: 2, place: 0 }, { id: 2, score: 1, place: 1 })`.
 */
export function ranksBefore(a: ScoredItem, b: ScoredItem): boolean {
  return a.score > b.score || (a.score === b.score && a.id < b.id)
}

/** Keeps the best few of many without sorting them all. Example: `const best = new TopK(3); best.offer(dish); best.inOrder()`. */
export class TopK {
  readonly #room: number
  // A heap with the worst of the best on top.
  readonly #heap: ScoredItem[] = []

  constructor(capacity: number) {
    this.#room = capacity
  }

  /** The score a new candidate must reach; minus infinity until full. */
  get bar(): number {
    return this.#heap.length < this.#room
      ? Number.NEGATIVE_INFINITY
      : (this.#heap[0]?.score ?? Number.POSITIVE_INFINITY)
  }

  offer(one: ScoredItem): void {
    const heap = this.#heap
    if (heap.length < this.#room) {
      heap.push(one)
      this.#rise(heap.length - 1)
      return
    }
    const worst = heap[0]
    if (!worst || !ranksBefore(one, worst)) return
    heap[0] = one
    this.#sink()
  }

  /** The best first. */
  inOrder(): ScoredItem[] {
    return [...this.#heap].sort((a, b) => b.score - a.score || a.id - b.id)
  }

  #rise(from: number): void {
    const heap = this.#heap
    for (let at = from; at > 0; ) {
      const up = (at - 1) >> 1
      const [one, above] = [heap[at], heap[up]]
      if (!one || !above || !ranksBefore(above, one)) return
      heap[at] = above
      heap[up] = one
      at = up
    }
  }

  #sink(): void {
    const heap = this.#heap
    for (let at = 0; ; ) {
      let worst = at
      for (const down of [2 * at + 1, 2 * at + 2]) {
        const [one, other] = [heap[worst], heap[down]]
        if (one && other && ranksBefore(one, other)) worst = down
      }
      const [one, below] = [heap[at], heap[worst]]
      if (worst === at || !one || !below) return
      heap[at] = below
      heap[worst] = one
      at = worst
    }
  }
}
