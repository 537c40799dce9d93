import { expect, test } from 'vitest'
import { createLog } from '../../log'
import { waitForDatabase } from './wait-for-database'

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

function aStart(answers: (attempt: number) => Error | undefined) {
  const logged: string[] = []
  const stop = new AbortController()
  let attempts = 0
  const done = waitForDatabase({
    ask: async () => {
      const error = answers(attempts++)
      if (error) throw error
    },
    log: createLog('info', { write: (line) => void logged.push(line) }),
    signal: stop.signal,
    pause: async () => {
      if (attempts === 5) stop.abort()
    },
  })
  return { done, logged, attempts: () => attempts }
}

test('a database that responds is queried once, and nothing is logged', async () => {
  const start = aStart(() => undefined)
  await start.done
  expect([start.attempts(), start.logged]).toEqual([1, []])
})

test('a database that starts later is awaited, and both are logged', async () => {
  const start = aStart((attempt) => (attempt < 3 ? refused() : undefined))
  await start.done
  expect(start.attempts()).toBe(4)
  expect(start.logged).toHaveLength(2)
  expect(start.logged[0]).toContain('waiting for it')
  expect(start.logged[0]).toContain('ECONNREFUSED')
  expect(start.logged[1]).toContain('the database answers')
})

test('a stopping server does not wait any longer', async () => {
  const start = aStart(refused)
  await expect(start.done).rejects.toThrow('connect')
  expect(start.attempts()).toBe(6)
})

test('a wrong password is reported at once', async () => {
  const start = aStart(() => Object.assign(new Error('password'), { code: '28P01' }))
  await expect(start.done).rejects.toThrow('password')
  expect(start.attempts()).toBe(1)
})

test('after two minutes it gives up with the reason', async () => {
  let attempts = 0
  const waiting = waitForDatabase({
    ask: async () => {
      attempts += 1
      throw refused()
    },
    log: createLog('silent'),
    signal: new AbortController().signal,
    pause: async () => undefined,
  })
  await expect(waiting).rejects.toThrow('connect')
  expect(attempts).toBe(60)
})
