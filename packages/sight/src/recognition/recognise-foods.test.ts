import { expect, test } from 'vitest'
import {
  bananaYellow,
  colourModel,
  drawDiscs,
  drawImage,
  tableWhite,
  tomatoRed,
} from '../testing/colour-model'
import { classifyImageKind } from './image-kind'
import { toModelInput } from './model-input'
import { classifyAreas, recogniseFoods } from './recognise-foods'

const tomato = { x: 80, y: 120, radius: 65, colour: tomatoRed }
const bananas = { x: 240, y: 120, radius: 65, colour: bananaYellow }
const grey = [128, 128, 128] as const

function glance(picture: ReturnType<typeof drawImage>) {
  const size = { width: 224, height: 224 }
  return classifyImageKind(
    toModelInput(picture, { left: 0, top: 0, width: picture.width, height: picture.height }, size),
    size,
  )
}

test('two foods on a table are both found, each in its half', async () => {
  const seen = await recogniseFoods(drawDiscs(320, 240, tableWhite, [tomato, bananas]), colourModel)
  expect(new Set(seen.map(({ guesses }) => guesses[0]?.label))).toEqual(new Set(['tomato', 'banana']))
  for (const { area, guesses, embedding } of seen) {
    const middle = area.left + area.width / 2
    expect(guesses[0]?.label === 'tomato' ? middle < 160 : middle > 160).toBe(true)
    expect(embedding.length).toBe(1024)
  }
})

test('one food is found once, and counted if it lies apart', async () => {
  const seen = await recogniseFoods(
    drawDiscs(240, 240, tableWhite, [{ ...tomato, x: 120, radius: 95 }]),
    colourModel,
  )
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ guesses: [{ label: 'tomato' }], count: 1 })
})

test('an empty table, a bare wall and a sheet of text show no food', async () => {
  const text = drawImage(240, 320, (x, y) => (y % 16 < 5 && x % 10 < 4 ? [30, 30, 30] : [252, 250, 244]))
  const wall = drawImage(200, 150, (x, y) => (((x >> 5) + (y >> 5)) % 2 ? grey : [160, 160, 160]))
  for (const picture of [drawDiscs(240, 240, tableWhite, []), text, wall])
    expect(await recogniseFoods(picture, colourModel)).toEqual([])
  expect(glance(drawImage(200, 150, (x) => (x % 8 < 4 ? [40, 40, 40] : [160, 160, 160])))).toBe('grey')
  expect([glance(text), glance(drawDiscs(240, 240, tableWhite, []))]).toEqual(['printed', 'blank'])
  expect(glance(drawDiscs(320, 240, tableWhite, [tomato, bananas]))).toBe('worth a look')
})

test('reports progress and stops when cancelled', async () => {
  const told: number[] = []
  const picture = drawDiscs(240, 240, tableWhite, [tomato])
  await recogniseFoods(picture, colourModel, { onProgress: (done) => told.push(done) })
  expect(told).toEqual([...told].sort((one, other) => one - other))
  expect(told.at(-1)).toBe(1)
  let runs = 0
  const counting: typeof colourModel = (...given) => {
    runs += 1
    return colourModel(...given)
  }
  expect(await recogniseFoods(picture, counting, { isStopped: () => true })).toEqual([])
  expect(runs).toBe(1)
})

test('tiny, narrow and tall pictures work too', async () => {
  for (const [width, height] of [
    [1, 1],
    [3, 900],
    [2000, 40],
  ] as const)
    expect(
      Array.isArray(
        await recogniseFoods(
          drawImage(width, height, () => tomatoRed),
          colourModel,
        ),
      ),
    ).toBe(true)
})

test('throws if the model returns no map or no places', async () => {
  const picture = drawDiscs(240, 240, tableWhite, [tomato])
  await expect(
    recogniseFoods(picture, async (input, count) => {
      const { logits, embedding } = await colourModel(input, count)
      return { logits, embedding }
    }),
  ).rejects.toThrow('no map')
  await expect(
    recogniseFoods(picture, async (input, count, size) => {
      const { places: _, ...others } = await colourModel(input, count, size)
      return others
    }),
  ).rejects.toThrow('no map')
})

test('areas are named one by one, from squares around them', async () => {
  const picture = drawDiscs(320, 240, tableWhite, [tomato, bananas])
  const areas = [
    { left: 30, top: 75, width: 95, height: 95 },
    { left: 195, top: 75, width: 95, height: 95 },
    { left: 0, top: 0, width: 20, height: 15 },
  ]
  const [left, right, corner] = await classifyAreas(picture, areas, colourModel)
  expect(left?.guesses[0]?.label).toBe('tomato')
  expect(right?.guesses[0]?.label).toBe('banana')
  expect(corner?.isFood).toBeLessThan(0.5)
  expect(left?.embedding.length).toBe(1024)
  expect(await classifyAreas(picture, [], colourModel)).toEqual([])
})

test('where the model sees no food nothing is named, and where it doubts, names are less sure', async () => {
  const picture = drawDiscs(240, 240, tableWhite, [{ ...tomato, x: 120, radius: 95 }])
  const withFood = (chance: number): typeof colourModel => {
    return async (input, count, size) => ({
      ...(await colourModel(input, count, size)),
      food: new Float32Array(count).fill(chance),
    })
  }
  const confidence = async (chance: number) =>
    (await recogniseFoods(picture, withFood(chance)))[0]?.guesses[0]?.confidence
  const sure = (await confidence(1)) ?? 0
  expect(sure).toBeGreaterThan(0.5)
  expect(await confidence(0.5)).toBeLessThan(sure)
  expect(await confidence(0.1)).toBeUndefined()
})
