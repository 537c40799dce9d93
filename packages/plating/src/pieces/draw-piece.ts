import { tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import type { Piece, PieceShape } from '../picture-description'
import { between, oneOf } from '../random'
import { drawBreaded, drawEscalope, drawHamSlice, drawRasher } from './crusted'
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
import { drawMeat, drawMeatStrip } from './meat-lumps'
import type { PieceAt } from './piece-at'
import { drawFinger, drawRib } from './ribs-and-fingers'
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
import { drawBaton, drawChickpea, drawGnocco, drawKernel, drawOkra, drawPod, drawSprout } from './vegetables'

const drawers: Record<PieceShape, (c: Canvas, piece: PieceAt) => void> = {
  dice: drawDice,
  chunk: drawChunk,
  meat: drawMeat,
  'meat-strip': drawMeatStrip,
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
  chickpea: drawChickpea,
  pod: drawPod,
  okra: drawOkra,
  sprout: drawSprout,
  kernel: drawKernel,
  baton: drawBaton,
  gnocco: drawGnocco,
  breaded: drawBreaded,
  escalope: drawEscalope,
  rasher: drawRasher,
  'ham-slice': drawHamSlice,
  finger: drawFinger,
  rib: drawRib,
}

/** Small pieces have this many looks of their own; more of them repeat these. */
const looksOfSmallPieces = 8
const mostSizeRepeated = 46

/** What lies about in plain sight and differs from piece to piece. */
const neverRepeated: ReadonlySet<PieceShape> = new Set(['drumstick', 'avocado'])

/** What the fire or the knife leaves uneven: no two lumps of it have the same size and tone. */
const uneven: ReadonlySet<PieceShape> = new Set([
  'chunk',
  'meat',
  'meat-strip',
  'wilted',
  'pod',
  'okra',
  'floret',
  'leaf',
  'sprout',
])

interface PiecePlace {
  readonly scale?: number
  readonly turn?: number
  /** The direction in which it lies with others, more or less. */
  readonly lean?: number
}

/** Draws a piece at a place, a little larger or smaller than usual, turned by chance unless told. */
export function drawPiece(
  c: Canvas,
  { shape, colour, inside, size }: Piece,
  x: number,
  y: number,
  { scale = 1, turn, lean }: PiecePlace = {},
): void {
  if (!c.takesPiece()) return
  const isUneven = uneven.has(shape)
  const draw = () => {
    const lift = isUneven ? oneOf(c.random, [-0.06, -0.02, 0.03]) : 0
    drawers[shape](c, {
      x,
      y,
      size: size * scale * (isUneven ? between(c.random, 0.76, 1.22) : between(c.random, 0.88, 1.14)),
      turn: turn ?? (lean === undefined ? c.random() * Math.PI * 2 : lean + between(c.random, -0.55, 0.55)),
      colour: tone(colour, lift),
      inside: tone(inside, lift),
    })
  }
  if (turn !== undefined || size * scale > mostSizeRepeated || neverRepeated.has(shape)) draw()
  else
    c.repeated(
      `${shape}${colour}${inside}${Math.round(size * scale)}${lean ?? ''}`,
      looksOfSmallPieces,
      x,
      y,
      draw,
    )
}
