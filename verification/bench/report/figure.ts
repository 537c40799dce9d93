/** One measured number. */
export interface BenchFigure {
  name: string
  value: number
  /**
   * For 'ratio' more is better: ours as a part of the baseline's, measured in the same run. For 'times' less is: so many times
   * as long as the baseline.
   */
  unit: 'ratio' | 'times' | 'ms' | 's' | 'KB' | 'MB' | 'requests' | 'shift' | 'of 100'
  /** The most it may be. */
  limit?: number
  /** The least it may be. */
  least?: number
  note?: string
}

export interface Measurement {
  name: string
  measure(): Promise<BenchFigure[]>
  /** What others need later and may be made ready during this one, which does not mind. */
  meanwhile?(): Promise<unknown>
}

export interface MeasurementResult {
  name: string
  date: string
  figures: BenchFigure[]
}

/** What the last run of each measurement found, and where. */
export interface BenchResults {
  date: string
  node: string
  cores: number
  platform: string
  measurements: MeasurementResult[]
}
