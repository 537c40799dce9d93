import { expect, test } from 'vitest'
import type { PixelArea, RgbaImage } from '../image/image'
import type { AreaClassification } from '../recognition/classification'
import { bookingThreshold, detectShelfChanges, type ShelfChange } from './shelf-changes'
import { isClearShelf } from './shelf-clarity'

type Colour = readonly [number, number, number]
interface Thing extends PixelArea {
  colour: Colour
}
type Light = (x: number, y: number) => Colour
const [width, height] = [480, 360]
const day: Light = () => [1, 1, 1]

const foods: Record<string, Colour> = {
  tomato: [200, 40, 30],
  lime: [70, 160, 40],
  plum: [90, 40, 110],
  lemon: [230, 200, 50],
}
const tomato = { colour: foods.tomato ?? [0, 0, 0], left: 60, top: 70, width: 70, height: 60 }
const lime = { colour: foods.lime ?? [0, 0, 0], left: 200, top: 190, width: 60, height: 60 }
const plum = { colour: foods.plum ?? [0, 0, 0], left: 330, top: 70, width: 64, height: 60 }
const lemon = { colour: foods.lemon ?? [0, 0, 0], left: 330, top: 190, width: 70, height: 60 }

/** A grey wall with rails and two shelves; `degrees` rotates the camera, `shift` moves it. */
function shelf(
  things: readonly Thing[],
  options: { light?: Light; degrees?: number; shift?: number } = {},
): RgbaImage {
  const { light = day, degrees = 0, shift = 0 } = options
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const [px, py] = [cos * dx - sin * dy + width / 2 + shift, sin * dx + cos * dy + height / 2]
      const [red, green, blue] = light(x, y)
      const seen = colourAt(things, px, py)
      const grain = ((x * 7919 + y * 104729) % 7) - 3
      data.set(
        [seen[0] * red + grain, seen[1] * green + grain, seen[2] * blue + grain, 255],
        (y * width + x) * 4,
      )
    }
  return { width, height, data }
}

function colourAt(things: readonly Thing[], x: number, y: number): Colour {
  for (const { colour, left, top, width: wide, height: high } of things) {
    const far = Math.hypot((x - left - wide / 2) / (wide / 2), (y - top - high / 2) / (high / 2))
    if (far > 1) continue
    const shade = 0.75 + 0.25 * Math.sin(x / 4) * Math.cos(y / 5)
    return [colour[0] * shade, colour[1] * shade, colour[2] * shade]
  }
  if ([135, 255].some((level) => y >= level && y < level + 6)) return [110, 112, 115]
  if ((Math.abs(x - 160) < 4 || Math.abs(x - 300) < 4) && ((y % 40) + 40) % 40 < 18) return [150, 152, 155]
  return [200 - y / 12, 203 - y / 12, 206 - y / 12]
}

/** Names by the nearest hue, as a model would; a wall is no food. */
async function name(picture: RgbaImage, areas: readonly PixelArea[]): Promise<AreaClassification[]> {
  return areas.map((area) => {
    const sum = [0, 0, 0]
    const [middleX, middleY] = [
      Math.round(area.left + area.width / 2),
      Math.round(area.top + area.height / 2),
    ]
    for (let y = middleY - 6; y <= middleY + 6; y += 1)
      for (let x = middleX - 6; x <= middleX + 6; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          sum[channel] = (sum[channel] ?? 0) + (picture.data[(y * picture.width + x) * 4 + channel] ?? 0)
    const hue = hueOf(sum)
    const near = Object.entries(foods).map(([label, colour]) => ({ label, far: apart(hue, hueOf(colour)) }))
    near.sort((a, b) => a.far - b.far)
    const isFood = Math.hypot(...hue) > 0.15 ? 0.995 : 0.02
    const guesses = near.map(({ label }, at) => ({ label, confidence: at === 0 ? 0.996 : 0.001 }))
    const embedding = Float32Array.from(Object.keys(foods), (label) =>
      label === guesses[0]?.label ? 1 : 0.1,
    )
    return { guesses, isFood, embedding }
  })
}

function hueOf(colour: readonly number[]): number[] {
  const sum = colour.reduce((total, value) => total + value, 0) || 1
  return colour.map((value) => value / sum - 1 / 3)
}

function apart(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))
}

const told = (changes: readonly ShelfChange[]) =>
  changes.map(({ kind, naming }) => `${naming.guesses[0]?.label} ${kind}`).sort()

test('an added item is named, at its position in the later picture', async () => {
  const changes = await detectShelfChanges(shelf([tomato, lime]), shelf([tomato, lime, plum]), name)
  expect(told(changes)).toEqual(['plum came'])
  const [{ area, sureness } = { area: plum, sureness: 0 }] = changes
  expect(sureness).toBeGreaterThanOrEqual(bookingThreshold)
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs(area[side] - plum[side])).toBeLessThan(12)
})

test('a removed item is named from the earlier picture', async () => {
  const changes = await detectShelfChanges(shelf([tomato, lime, plum]), shelf([lime, plum]), name)
  expect(told(changes)).toEqual(['tomato went'])
  expect(changes[0]?.sureness).toBeGreaterThanOrEqual(bookingThreshold)
})

test('a replaced food is one removal and one addition', async () => {
  const changes = await detectShelfChanges(
    shelf([tomato, { ...lime, ...at(plum) }]),
    shelf([tomato, plum]),
    name,
  )
  expect(told(changes)).toEqual(['lime went', 'plum came'])
})

test('an item at another position has moved, also if only slightly', async () => {
  expect(
    await detectShelfChanges(shelf([tomato, lime]), shelf([tomato, { ...lime, ...at(plum) }]), name),
  ).toEqual([])
  expect(
    await detectShelfChanges(shelf([tomato, lime]), shelf([tomato, { ...lime, left: 225 }]), name),
  ).toEqual([])
})

test('detects several changes at once', async () => {
  const changes = await detectShelfChanges(shelf([tomato, lime]), shelf([lime, plum, lemon]), name)
  expect(told(changes)).toEqual(['lemon came', 'plum came', 'tomato went'])
})

test('a change of light alone is no change', async () => {
  const before = shelf([tomato, lime, plum])
  const lamps: Light[] = [() => [0.7, 0.65, 0.55], (x, y) => [0.7 + x / 900, 0.75 + x / 900, 0.8 + y / 1200]]
  for (const light of lamps)
    expect(await detectShelfChanges(before, shelf([tomato, lime, plum], { light }), name)).toEqual([])
})

test('a nudged camera causes no change, and a real one is still detected', async () => {
  const things = [tomato, lime, plum]
  for (const nudge of [{ degrees: 2 }, { degrees: -2.5, shift: 5 }])
    expect(await detectShelfChanges(shelf(things), shelf(things, nudge), name)).toEqual([])
  const changes = await detectShelfChanges(
    shelf(things),
    shelf([...things, lemon], { degrees: 1.5, shift: 4 }),
    name,
  )
  expect(told(changes)).toEqual(['lemon came'])
})

test('an unchanged shelf and incomparable pictures have no changes', async () => {
  const before = shelf([tomato, lime])
  const dark = shelf([tomato, lime, plum], { light: () => [0.05, 0.05, 0.05] })
  const turned = shelf([plum, lemon], { degrees: 40 })
  for (const after of [before, dark, turned])
    expect(await detectShelfChanges(before, after, name)).toEqual([])
  expect(await detectShelfChanges(before, { ...before, width: 360, height: 480 }, name)).toEqual([])
  expect([isClearShelf(before), isClearShelf(dark)]).toEqual([true, false])
})

test('an item on which the views disagree is asked about, and a non-food is left out', async () => {
  const [before, after] = [shelf([tomato]), shelf([tomato, plum])]
  let look = 0
  const unsure: typeof name = async (picture, areas) =>
    (await name(picture, areas)).map((naming) => {
      look += 1
      return look % 3 === 0 ? { ...naming, guesses: [{ label: 'lemon', confidence: 0.9 }] } : naming
    })
  const [doubtful] = await detectShelfChanges(before, after, unsure)
  expect(doubtful?.naming.guesses[0]?.label).toBe('plum')
  expect(doubtful?.sureness).toBeLessThan(bookingThreshold)
  const noFood: typeof name = async (picture, areas) =>
    (await name(picture, areas)).map((naming) => ({ ...naming, isFood: 0.02 }))
  expect(await detectShelfChanges(before, after, noFood)).toEqual([])
})

function at({ left, top }: PixelArea): Pick<PixelArea, 'left' | 'top'> {
  return { left, top }
}
