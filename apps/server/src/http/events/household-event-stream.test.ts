import { api } from '@larder/contract'
import type { LiveEvent } from '@larder/contract/household'
import { expect, test } from 'vitest'
import type { SessionHousehold } from '../../db/session-household'
import { createHouseholdEventStream } from './household-event-stream'

const home = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const everyWord = Object.values(api).flatMap((calls) =>
  Object.values(calls)
    .slice(0, 1)
    .map(({ word }) => word),
)

/** A stream whose questions are answered by hand. */
function byHand() {
  const said: LiveEvent[] = []
  const questions: { answer(where?: SessionHousehold): void; fail(): void }[] = []
  let open = true
  const line = {
    send: (event: LiveEvent) => void said.push(event),
    sendHeartbeat: () => undefined,
    end(last?: LiveEvent) {
      if (last) said.push(last)
      open = false
    },
    isOpen: () => open,
  }
  const standing = () =>
    new Promise<SessionHousehold | undefined>((answer, reject) => {
      questions.push({ answer, fail: () => reject(new Error('away')) })
    })
  const stream = createHouseholdEventStream({ line, householdId: home, standing })
  return { said, questions, stream, isOpen: () => open }
}

const at = (revision: number): SessionHousehold => ({ householdId: home, revision })

async function greeted(revision: number) {
  const hand = byHand()
  const checked = hand.stream.check()
  hand.questions.shift()?.answer(at(revision))
  await checked
  hand.said.length = 0
  return hand
}

test('what changes while the greeting is prepared is told after it, unless the greeting knows it', async () => {
  const { said, questions, stream } = byHand()
  const checked = stream.check()
  stream.addHouseholdChange(['diet'], 7)
  stream.addHouseholdChange(['inventory'], 8)
  expect(said).toEqual([])
  questions.shift()?.answer(at(7))
  await checked
  expect(said).toEqual([
    { type: 'hello', household: home, revision: 7 },
    { type: 'changed', words: ['diet', 'inventory'], revision: 8 },
  ])
  stream.addHouseholdChange(['inventory'], 8)
  expect(said).toHaveLength(2)
})

test('a change that was not heard of is found by the next check, and by a gap in the count', async () => {
  const { said, questions, stream } = await greeted(3)
  stream.addHouseholdChange(['diet'], 4)
  const checked = stream.check()
  questions.shift()?.answer(at(6))
  await checked
  stream.addHouseholdChange(['diet'], 8)
  stream.addHouseholdChange(['diet'], 9)
  expect(said).toEqual([
    { type: 'changed', words: ['diet'], revision: 4 },
    { type: 'changed', words: everyWord, revision: 6 },
    { type: 'changed', words: everyWord, revision: 8 },
    { type: 'changed', words: ['diet'], revision: 9 },
  ])
})

test('a gap among changes that wait is not lost', async () => {
  const { said, questions, stream } = await greeted(3)
  const checked = stream.check()
  stream.addHouseholdChange(['diet'], 4)
  stream.addHouseholdChange(['diet'], 6)
  questions.shift()?.answer(at(6))
  await checked
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject({ revision: 6, words: expect.arrayContaining(everyWord) })
})

test('while it is doubtful whether the client may hear it, nothing is said', async () => {
  const { said, questions, stream, isOpen } = await greeted(3)
  const checked = stream.check()
  stream.addHouseholdChange(['diet'], 4)
  questions.shift()?.answer({ householdId: 'another', revision: 1 })
  await checked
  expect(said).toEqual([{ type: 'elsewhere' }])
  expect(isOpen()).toBe(false)
})

test('an answer that was overtaken by another doubt counts for nothing', async () => {
  const { said, questions, stream } = await greeted(3)
  const checked = stream.check()
  await stream.check()
  questions.shift()?.answer(at(3))
  await expect.poll(() => questions.length).toBe(1)
  expect(said).toEqual([])
  questions.shift()?.answer(undefined)
  await checked
  expect(said).toEqual([{ type: 'elsewhere' }])
})

test('when nobody can say, it stays silent until somebody can', async () => {
  const { said, questions, stream } = await greeted(3)
  const failed = stream.check()
  questions.shift()?.fail()
  await expect(failed).rejects.toThrow('away')
  stream.addHouseholdChange(['diet'], 4)
  expect(said).toEqual([])
  const checked = stream.check()
  questions.shift()?.answer(at(4))
  await checked
  expect(said).toEqual([{ type: 'changed', words: ['diet'], revision: 4 }])
})

test('what changed for the cook alone is said once it is sure who listens, and counts as no change of the household', async () => {
  const { said, questions, stream } = await greeted(3)
  const checked = stream.check()
  stream.addAccountChange(['account'])
  stream.addAccountChange(['account', 'plans'])
  expect(said).toEqual([])
  questions.shift()?.answer(at(3))
  await checked
  stream.addHouseholdChange(['diet'], 4)
  expect(said).toEqual([
    { type: 'changed', words: ['account', 'plans'], revision: 3 },
    { type: 'changed', words: ['diet'], revision: 4 },
  ])
})
