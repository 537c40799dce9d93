import type { PixelArea, RgbaImage } from '@larder/sight/image/image'
import { identityHomography, invertHomography, similarityTransform } from '@larder/sight/shelf/homography'
import { drawHand, drawNonFoodObject } from './distractors'
import type { CameraView, EmptyShelves, FoodCutout, PlacedFood } from './fridge-scene'
import {
  createSceneRandom,
  drawEmptyShelves,
  renderCameraView,
  renderScene,
  toPictureArea,
  viewSize,
} from './fridge-scene'

/** Something that truly happened between two pictures. */
export interface TrueChange {
  kind: 'came' | 'went'
  label: string
  area: PixelArea
}

/** Two pictures of one shelf, not yet pressed into files, and what happened between them. */
export interface ScenePair {
  happening: ShelfScenario
  before: RgbaImage
  after: RgbaImage
  quality: { before: number; after: number }
  /** How many pixels of the after picture are to be melted together. */
  blur: number
  truths: TrueChange[]
}

/** What may happen to a shelf between two pictures, and how many such pairs a run composes. */
export const shelfScenarios = {
  added: 20,
  removed: 20,
  moved: 12,
  swapped: 12,
  several: 8,
  thing: 8,
  hand: 6,
  light: 14,
  angle: 14,
  'light and angle': 8,
  lamp: 6,
  noise: 6,
  dark: 6,
  blurred: 4,
} as const
export type ShelfScenario = keyof typeof shelfScenarios

const scenariosWithoutChange: ReadonlySet<ShelfScenario> = new Set([
  'light',
  'angle',
  'light and angle',
  'lamp',
  'noise',
  'dark',
  'blurred',
])

/** Composes one pair; the same seed gives the same pair. */
export function composePair(happening: ShelfScenario, cuts: readonly FoodCutout[], seed: number): ScenePair {
  const random = createSceneRandom(seed)
  const shelves = randomShelves(random)
  const empty = drawEmptyShelves(shelves)
  const { laid, free } = placeFoods(shelves, cuts, random)
  const looks = { before: randomView(random), after: randomView(random) }
  const { after, came, went } = applyScenario(happening, laid, free, cuts, random)
  if (!scenariosWithoutChange.has(happening)) {
    // Real pictures never differ in one thing alone.
    if (random() < 0.5) Object.assign(looks.after, otherLight(random, 0.5))
    if (random() < 0.5) looks.after.warp = otherAngle(random, 0.5)
  }
  if (happening === 'light' || happening === 'light and angle')
    Object.assign(looks.after, otherLight(random, 1))
  if (happening === 'angle' || happening === 'light and angle') looks.after.warp = otherAngle(random, 1)
  if (happening === 'lamp')
    looks.after.spot = {
      x: 1.4 * random() - 0.7,
      y: random() - 0.5,
      reach: 0.25 + 0.3 * random(),
      by: random() < 0.5 ? 0.45 : -0.4,
    }
  if (happening === 'noise') Object.assign(looks.after, { noise: 6, quality: 45 })
  if (happening === 'dark') Object.assign(looks.after, { gain: 0.02 + 0.08 * random(), noise: 5 })
  if (happening === 'blurred') looks.after.blur = 7 + Math.floor(4 * random())
  return {
    happening,
    before: renderCameraView(renderScene(empty, laid), looks.before, random),
    after: renderCameraView(renderScene(empty, after), looks.after, random),
    quality: { before: looks.before.quality, after: looks.after.quality },
    blur: looks.after.blur,
    truths: [
      ...came.map((food) => toTrueChange('came', food, looks.after)),
      ...went.map((food) => toTrueChange('went', food, looks.before)),
    ],
  }
}

function toTrueChange(kind: TrueChange['kind'], food: PlacedFood, look: CameraView): TrueChange {
  return { kind, label: food.cut.label, area: toPictureArea(food, invertHomography(look.warp)) }
}

interface ShelfSpot {
  x: number
  level: number
}

function applyScenario(
  happening: ShelfScenario,
  laid: readonly PlacedFood[],
  free: ShelfSpot[],
  cuts: readonly FoodCutout[],
  random: () => number,
) {
  const after = [...laid]
  const [came, went]: [PlacedFood[], PlacedFood[]] = [[], []]
  const take = () => after.splice(Math.floor(random() * after.length), 1)[0]
  const known = () => new Set([...laid, ...came].map(({ cut }) => cut.label))
  const add = (place: ShelfSpot | undefined) => {
    // A food of a label that is not there yet, so that what came and what went cannot be mistaken for a move.
    const strangers = cuts.filter(({ label }) => !known().has(label))
    if (place) came.push(placeFood(oneOf(strangers, random), place, random))
  }
  const remove = () => {
    const gone = take()
    if (gone) went.push(gone)
    return gone
  }
  if (happening === 'added') add(free.pop())
  if (happening === 'removed') remove()
  if (happening === 'swapped') {
    const gone = remove()
    if (gone) add({ x: gone.x, level: gone.y + gone.height / 2 })
  }
  if (happening === 'several') {
    add(free.pop())
    remove()
    add(free.pop())
  }
  const [place] = free
  if (happening === 'thing' && place)
    after.push(placeFood({ label: 'thing', picture: drawNonFoodObject(random) }, place, random))
  if (happening === 'hand' && place) after.push(drawHand(place, random))
  if (happening === 'moved') {
    const [gone, place] = [take(), free.pop()]
    if (gone && place) after.push({ ...gone, x: place.x, y: place.level - gone.height / 2 })
  }
  return { after: [...after, ...came], came, went }
}

function randomShelves(random: () => number): EmptyShelves {
  const base = 170 + 55 * random()
  return {
    colour: [base * (0.94 + 0.08 * random()), base, base * (0.97 + 0.08 * random())],
    levels: [221 + 8 * random(), 417 + 8 * random(), 613 + 8 * random()],
    kind: random() < 0.5 ? 'glass' : 'wire',
    spacing: 15 + Math.floor(12 * random()),
  }
}

function placeFoods({ levels }: EmptyShelves, cuts: readonly FoodCutout[], random: () => number) {
  const places = shuffled(
    levels.flatMap((level) =>
      [0, 1, 2, 3].map((column) => ({ x: 150 + column * 200 + 20 * (random() - 0.5), level })),
    ),
    random,
  )
  const count = 3 + Math.floor(6 * random())
  const laid = places.slice(0, count).map((place) => placeFood(oneOf(cuts, random), place, random))
  return { laid, free: places.slice(count) }
}

function placeFood(cut: FoodCutout, { x, level }: ShelfSpot, random: () => number): PlacedFood {
  const size = 116 + 50 * random()
  const shape = 0.85 + 0.3 * random()
  const [width, height] = [size * shape, size / shape]
  return {
    cut,
    x,
    y: level - height / 2,
    width,
    height,
    part: 0.7 + 0.25 * random(),
    roundness: 2.5 + 3 * random(),
  }
}

function randomView(random: () => number): CameraView {
  return {
    warp: identityHomography,
    gain: 0.95 + 0.1 * random(),
    warmth: 0,
    slopeX: 0,
    slopeY: 0,
    vignette: 0.06,
    noise: 2,
    blur: 0,
    quality: 75 + Math.floor(18 * random()),
  }
}

function otherLight(random: () => number, much: number): Partial<CameraView> {
  const about = (span: number) => (2 * random() - 1) * span * much
  return {
    gain: Math.exp(about(0.45)),
    warmth: about(0.14),
    slopeX: about(0.25),
    slopeY: about(0.2),
    vignette: 0.06 + 0.2 * much * random(),
  }
}

function otherAngle(random: () => number, much: number): number[] {
  const about = (span: number) => (2 * random() - 1) * span * much
  const shift = (2 * 12) / viewSize.width
  const warp = [...similarityTransform(about(3), 1 + about(0.02), about(shift), about(shift))]
  warp[6] = about(0.02)
  warp[7] = about(0.02)
  return warp
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** Whether a place in one picture is the place of a food: its middle lies within. */
export function isWithinFood(area: PixelArea, truth: PixelArea): boolean {
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2]
  const inside = (value: number, from: number, size: number) => value >= from && value <= from + size
  return inside(x, truth.left, truth.width) && inside(y, truth.top, truth.height)
}
