import type { Colour } from '../colour'

/** A piece with its place in the picture. */
export interface PieceAt {
  readonly x: number
  readonly y: number
  /** The long side. */
  readonly size: number
  /** In radians. */
  readonly turn: number
  readonly colour: Colour
  readonly inside: Colour
}
