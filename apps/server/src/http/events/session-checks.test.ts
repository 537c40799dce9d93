import { expect, test } from 'vitest'
import type { SessionHousehold } from '../../db/session-household'
import { createSessionChecks } from './session-checks'

const at = (revision: number): SessionHousehold => ({ householdId: 'home', revision })

/** Answers each statement when the test asks for it. */
function heldChecks() {
  const lookups: string[][] = []
  const answers: ((found: Map<string, SessionHousehold> | Error) => void)[] = []
  const checks = createSessionChecks((sessions) => {
    lookups.push(sessions.map(({ sessionId }) => sessionId))
    return new Promise((resolve, reject) => {
      answers.push((found) => (found instanceof Error ? reject(found) : resolve(found)))
    })
  })
  return { lookups, answers, find: (sessionId: string) => checks.find({ sessionId }) }
}

test('many who ask at once are one statement, and each gets their own answer', async () => {
  const { lookups, answers, find } = heldChecks()
  const found = ['a', 'b', 'c'].map(find)
  await expect.poll(() => lookups).toEqual([['a', 'b', 'c']])
  answers[0]?.(
    new Map([
      ['a', at(1)],
      ['c', at(3)],
    ]),
  )
  expect(await Promise.all(found)).toEqual([at(1), undefined, at(3)])
})

test('a request during a statement is served by the next one', async () => {
  const { lookups, answers, find } = heldChecks()
  const early = find('a')
  await expect.poll(() => lookups).toHaveLength(1)
  const late = [find('a'), find('b')]
  answers[0]?.(new Map([['a', at(1)]]))
  expect(await early).toEqual(at(1))
  await expect.poll(() => lookups).toEqual([['a'], ['a', 'b']])
  answers[1]?.(new Map([['a', at(2)]]))
  expect(await Promise.all(late)).toEqual([at(2), undefined])
})

test('a failure rejects all waiting requests, and later ones start a new statement', async () => {
  const { lookups, answers, find } = heldChecks()
  const failed = Promise.allSettled([find('a'), find('b')])
  await expect.poll(() => lookups).toHaveLength(1)
  answers[0]?.(new Error('away'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const found = find('a')
  await expect.poll(() => lookups).toHaveLength(2)
  answers[1]?.(new Map([['a', at(1)]]))
  expect(await found).toEqual(at(1))
})

test('thousands are read in several statements', async () => {
  const { lookups, answers, find } = heldChecks()
  const all = Promise.all(Array.from({ length: 3000 }, (_, n) => find(`session ${n}`)))
  await expect.poll(() => lookups).toHaveLength(1)
  answers[0]?.(new Map())
  await expect.poll(() => lookups).toHaveLength(2)
  answers[1]?.(new Map())
  await all
  expect(lookups.map((batch) => batch.length)).toEqual([2000, 1000])
})
