/** One measured number. */
export interface Figure {
  name: string
  value: number
  /** For 'ratio' more is better: ours as a part of the floor's, measured in the same run. */
  unit: 'ratio' | 'ms' | 's' | 'KB' | 'MB' | 'requests' | 'shift'
  /** The most it may be. */
  limit?: number
  note?: string
}

export interface Measurement {
  name: string
  measure(): Promise<Figure[]>
}
