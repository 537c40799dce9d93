/** Which columns and parameters a statement says are equal. A branch adds what holds inside a subquery only. */
export class Bindings {
  private readonly pairs: [string, string][] = []

  constructor(private readonly outer?: Bindings) {}

  equate(one: string, other: string): void {
    this.pairs.push([one, other])
  }

  branch(): Bindings {
    return new Bindings(this)
  }

  /** Everything that a term is equal to, with itself. */
  reachedFrom(term: string): ReadonlySet<string> {
    const reached = new Set([term])
    // A set is walked with what is added meanwhile.
    for (const at of reached)
      for (const [one, other] of this.all()) {
        if (one === at) reached.add(other)
        if (other === at) reached.add(one)
      }
    return reached
  }

  /** The numbers of the parameters that a term is equal to. */
  parametersOf(term: string): number[] {
    return [...this.reachedFrom(term)].filter((one) => one.startsWith('$')).map((one) => Number(one.slice(1)))
  }

  private *all(): Generator<[string, string]> {
    if (this.outer) yield* this.outer.all()
    yield* this.pairs
  }
}
