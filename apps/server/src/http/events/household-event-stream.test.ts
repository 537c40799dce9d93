import { api } from '@larder/contract'
import type { LiveEvent } from '@larder/contract/household'
import { expect, test } from 'vitest'
import type { SessionHousehold } from '../../db/session-household'
import { createHouseholdEventStream } from './live-events'

const householdId = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const everyWord = Object.values(api).flatMap((calls) =>
  Object.values(calls)
    .slice(0, 1)
    .map(({ word }) => word),
)

/** A stream whose household checks are resolved by the test. */
function createTestStream() {
  const sent: LiveEvent[] = []
  const checks: { resolve(where?: SessionHousehold): void; fail(): void }[] = []
  let open = true
  const output = {
    send: (event: LiveEvent) => void sent.push(event),
    sendHeartbeat: () => undefined,
    end(last?: LiveEvent) {
      if (last) sent.push(last)
      open = false
    },
    isOpen: () => open,
  }
  const currentHousehold = () =>
    new Promise<SessionHousehold | undefined>((resolve, reject) => {
      checks.push({ resolve, fail: () => reject(new Error('away')) })
    })
  const stream = createHouseholdEventStream({ stream: output, householdId, currentHousehold })
  return { sent, checks, stream, isOpen: () => open }
}

const at = (revision: number): SessionHousehold => ({ householdId, revision })

async function createGreetedStream(revision: number) {
  const testStream = createTestStream()
  const checked = testStream.stream.check()
  testStream.checks.shift()?.resolve(at(revision))
  await checked
  testStream.sent.length = 0
  return testStream
}

test('changes during the greeting are sent after it, unless the greeting includes them', async () => {
  const { sent, checks, stream } = createTestStream()
  const checked = stream.check()
  stream.addHouseholdChange(['diet'], 7)
  stream.addHouseholdChange(['inventory'], 8)
  expect(sent).toEqual([])
  checks.shift()?.resolve(at(7))
  await checked
  expect(sent).toEqual([
    { type: 'hello', household: householdId, revision: 7 },
    { type: 'changed', words: ['diet', 'inventory'], revision: 8 },
  ])
  stream.addHouseholdChange(['inventory'], 8)
  expect(sent).toHaveLength(2)
})

test('a missed change is found by the next check and by a gap in the revisions', async () => {
  const { sent, checks, stream } = await createGreetedStream(3)
  stream.addHouseholdChange(['diet'], 4)
  const checked = stream.check()
  checks.shift()?.resolve(at(6))
  await checked
  stream.addHouseholdChange(['diet'], 8)
  stream.addHouseholdChange(['diet'], 9)
  expect(sent).toEqual([
    { type: 'changed', words: ['diet'], revision: 4 },
    { type: 'changed', words: everyWord, revision: 6 },
    { type: 'changed', words: everyWord, revision: 8 },
    { type: 'changed', words: ['diet'], revision: 9 },
  ])
})

test('a gap among pending changes is kept', async () => {
  const { sent, checks, stream } = await createGreetedStream(3)
  const checked = stream.check()
  stream.addHouseholdChange(['diet'], 4)
  stream.addHouseholdChange(['diet'], 6)
  checks.shift()?.resolve(at(6))
  await checked
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ revision: 6, words: expect.arrayContaining(everyWord) })
})

test('nothing is sent while the client’s access is unconfirmed', async () => {
  const { sent, checks, stream, isOpen } = await createGreetedStream(3)
  const checked = stream.check()
  stream.addHouseholdChange(['diet'], 4)
  checks.shift()?.resolve({ householdId: 'another', revision: 1 })
  await checked
  expect(sent).toEqual([{ type: 'elsewhere' }])
  expect(isOpen()).toBe(false)
})

test('a result overtaken by another check is ignored', async () => {
  const { sent, checks, stream } = await createGreetedStream(3)
  const checked = stream.check()
  await stream.check()
  checks.shift()?.resolve(at(3))
  await expect.poll(() => checks.length).toBe(1)
  expect(sent).toEqual([])
  checks.shift()?.resolve(undefined)
  await checked
  expect(sent).toEqual([{ type: 'elsewhere' }])
})

test('while the check fails nothing is sent', async () => {
  const { sent, checks, stream } = await createGreetedStream(3)
  const failed = stream.check()
  checks.shift()?.fail()
  await expect(failed).rejects.toThrow('away')
  stream.addHouseholdChange(['diet'], 4)
  expect(sent).toEqual([])
  const checked = stream.check()
  checks.shift()?.resolve(at(4))
  await checked
  expect(sent).toEqual([{ type: 'changed', words: ['diet'], revision: 4 }])
})

test('an account change is sent once access is confirmed and keeps the household revision', async () => {
  const { sent, checks, stream } = await createGreetedStream(3)
  const checked = stream.check()
  stream.addAccountChange(['account'])
  stream.addAccountChange(['account', 'plans'])
  expect(sent).toEqual([])
  checks.shift()?.resolve(at(3))
  await checked
  stream.addHouseholdChange(['diet'], 4)
  expect(sent).toEqual([
    { type: 'changed', words: ['account', 'plans'], revision: 3 },
    { type: 'changed', words: ['diet'], revision: 4 },
  ])
})
