import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createWebFolder } from '../kit/web-folder'
import { formatFindings } from './findings'
import { fuzz } from './fuzz'
import { allEndpoints, createFuzzApp, type FuzzApp } from './fuzz-app'

/** On a machine with much else to do. */
const patient = 900_000
const ofEach = 10

let fuzzApp: FuzzApp
let web: Awaited<ReturnType<typeof createWebFolder>>
beforeAll(async () => {
  web = await createWebFolder()
  fuzzApp = await createFuzzApp(inject('cluster'), web.path)
}, patient)
afterAll(async () => {
  await fuzzApp.close()
  await web.remove()
})

test(
  'whatever is asked of any call, it is answered, and with nothing of our insides',
  async () => {
    const seed = 20261115
    const { findings, asking } = await fuzz(fuzzApp, { requests: allEndpoints.length * ofEach, seed })
    expect(findings.all().length > 0 ? formatFindings(findings, seed) : '').toBe('')
    expect(asking.sent()).toBeGreaterThanOrEqual(allEndpoints.length * ofEach)
  },
  patient,
)
