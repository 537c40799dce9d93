import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { report } from './findings'
import { fuzz } from './fuzzing'
import { aHouse, endpoints, type House } from './house'

let house: House
beforeAll(async () => {
  house = await aHouse(inject('cluster'))
})
afterAll(() => house.close())

test('whatever is asked of any call, it is answered, and with nothing of our insides', async () => {
  const seed = 20261115
  const { findings, asking } = await fuzz(house, { requests: endpoints.length * 12, seed })
  expect(findings.all().length > 0 ? report(findings, seed) : '').toBe('')
  expect(asking.sent()).toBeGreaterThanOrEqual(endpoints.length * 12)
})
