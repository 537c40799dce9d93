import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aWebFolder } from '../web-folder'
import { report } from './findings'
import { fuzz } from './fuzzing'
import { aHouse, endpoints, type House } from './house'

/** On a machine with much else to do. */
const patient = 300_000
const ofEach = 10

let house: House
let web: Awaited<ReturnType<typeof aWebFolder>>
beforeAll(async () => {
  web = await aWebFolder()
  house = await aHouse(inject('cluster'), web.path)
}, patient)
afterAll(async () => {
  await house.close()
  await web.remove()
})

test(
  'whatever is asked of any call, it is answered, and with nothing of our insides',
  async () => {
    const seed = 20261115
    const { findings, asking } = await fuzz(house, { requests: endpoints.length * ofEach, seed })
    expect(findings.all().length > 0 ? report(findings, seed) : '').toBe('')
    expect(asking.sent()).toBeGreaterThanOrEqual(endpoints.length * ofEach)
  },
  patient,
)
