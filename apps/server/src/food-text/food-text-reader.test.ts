import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseReceipt } from '@larder/kitchen/receipt/receipt'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { parseShoppingTexts } from '@larder/kitchen/shopping/shopping-text'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../log'
import { createFoodTextReader, inlineFoodTextReader } from './food-text-reader'

const log = createLog('fatal')
const reader = createFoodTextReader({ log })
afterAll(() => reader.close())

const receipt = 'CORNER SHOP\nGRN ONI 2 @ 0.99 1.98\nMILK 1.20\nTOTAL 3.18'
const eve = { accountId: 'eve' }

/** A receipt of words that are nearly foods, which take longest. */
function misspelt(lines: number): string {
  const goods = Array.from({ length: lines }, (_, n) => `chikn bresst spinahc${n} milc 1.99`)
  return ['SHOP', ...goods].join('\n')
}

describe('the worker', () => {
  test('reads as the calling thread does', async () => {
    const hints = { today: '2026-11-18' as never }
    expect(await reader.readReceipt(receipt, hints, eve)).toEqual(parseReceipt(receipt, hints))
    const texts = ['2 l milk', 'xqzzy', '2 l milk']
    expect(await reader.findFoods(texts, eve)).toEqual(await inlineFoodTextReader.findFoods(texts, eve))
    expect((await reader.findFoods(texts, eve)).get('2 l milk')).toBeTruthy()
    expect(await reader.findFoods([], eve)).toEqual(new Map())
    const typed = Array.from({ length: 20 }, (_, n) => `${n + 1} l milk`).join(', ')
    expect(await reader.readTyped(typed, 'GB', eve)).toEqual(parseShoppingTexts(typed, 'GB'))
    const ingredients = Array.from({ length: 20 }, (_, n) => `${n + 1} cups chopped tomatoes`)
    expect(await reader.readIngredients(ingredients, 'US', eve)).toEqual(toRecipeLines(ingredients, 'US'))
  })

  test('leaves the thread that serves requests alone', async () => {
    const delays = monitorEventLoopDelay({ resolution: 5 })
    const text = misspelt(200)
    delays.enable()
    const started = performance.now()
    await reader.readReceipt(text, {}, eve)
    const took = performance.now() - started
    delays.disable()
    // The reading takes far longer than any request had to wait for its turn in this thread.
    expect(delays.max / 1e6).toBeLessThan(took / 2)
  })

  test('a recipe of misspelt words, and a typed list of them, are read there', async () => {
    const delays = monitorEventLoopDelay({ resolution: 5 })
    const words = Array.from(
      { length: 90 },
      (_, n) => `chikn bresst spinahc milc choped tomatos beaf minsed ${n}`,
    )
    delays.enable()
    const started = performance.now()
    await reader.readIngredients(words, 'GB', eve)
    await reader.readTyped(words.slice(0, 40).join(','), 'GB', eve)
    const took = performance.now() - started
    delays.disable()
    expect(delays.max / 1e6).toBeLessThan(took / 2)
  })

  test('drops what waits when its caller leaves, and lets the next account in', async () => {
    const caller = new AbortController()
    const first = reader.readReceipt(misspelt(50), {}, eve)
    const second = reader.readReceipt(misspelt(50), {}, { ...eve, signal: caller.signal })
    const other = reader.readReceipt(receipt, {}, { accountId: 'ana' })
    caller.abort()
    await expect(second).rejects.toMatchObject({ code: 'bad-request' })
    expect((await other).items).toHaveLength(2)
    expect((await first).items.length).toBeGreaterThan(0)
  })

  test('what is being read is cut off soon after its caller has left', async () => {
    const caller = new AbortController()
    const endless = reader.readReceipt(misspelt(4000), {}, { ...eve, signal: caller.signal })
    await new Promise((resolve) => setTimeout(resolve, 50))
    caller.abort()
    const left = performance.now()
    await expect(endless).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(performance.now() - left).toBeLessThan(2000)
    expect((await reader.readReceipt(receipt, {}, { accountId: 'ana' })).items).toHaveLength(2)
  })

  test('one account cannot fill the queue of the others', async () => {
    const many = Array.from({ length: 8 }, () => reader.readReceipt(misspelt(20), {}, eve))
    const settled = await Promise.allSettled([...many, reader.readReceipt(receipt, {}, { accountId: 'bo' })])
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(settled.at(-1)?.status).toBe('fulfilled')
  })
})

test('a task that takes too long ends its worker and is rejected kindly', async () => {
  const hasty = createFoodTextReader({ log, limits: { atOnce: 1, waiting: 5, idleMs: 1000, endedMs: 1 } })
  await expect(hasty.readReceipt(misspelt(200), {}, eve)).rejects.toMatchObject({ code: 'too-many-requests' })
  await hasty.close()
})
