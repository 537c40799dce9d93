import { offerThreshold } from '@larder/kitchen/scan/offered-foods'
import { labels } from '@larder/sight/data/labels'
import { mergeDetections } from '@larder/sight/recognition/merge-detections'
import { expect, test } from 'vitest'
import { toPhotoLines } from './photo-lines'

const area = { left: 0, top: 0, width: 1, height: 1 }
const linesOf = (guesses: [string, number][], taught: [string, number][] = []) =>
  toPhotoLines(
    [
      {
        guesses: guesses.map(([label, confidence]) => ({ label, confidence })),
        area,
        embedding: new Uint8Array(1),
      },
    ],
    {
      correctionsOf: () => [],
      looks: { resembling: () => taught.map(([foodId, similarity]) => ({ foodId, similarity })) },
      country: null,
    },
  ).map(({ draft: { name, others = [] } }) => [name, ...others.map((other) => other.name)])

test('what a household taught is offered only where it looks alike', () => {
  const unlike: [string, number][] = [
    ['whole-milk', 0.2],
    ['potato', 0.1],
    ['onion', 0.05],
  ]
  expect(linesOf([['egg', 0.4]], unlike)).toEqual([['Eggs']])
  expect(linesOf([['egg', 0.4]], [['whole-milk', 0.6], ...unlike.slice(1)])).toEqual([['Eggs', 'Milk']])
})

test('one thing is offered by one name', () => {
  const noodles: [string, number][] = [
    ['spaghetti', 0.5],
    ['noodles', 0.2],
    ['pasta', 0.1],
  ]
  expect(linesOf(noodles)).toEqual([['Spaghetti']])
})

test('the recogniser and the kitchen offer from the same confidence on', () => {
  const namesFrom = (presence: number) =>
    mergeDetections([
      { label: labels.indexOf('lemon'), presence: 0.9, area },
      { label: labels.indexOf('lime'), presence, area },
    ])[0]?.guesses.length
  expect([namesFrom(offerThreshold), namesFrom(offerThreshold - 0.001)]).toEqual([2, 1])
})
