import { type Colour, lightnessOf, mix, tone } from '../colour'
import type { Canvas } from '../drawing/canvas'
import { blob, ellipsePath } from '../drawing/geometry'
import { type Region, scatter } from '../drawing/scatter'
import { drawDust, drawGrains, drawPool } from '../drawing/surfaces'
import type { PictureDescription, Piece } from '../picture-description'
import { between } from '../random'
import { drawGarnish, drawHeap } from './arrange'
import { drawMound, lettuceLeaf, servingRegion } from './heaps'
import { drawNest } from './noodles'

/** Draws a salad: leaves, grains or noodles below, everything else tossed among them. */
export function drawSalad(c: Canvas, description: PictureDescription): void {
  const { pieces, garnish, base, seed, starch, starchColour } = description
  const region = servingRegion(c, seed % 3 === 0 ? 'plate' : 'bowl')
  const inner = { ...region, rx: region.rx * 1.06, ry: region.ry * 1.06 }
  const leaves = pieces.filter(({ shape, size }) => shape === 'leaf' && size > 23)
  const isCreamy = starch === undefined && leaves.length === 0 && lightnessOf(base) > 0.86
  // Between pieces without leaves one sees their cut sides in the dressing, not a brown ground.
  const below = leaves[0]
    ? mix(leaves[0].colour, '#24401c', 0.2)
    : mix(pieces[0]?.inside ?? base, '#80602c', 0.28)
  const isFine = pieces[0]?.shape === 'ball' && pieces[0].size < 9
  const grain = mix(starchColour, base, starch === 'small-grain' ? 0.22 : 0)
  drawMound(
    c,
    inner,
    starch ? grain : isCreamy ? mix(base, '#fffdf4', 0.7) : isFine ? tone(below, 0.06, 1.2) : below,
    isFine || starch ? 0.95 : undefined,
  )
  c.inside(ellipsePath(region.x, region.y, region.rx * 1.04), () => {
    if (starch) drawStarch(c, inner, { ...description, starchColour: tone(grain, 0.03, 1.08) })
    const wide = leaves.map((leaf) => ({ ...leaf, size: Math.max(44, leaf.size), share: 1 / leaves.length }))
    if (wide.length > 0) drawHeap(c, inner, wide, { cover: starch ? 0.25 : 0.8 })
    const rest = pieces.filter((piece) => !leaves.includes(piece))
    const cover = starch || isCreamy ? 0.75 : leaves.length > 0 ? 0.85 : 1.8
    drawHeap(c, inner, rest.length > 0 ? rest : [lettuceLeaf], { cover })
    if (wide.length > 0)
      drawHeap(c, { ...inner, rx: inner.rx * 0.9, ry: inner.ry * 0.9 }, wide, { cover: 0.12, scale: 0.7 })
  })
  // Over toasted flatbread the yoghurt is poured, with butter and paprika on it.
  const yoghurt = garnish.find(({ shape }) => shape === 'dollop')
  const isPoured = isCreamy && yoghurt !== undefined && pieces.some(({ shape }) => shape === 'chip')
  if (isPoured) drawPoured(c, inner, yoghurt.colour, pieces)
  const onTop = isPoured ? garnish.filter(({ shape }) => shape !== 'dollop') : garnish
  drawGarnish(c, { ...region, rx: region.rx * 0.7, ry: region.ry * 0.7 }, onTop)
}

function drawPoured(c: Canvas, { x, y, rx, ry }: Region, colour: Colour, pieces: readonly Piece[]): void {
  const cream = mix(colour, '#ffffff', 0.3)
  drawPool(c, { x: x - rx * 0.04, y: y + ry * 0.02, rx: rx * 0.62, ry: ry * 0.56 }, cream, 0.3)
  const top = { x, y, rx: rx * 0.46, ry: ry * 0.4 }
  drawHeap(
    c,
    top,
    pieces.filter(({ shape }) => shape !== 'chip'),
    { cover: 0.24 },
  )
  for (const [px, py] of scatter(c.random, top, 7, 22))
    c.path(
      blob(c.random, px, py, between(c.random, 4, 11), between(c.random, 2.5, 5), {
        turn: c.random() * 3,
        wobble: 0.25,
      }),
      c.lit('#dd7a24'),
      ' opacity=".75"',
    )
  drawDust(c, top, '#b23a17', 60, 1.8)
}

/** Draws the grains, noodles or pasta that a salad is made of. */
function drawStarch(c: Canvas, region: Region, { starch, starchColour }: PictureDescription): void {
  const soft = { ...region, rx: region.rx * 0.92, ry: region.ry * 0.92 }
  if (starch === 'noodles') drawNest(c, soft, starchColour, 5, 30)
  else if (starch === 'pasta') {
    const tube: Piece = { shape: 'tube', colour: '#f0d089', inside: '#d9ac5c', size: 38, share: 1 }
    drawHeap(c, region, [tube], { cover: 1.2 })
  } else
    drawGrains(c, region, starchColour, 520, starch === 'rice' ? 7.6 : 1.8, starch === 'rice' ? 3.4 : 3.6)
}
