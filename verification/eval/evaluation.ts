/** One number that says how well something is recognised. */
export interface EvaluationScore {
  /** What was counted, where a kind has several: 'quantity', 'unit', 'name'. */
  of?: string
  /** Right ones. */
  right: number
  /** All that were tried. */
  cases: number
  /** What is told in place of right ones and their share, where a figure is no share. */
  figure?: string
  /** Where that figure lies with a certainty of 95 %. */
  interval?: string
  note?: string
  /** Right ones and cases of every picture by name, so that two runs can be compared in pairs. */
  each?: Readonly<Record<string, readonly [right: number, cases: number]>>
}

/** One kind of real input, and what reads it. */
export interface Evaluation {
  name: string
  /** Its file or folder in the data folder: 'barcodes', 'ingredient-lines.json'; absent where it needs no data. */
  reads?: string
  measure(path: string): Promise<EvaluationScore[]>
}

/** A kind that reads a file or folder of the data folder. */
export interface DataEvaluation extends Evaluation {
  reads: string
}

export type EvaluationResult =
  | { kind: string; scores: EvaluationScore[] }
  | { kind: string; skipped: string }
  | { kind: string; failed: string }
