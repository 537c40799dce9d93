import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { createLog } from '../log'
import { aTestDatabase, type TestDatabase } from '../testing/test-database'
import { createScheduler, type Job } from './scheduler'

const databases: TestDatabase[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const { drop } of databases.splice(0)) await drop()
})

async function anInstallation() {
  const database = await aTestDatabase(inject('cluster'))
  databases.push(database)
  let time = Date.parse('2026-11-15T08:00:00.000Z')
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  return {
    logged,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    server: (...jobs: Job[]) =>
      createScheduler({ db: database.db, clock: () => new Date(time).toISOString(), log, jobs }),
  }
}

const counting = (name = 'count', everySeconds = 300) => {
  const job = {
    name,
    everySeconds,
    done: 0,
    async run() {
      job.done += 1
    },
  }
  return job
}

describe('turns', () => {
  test('of many servers exactly one takes each', async () => {
    const { server, pass } = await anInstallation()
    const job = counting()
    const servers = Array.from({ length: 6 }, () => server(job))
    const allTick = () => Promise.all(servers.map(({ tick }) => tick()))
    await allTick()
    expect(job.done).toBe(1)
    await allTick()
    expect(job.done).toBe(1)
    pass(290)
    await allTick()
    expect(job.done).toBe(1)
    pass(10)
    await allTick()
    expect(job.done).toBe(2)
  })

  test('after a long silence one turn is taken, not all that were missed', async () => {
    const { server, pass } = await anInstallation()
    const job = counting()
    const { tick } = server(job)
    await tick()
    pass(86_400)
    await tick()
    await tick()
    expect(job.done).toBe(2)
  })

  test('jobs do not wait for each other, and one that fails comes back with its next turn', async () => {
    const { server, pass, logged } = await anInstallation()
    const good = counting('good')
    let tries = 0
    const bad: Job = {
      name: 'bad',
      everySeconds: 300,
      async run() {
        tries += 1
        throw new Error('out of eggs')
      },
    }
    const { tick } = server(bad, good)
    await tick()
    pass(300)
    await tick()
    expect([tries, good.done]).toEqual([2, 2])
    expect(logged.join('')).toContain('out of eggs')
  })

  test('work that outlasts its turn is not begun twice by the same server', async () => {
    const { server, pass } = await anInstallation()
    let under = 0
    let most = 0
    let finish = () => {}
    const slow: Job = {
      name: 'slow',
      everySeconds: 300,
      async run() {
        under += 1
        most = Math.max(most, under)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        under -= 1
      },
    }
    const { tick } = server(slow)
    const first = tick()
    await vi.waitFor(() => expect(under).toBe(1))
    pass(300)
    const second = tick()
    finish()
    await Promise.all([first, second])
    expect(most).toBe(1)
  })

  test('closing waits for what is under way, tells it to hurry, and begins nothing more', async () => {
    const { server, pass } = await anInstallation()
    const seen: boolean[] = []
    let finish = () => {}
    const slow: Job = {
      name: 'slow',
      everySeconds: 300,
      async run(turn) {
        seen.push(turn.isStopping())
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        seen.push(turn.isStopping())
      },
    }
    const { tick, stop } = server(slow)
    void tick()
    await vi.waitFor(() => expect(seen).toEqual([false]))
    const stopping = stop()
    finish()
    await stopping
    expect(seen).toEqual([false, true])
    pass(300)
    await tick()
    expect(seen).toHaveLength(2)
  })

  test.each([
    ['years', 10 * 365 * 86_400],
    ['an hour', 3600],
  ])('a clock that was %s ahead does not stop a job', async (_, seconds) => {
    const { server, pass } = await anInstallation()
    const job = counting()
    const { tick } = server(job)
    pass(seconds)
    await tick()
    pass(-seconds)
    await tick()
    expect(job.done).toBe(2)
  })

  test('a started server ticks at once and every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { server, pass } = await anInstallation()
    const job = counting()
    const turns = server(job)
    turns.start()
    await vi.waitFor(() => expect(job.done).toBe(1))
    pass(300)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(job.done).toBe(2))
    await turns.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
