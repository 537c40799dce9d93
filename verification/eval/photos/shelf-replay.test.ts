import { expect, test } from 'vitest'
import { replayShelf, type ShelfPhoto, toShelfScores } from './shelf-replay'

/** The recogniser calls everything cream; embeddings of one kind are alike. */
const photo = (label: string, kind: number, at: number): ShelfPhoto => ({
  file: `${label}/${at}`,
  label,
  seen: [
    {
      area: { left: 0, top: 0, width: 1, height: 1 },
      guesses: [{ label: 'cream', confidence: 0.7 }],
      embedding: Uint8Array.from({ length: 1024 }, (_, index) => (index % 8 === kind ? 200 : 10)),
    },
  ],
})
const photosOf = (label: string, kind: number, count: number) =>
  Array.from({ length: count }, (_, at) => photo(label, kind, at))

test('the first scan knows nothing, later ones what was corrected; each is beside the same without', () => {
  const shelf = [...photosOf('yogurt', 0, 5), ...photosOf('milk', 1, 5)]
  const scores = toShelfScores(replayShelf(shelf)).map(({ of, right, cases }) => [of, right, cases])
  expect(scores).toEqual([
    ['scan 1', 0, 2],
    ['scan 1, nothing taught', 0, 2],
    ['scan 2', 2, 2],
    ['scan 2, nothing taught', 0, 2],
    ['scan 3', 2, 2],
    ['scan 3, nothing taught', 0, 2],
    ['scans 4 to 10', 4, 4],
    ['scans 4 to 10, nothing taught', 0, 4],
  ])
})

test('foods with too few photos are left out, and no more than ten scans are made', () => {
  expect(replayShelf(photosOf('yogurt', 0, 3))).toEqual([])
  expect(replayShelf(photosOf('yogurt', 0, 14))).toHaveLength(10)
})
