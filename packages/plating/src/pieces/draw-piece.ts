import type { Canvas } from '../drawing/canvas'
import type { Piece, PieceShape } from '../picture-description'
import { between } from '../random'
import {
  drawChip,
  drawChunk,
  drawCob,
  drawCoin,
  drawDice,
  drawDollop,
  drawSlab,
  drawSpear,
  drawTube,
  drawWedge,
} from './cuts'
import { drawDumpling } from './dumpling'
import { drawFillet, drawFish } from './fish'
import { drawAvocado, drawCitrus, drawFruitHalf, drawRoundHalf, drawStrawberry } from './fruit'
import { drawChopped, drawFloret, drawFrond, drawLeaf, drawSprig, drawWilted } from './greens'
import { drawCutlet, drawDrumstick, drawPatty, drawSausage, drawSlice, drawSteak } from './meat'
import type { PieceAt } from './piece-at'
import { drawRing, drawShred, drawStrip } from './rings-and-strips'
import { drawEggHalf, drawFriedEgg, drawPrawn, drawShell } from './sea-and-eggs'
import {
  drawBall,
  drawBean,
  drawBerry,
  drawCrumb,
  drawFlake,
  drawMushroom,
  drawNut,
  drawOlive,
  drawSeed,
} from './small'

const drawers: Record<PieceShape, (c: Canvas, piece: PieceAt) => void> = {
  dice: drawDice,
  chunk: drawChunk,
  coin: drawCoin,
  ring: drawRing,
  strip: drawStrip,
  shred: drawShred,
  wedge: drawWedge,
  spear: drawSpear,
  leaf: drawLeaf,
  wilted: drawWilted,
  frond: drawFrond,
  sprig: drawSprig,
  chopped: drawChopped,
  floret: drawFloret,
  bean: drawBean,
  ball: drawBall,
  berry: drawBerry,
  seed: drawSeed,
  nut: drawNut,
  crumb: drawCrumb,
  flake: drawFlake,
  olive: drawOlive,
  prawn: drawPrawn,
  shell: drawShell,
  fillet: drawFillet,
  fish: drawFish,
  slice: drawSlice,
  steak: drawSteak,
  drumstick: drawDrumstick,
  cutlet: drawCutlet,
  sausage: drawSausage,
  patty: drawPatty,
  'fried-egg': drawFriedEgg,
  'egg-half': drawEggHalf,
  citrus: drawCitrus,
  avocado: drawAvocado,
  strawberry: drawStrawberry,
  mushroom: drawMushroom,
  chip: drawChip,
  dollop: drawDollop,
  slab: drawSlab,
  cob: drawCob,
  tube: drawTube,
  'fruit-half': drawFruitHalf,
  'round-half': drawRoundHalf,
  dumpling: drawDumpling,
}

/** Small pieces have this many looks of their own; more of them repeat these. */
const looksOfSmallPieces = 8
const mostSizeRepeated = 46

/** What lies about in plain sight and differs from piece to piece. */
const neverRepeated: ReadonlySet<PieceShape> = new Set(['drumstick', 'avocado'])

/** Draws a piece at a place, a little larger or smaller than usual, turned by chance unless told. */
export function drawPiece(
  c: Canvas,
  { shape, colour, inside, size }: Piece,
  x: number,
  y: number,
  { scale = 1, turn }: { readonly scale?: number; readonly turn?: number } = {},
): void {
  if (!c.takesPiece()) return
  const draw = () =>
    drawers[shape](c, {
      x,
      y,
      size: size * scale * between(c.random, 0.88, 1.14),
      turn: turn ?? c.random() * Math.PI * 2,
      colour,
      inside,
    })
  if (turn !== undefined || size * scale > mostSizeRepeated || neverRepeated.has(shape)) draw()
  else c.repeated(`${shape}${colour}${inside}${Math.round(size * scale)}`, looksOfSmallPieces, x, y, draw)
}
