import type { PixelArea, RgbaImage } from '@larder/sight/image/image'
import type { AreaClassification } from '@larder/sight/recognition/recognise-foods'
import type { ShelfChange } from '@larder/sight/shelf/shelf-changes'
import { expect, test } from 'vitest'
import { composePair, type ShelfScenario } from './compose-pair'
import { measurePair } from './fridge-pairs'
import type { FoodCutout } from './fridge-scene'
import { tallyPair } from './fridge-tally'

const colours: Record<string, readonly number[]> = {
  tomato: [205, 40, 30],
  lime: [80, 165, 40],
  plum: [95, 40, 120],
  lemon: [235, 205, 50],
  carrot: [235, 120, 30],
  cabbage: [150, 60, 150],
}

/** A heap of round things in one colour. */
const cuts: FoodCutout[] = Object.entries(colours).map(([label, colour]) => {
  const side = 160
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const bump = 0.7 + 0.3 * Math.sin(x / 6) * Math.sin(y / 6)
      data.set([...colour.map((value) => value * bump), 255], (y * side + x) * 4)
    }
  return { label, picture: { width: side, height: side, data } }
})

async function nameByColour(picture: RgbaImage, areas: readonly PixelArea[]): Promise<AreaClassification[]> {
  return areas.map((area) => {
    const seen = shareOf(meanAt(picture, area))
    const near = Object.entries(colours)
      .map(([label, colour]) => ({
        label,
        far: Math.hypot(...shareOf(colour).map((share, at) => share - (seen[at] ?? 0))),
      }))
      .sort((a, b) => a.far - b.far)
    const guesses = near.map(({ label }, at) => ({ label, confidence: at === 0 ? 0.98 : 0.01 }))
    const embedding = Float32Array.from(Object.keys(colours), (label) => (label === near[0]?.label ? 1 : 0))
    return { guesses, isFood: Math.max(...seen) > 0.38 ? 0.99 : 0.03, embedding }
  })
}

function meanAt({ width, data }: RgbaImage, area: PixelArea): number[] {
  const mean = [0, 0, 0]
  for (let y = 0; y < 12; y += 1)
    for (let x = 0; x < 12; x += 1) {
      const column = Math.floor(area.left + (area.width * (x + 6)) / 24)
      const row = Math.floor(area.top + (area.height * (y + 6)) / 24)
      for (let channel = 0; channel < 3; channel += 1)
        mean[channel] = (mean[channel] ?? 0) + (data[(row * width + column) * 4 + channel] ?? 0) / 144
    }
  return mean
}

function shareOf(colour: readonly number[]): number[] {
  const sum = colour.reduce((total, value) => total + value, 0) || 1
  return colour.map((value) => value / sum)
}

test.each<[ShelfScenario, number]>([
  ['added', 1],
  ['removed', 1],
  ['swapped', 2],
  ['moved', 0],
  ['light and angle', 0],
  ['dark', 0],
])('%s: what truly happened is what is seen', async (happening, changes) => {
  const pair = composePair(happening, cuts, 11)
  expect(pair.truths).toHaveLength(changes)
  expect(await measurePair(pair, nameByColour)).toMatchObject({
    changes,
    falseBooked: 0,
    questionsInVain: 0,
    missed: 0,
  })
})

test('the same seed composes the same pair', () => {
  const [one, again] = [composePair('added', cuts, 5), composePair('added', cuts, 5)]
  // Compared pixel by pixel with words for each, two million numbers would take minutes.
  expect(one.after.data.every((value, at) => value === again.after.data[at])).toBe(true)
  expect(one.truths).toEqual(again.truths)
})

test('a wrong name, a wrong way and a second time are false bookings', () => {
  const area = { left: 10, top: 10, width: 20, height: 20 }
  const change = (kind: ShelfChange['kind'], label: string, sureness: number): ShelfChange => ({
    kind,
    area,
    naming: { guesses: [{ label, confidence: 1 }], isFood: 1, embedding: new Float32Array() },
    sureness,
  })
  const truths = [{ kind: 'came', label: 'plum', area }] as const
  expect(tallyPair([change('came', 'plum', 1)], truths)).toMatchObject({ booked: 1, falseBooked: 0 })
  expect(tallyPair([change('came', 'lime', 1)], truths)).toMatchObject({
    booked: 1,
    falseBooked: 1,
    missed: 0,
  })
  expect(tallyPair([change('went', 'plum', 1)], truths)).toMatchObject({
    booked: 1,
    falseBooked: 1,
    missed: 1,
  })
  expect(tallyPair([change('came', 'plum', 1), change('came', 'plum', 1)], truths)).toMatchObject({
    falseBooked: 1,
  })
  expect(tallyPair([change('came', 'plum', 0.3)], truths)).toMatchObject({ booked: 0, questionsRight: 1 })
})
