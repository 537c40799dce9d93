import { chromaOf, hueOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath, num, roundedRect, smoothLine } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import {
  drawBrowning,
  drawGrains,
  drawLiquid,
  drawOilDrops,
  drawSauceDepth,
  drawSwirl,
} from '../drawing/surfaces'
import { drawBoard, drawBowl, drawPan, drawPot, middle, panMiddle } from '../drawing/vessels'
import type { PictureDescription, Piece } from '../picture-description'
import { drawPiece } from '../pieces/draw-piece'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'
import { drawNest } from './noodles'
import { drawRiceMound } from './sauces/rice-mound'
import { drawHeapedUp, drawSunk, toldApart } from './sauces/sunk'

function openVessel(c: Canvas, { vessel }: PictureDescription): Region {
  if (vessel === 'pan') {
    const r = drawPan(c)
    return { ...panMiddle, rx: r, ry: r }
  }
  if (vessel === 'board') return drawHollowLoaf(c)
  const r = vessel === 'pot' ? drawPot(c) : drawBowl(c)
  return { ...middle, rx: r, ry: r }
}

/** A loaf from above with its lid and crumb taken out, to be filled. */
function drawHollowLoaf(c: Canvas): Region {
  drawBoard(c, 200, 148)
  const { x, y } = middle
  const crust = c.lit('#c07f36')
  const loaf = roundedRect(x - 132, y - 118, 264, 236, 46)
  c.shadow(x + 10, y + 18, 158, 138, 0.5)
  c.path(loaf, tone(crust, -0.16), ' transform="translate(0 8)"')
  c.path(
    loaf,
    c.linear([
      [0, tone(crust, 0.1)],
      [0.5, crust],
      [1, tone(crust, -0.1)],
    ]),
  )
  c.inside(loaf, () =>
    drawBrowning(c, { x, y, rx: 130, ry: 116, hole: 0.8, isSquare: true }, 24, 22, '#8a4e1c'),
  )
  c.path(roundedRect(x - 121, y - 107, 242, 214, 42), c.body('#f0d9a6', 0.9))
  const crumb = c.lit('#fbeecb')
  // The crumb was torn out by hand: tufts all round the hollow.
  for (const [px, py] of scatter(c.random, { x, y, rx: 105, ry: 100, hole: 0.9 }, 54, 8)) {
    const r = between(c.random, 4, 8)
    const tuft = blob(c.random, px, py, r, r * 0.8, { wobble: 0.3, points: 7 })
    c.path(tuft, tone(crumb, -0.16, 1.2), ' opacity=".4" transform="translate(1.4 2.4)"')
    c.path(tuft, crumb)
  }
  c.shadow(x, y, 112, 110, 0.5)
  return { x, y, rx: 95, ry: 95 }
}

/** Draws a soup: smooth with a swirl, or with pieces half under the surface. */
export function drawSoup(c: Canvas, description: PictureDescription): void {
  const { base, accent, pieces, garnish, surface, form } = description
  const region = openVessel(c, description)
  const d = ellipsePath(region.x, region.y, region.rx)
  const isClear = form === 'clear-soup'
  const isBroth = surface === 'clear' && !isClear
  const isCustard = surface === 'glazed'
  drawLiquid(c, d, base, isClear || isBroth ? 1 : 0.6)
  const isChunky = pieces.length > 0
  if (isClear) {
    c.ellipse(
      region.x + 6,
      region.y + 10,
      region.rx * 0.72,
      region.rx * 0.7,
      c.radial([
        [0, tone(c.lit(base), -0.1), 0.4],
        [1, tone(c.lit(base), -0.1), 0],
      ]),
    )
    c.inside(d, () =>
      drawHeap(c, { ...region, rx: region.rx * 0.7, ry: region.ry * 0.7 }, pieces.slice(0, 3), {
        cover: 0.22,
      }),
    )
    drawOilDrops(c, region, mix(base, '#f5c15a', 0.5), 26)
  } else {
    c.inside(d, () => {
      if (isChunky) drawSunk(c, region, pieces, base, isCustard ? 0.16 : isBroth ? 0.36 : 0.6)
    })
    if ((!isChunky && !isBroth) || description.surface === 'creamy')
      drawSwirl(
        c,
        region.x - 4,
        region.y + 2,
        region.rx * 0.52,
        garnish.some(({ shape }) => shape === 'dollop') ? accent : mix(accent, '#fffaf0', 0.3),
      )
    if (isCustard)
      c.ellipse(region.x - 10, region.y - 14, region.rx * 0.66, region.rx * 0.6, '#ffffff', ' opacity=".16"')
    else drawOilDrops(c, region, mix(base, '#e8a33c', 0.4), isBroth ? 26 : isChunky ? 12 : 9)
  }
  shine(c, region)
  const raft = garnish.find((piece) => piece.shape === 'coin' && piece.size > 70)
  if (raft) drawRaft(c, region, raft)
  drawGarnish(
    c,
    { ...region, rx: region.rx * 0.72, ry: region.ry * 0.72 },
    garnish.filter((piece) => piece !== raft && (piece.shape !== 'dollop' || isChunky)),
  )
}

/** Slices of bread floating on a soup, under cheese that ran and browned in the heat. */
function drawRaft(c: Canvas, { x, y, rx }: Region, { inside }: Piece): void {
  const cheese = c.lit(inside)
  for (const [dx, dy] of [
    [-0.34, -0.26],
    [0.36, -0.16],
    [-0.06, 0.36],
  ] as const) {
    const [px, py, r] = [x + dx * rx, y + dy * rx, rx * 0.37]
    const turn = c.random() * 3
    c.shadow(px + 4, py + 9, r * 1.2, r * 1.04, 0.46)
    c.path(blob(c.random, px, py + 5, r, r * 0.8, { turn, wobble: 0.05 }), tone(c.lit('#a5622a'), -0.12))
    c.path(blob(c.random, px, py, r, r * 0.8, { turn, wobble: 0.05 }), c.body('#a5622a', 1))
    c.path(blob(c.random, px, py - 1, r * 0.92, r * 0.73, { turn, wobble: 0.05 }), c.body('#e2b270', 1))
    const melted = blob(c.random, px, py - 1, r * 0.8, r * 0.62, { turn, wobble: 0.18, points: 11 })
    c.path(melted, tone(cheese, -0.14), ' transform="translate(1 3)"')
    c.path(melted, c.body(inside, 1))
    c.inside(melted, () => drawBrowning(c, { x: px, y: py, rx: r * 0.84, ry: r * 0.66 }, 15, r * 0.34))
    c.gleam(px - r * 0.34, py - r * 0.32, r * 0.2, r * 0.07, 0.6)
  }
}

function shine(c: Canvas, { x, y, rx }: Region): void {
  const arc = (from: number, to: number, reach: number) =>
    smoothLine(
      [0, 1, 2, 3].map((step) => {
        const angle = from + ((to - from) * step) / 3
        return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * rx * reach] as const
      }),
    )
  c.line(arc(3.5, 4.35, 0.91), '#ffffff', 4.5, ` opacity="${num(0.42 * c.light.shine)}"`)
  c.line(arc(4.5, 4.62, 0.91), '#ffffff', 4.5, ` opacity="${num(0.36 * c.light.shine)}"`)
}

/** Draws noodles in broth with what lies on them. */
export function drawNoodleSoup(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, starchColour } = description
  const region = openVessel(c, description)
  const d = ellipsePath(region.x, region.y, region.rx)
  // A yellow broth is clear and golden; thick it would be a purée.
  const hue = hueOf(base)
  const isGolden = hue > 55 && hue < 100 && chromaOf(base) > 0.11
  drawLiquid(c, d, isGolden ? mix(base, '#f2d68a', 0.42) : base, 1)
  c.inside(d, () => {
    drawNest(
      c,
      { ...region, x: region.x - 8, y: region.y + 6, rx: region.rx * 0.72, ry: region.ry * 0.68 },
      starchColour === '#f5eedd' ? '#ecd296' : starchColour,
      6,
      22,
    )
    drawHeap(c, { ...region, rx: region.rx * 0.86, ry: region.ry * 0.86 }, pieces, { cover: 0.5 })
  })
  drawOilDrops(c, { ...region, hole: 0.7 }, mix(base, '#f0b850', 0.4), 16)
  shine(c, region)
  drawGarnish(c, { ...region, rx: region.rx * 0.7, ry: region.ry * 0.7 }, garnish)
}

/** Draws a stew: thick sauce, full of pieces. */
export function drawStew(c: Canvas, description: PictureDescription): void {
  const { garnish, starch, starchColour } = description
  const { base, pieces } = toldApart(description.base, description.pieces)
  const region = openVessel(c, description)
  const d = ellipsePath(region.x, region.y, region.rx)
  drawLiquid(c, d, base, 0.4)
  c.inside(d, () => {
    drawSauceDepth(c, region, base)
    drawSunk(c, region, pieces, base, 0.8)
    drawHeapedUp(c, region, pieces, base)
    // Cooked smooth: the spoon left its trace.
    if (pieces.reduce((sum, { share }) => sum + share, 0) < 0.6)
      drawSwirl(c, region.x - 6, region.y + 4, region.rx * 0.6, tone(base, 0.05))
    if (starch === 'polenta' || starch === 'mash') side(c, region, starchColour)
  })
  drawOilDrops(c, region, mix(base, '#e8902c', 0.4), 12)
  shine(c, region)
  drawGarnish(c, { ...region, rx: region.rx * 0.74, ry: region.ry * 0.74 }, garnish)
}

function side(c: Canvas, { x, y, rx }: Region, colour: PictureDescription['base']): void {
  const d = blob(c.random, x + rx * 0.62, y - rx * 0.1, rx * 0.5, rx * 0.95, { wobble: 0.07, points: 10 })
  c.path(d, tone(c.lit(colour), -0.14), ' transform="translate(-3 4)" opacity=".6"')
  c.path(d, c.body(colour, 0.8))
  c.grain(d, tone(colour, -0.15), 0.08, 0.34)
}

/** Draws a curry: sauce with pieces on one side, rice on the other. */
export function drawCurry(c: Canvas, description: PictureDescription): void {
  const { garnish, starch, starchColour, seed } = description
  const { base, pieces } = toldApart(description.base, description.pieces)
  const region = openVessel(c, description)
  const whole = ellipsePath(region.x, region.y, region.rx)
  drawLiquid(c, whole, base, 0.5)
  const hasRice = starch === 'rice' || starch === 'small-grain'
  const lean = seed % 2 ? 1 : -1
  const sauce: Region = hasRice
    ? { ...region, x: region.x + lean * region.rx * 0.3, rx: region.rx * 0.72, ry: region.ry * 0.94 }
    : region
  c.inside(whole, () => {
    drawSauceDepth(c, region, base)
    drawSunk(
      c,
      sauce,
      pieces.length > 0
        ? pieces
        : [{ shape: 'ball', colour: tone(base, 0.04), inside: tone(base, 0.1), size: 9, share: 1 }],
      base,
      hasRice ? 0.66 : 0.74,
    )
    drawHeapedUp(c, sauce, pieces, base)
    if (hasRice) {
      const rice: Region = {
        x: region.x - lean * region.rx * 0.58,
        y: region.y,
        rx: region.rx * 0.5,
        ry: region.ry * 0.92,
      }
      drawRiceMound(c, rice, starchColour, starch === 'rice')
    }
  })
  drawOilDrops(c, { ...sauce, rx: sauce.rx * 0.8 }, mix(base, '#e8902c', 0.4), 9)
  if (garnish.every(({ shape }) => shape !== 'dollop') && description.surface === 'creamy')
    drawSwirl(c, sauce.x, sauce.y, region.rx * 0.34, description.accent)
  shine(c, region)
  drawGarnish(c, { ...sauce, rx: sauce.rx * 0.66, ry: sauce.ry * 0.66 }, garnish)
}

/** Draws porridge, muesli or rice pudding: a soft surface with fruit on it. */
export function drawPorridge(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish, starch, starchColour } = description
  const region = openVessel(c, { ...description, vessel: 'bowl' })
  const d = ellipsePath(region.x, region.y, region.rx)
  const soft = mix(base, '#f3e6c8', 0.5)
  drawLiquid(c, d, soft, 0.2)
  c.inside(d, () => {
    drawGrains(
      c,
      region,
      mix(soft, starchColour, 0.4),
      300,
      starch === 'rice' ? 5 : 3,
      starch === 'rice' ? 3 : 4.4,
    )
    for (let wave = 0; wave < 3; wave += 1)
      c.line(
        blob(c.random, region.x, region.y, region.rx * (0.3 + wave * 0.22), region.rx * (0.26 + wave * 0.2), {
          wobble: 0.08,
        }),
        tone(c.lit(soft), 0.06),
        5,
        ' opacity=".35"',
      )
  })
  const fruit = pieces.filter(({ shape }) => shape !== 'egg-half')
  if (description.surface === 'crumbly') drawClusters(c, region, mix(base, '#cf8f3e', 0.6))
  drawTopping(c, region, fruit, garnish)
  shine(c, region)
}

/** Oats baked together in golden clusters. */
function drawClusters(c: Canvas, region: Region, colour: Piece['colour']): void {
  const d = ellipsePath(region.x, region.y, region.rx)
  c.path(d, tone(c.lit(colour), -0.1))
  c.inside(d, () => {
    drawGrains(c, region, tone(colour, 0.05), 360, 4, 5)
    const cluster: Piece = {
      shape: 'crumb',
      colour: tone(colour, 0.02),
      inside: tone(colour, 0.12),
      size: 19,
      share: 1,
    }
    drawHeap(c, { ...region, rx: region.rx * 0.98, ry: region.ry * 0.98 }, [cluster], { cover: 1 })
    drawGrains(c, region, tone(colour, 0.13), 300, 4.4, 4)
  })
}

/** Draws toppings in a crescent, as one lays them on a bowl. */
function drawTopping(c: Canvas, region: Region, pieces: readonly Piece[], garnish: readonly Piece[]): void {
  const start = 0.4 + c.random()
  const spots: { x: number; y: number; piece: Piece }[] = []
  pieces.slice(0, 3).forEach((piece, kind) => {
    const usable =
      piece.shape === 'fruit-half'
        ? { ...piece, shape: 'wedge' as const, size: 40 }
        : {
            ...piece,
            size: piece.size < 12 ? piece.size * 1.5 : Math.min(52, Math.max(piece.size * 1.7, 26)),
          }
    // Seeds are strewn, not laid.
    if (piece.shape === 'seed') {
      for (const [x, y] of scatter(c.random, { ...region, rx: region.rx * 0.7, ry: region.ry * 0.7 }, 16, 18))
        drawPiece(c, { ...piece, size: 6 }, x, y)
      return
    }
    // One alone goes half round the bowl, several each have their part of it.
    const span = pieces.length > 2 ? 1.5 : pieces.length > 1 ? 2 : 2.7
    const count = Math.max(6, Math.min(usable.size < 18 ? 24 : 17, Math.round((span * 300) / usable.size)))
    for (let at = 0; at < count; at += 1) {
      const angle = start + kind * (span * 0.94) + (at / count) * span
      const reach = region.rx * (0.44 + ((at * 7) % 5) * 0.1)
      spots.push({
        x: region.x + Math.cos(angle) * reach,
        y: region.y + Math.sin(angle) * reach * 0.95,
        piece: usable,
      })
    }
  })
  for (const { x, y, piece } of spots.sort((one, other) => one.y - other.y)) drawPiece(c, piece, x, y)
  const shown = new Set(pieces.slice(0, 3).map(({ colour }) => colour))
  drawGarnish(
    c,
    { ...region, rx: region.rx * 0.55, ry: region.ry * 0.55 },
    garnish.filter(({ colour, shape }) => !shown.has(colour) && shape !== 'dollop'),
  )
}

/** Draws a risotto or congee: creamy grains with pieces among them. */
export function drawRisotto(c: Canvas, description: PictureDescription): void {
  const { base, pieces, garnish } = description
  const region = openVessel(c, { ...description, vessel: 'bowl' })
  const d = ellipsePath(region.x, region.y, region.rx)
  const cream = mix(base, '#f3deaa', 0.72)
  drawLiquid(c, d, cream, 0.5)
  c.inside(d, () => {
    drawGrains(c, region, tone(cream, 0.05), 430, 4.6, 3.4)
    drawHeap(c, { ...region, rx: region.rx * 0.8, ry: region.ry * 0.8 }, pieces, { cover: 0.4 })
    drawGrains(c, { ...region, rx: region.rx * 0.9, ry: region.ry * 0.9 }, tone(cream, 0.07), 70, 4.6, 3.4)
  })
  shine(c, region)
  drawGarnish(c, { ...region, rx: region.rx * 0.66, ry: region.ry * 0.66 }, garnish)
}
