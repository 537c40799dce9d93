/** One number that says how well something is recognised. */
export interface Score {
  /** What was counted, where a kind has several: 'quantity', 'unit', 'name'. */
  of?: string
  /** Right ones. */
  right: number
  /** All that were tried. */
  cases: number
  /** What is told in place of right ones and their share, where a figure is no share. */
  figure?: string
  note?: string
}

/** One kind of real input, and what reads it. */
export interface Kind {
  name: string
  /** Its file or folder in the data folder: 'barcodes', 'ingredient-lines.json'; absent where it needs no data. */
  reads?: string
  measure(path: string): Promise<Score[]>
}

/** A kind that reads a file or folder of the data folder. */
export interface DataKind extends Kind {
  reads: string
}

export type Outcome = { kind: string; scores: Score[] } | { kind: string; skipped: string }
