/** One measured number. */
export interface Figure {
  name: string
  value: number
  /**
   * For 'ratio' more is better: ours as a part of the floor's, measured in the same run. For 'times' less is: so many times
   * as long as the floor.
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
  measure(): Promise<Figure[]>
  /** What others need later and may be made ready during this one, which does not mind. */
  meanwhile?(): Promise<unknown>
}

export interface Measured {
  name: string
  date: string
  figures: Figure[]
}

/** What the last run of each measurement found, and where. */
export interface Results {
  date: string
  node: string
  cores: number
  platform: string
  measurements: Measured[]
}
