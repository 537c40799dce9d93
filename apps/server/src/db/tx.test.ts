import { expect, test } from 'vitest'
import { awaitAll } from './tx'

test('results are in the order of the queries', async () => {
  const later = new Promise((resolve) => setTimeout(resolve, 1, 'later'))
  expect(await awaitAll([later, Promise.resolve('at once'), 'known'])).toEqual(['later', 'at once', 'known'])
  expect(await awaitAll([])).toEqual([])
})

test('throws the error of the first query once all have settled', async () => {
  let done = false
  const failsLater = new Promise((_, reject) => setTimeout(reject, 1, new Error('the disk is full')))
  const failsAtOnce = Promise.reject(new Error('the transaction is aborted'))
  const goesOn = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
    done = true
  })
  await expect(awaitAll([failsLater, failsAtOnce, goesOn])).rejects.toThrow('the disk is full')
  expect(done).toBe(true)
})
