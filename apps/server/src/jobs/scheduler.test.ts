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

const createCountingJob = (name = 'count', everySeconds = 300) => {
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

describe('job runs', () => {
  test('are claimed by exactly one of many servers', async () => {
    const { server, pass } = await anInstallation()
    const job = createCountingJob()
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

  test('after a long pause happen once, not for each missed time', async () => {
    const { server, pass } = await anInstallation()
    const job = createCountingJob()
    const { tick } = server(job)
    await tick()
    pass(86_400)
    await tick()
    await tick()
    expect(job.done).toBe(2)
  })

  test('do not block each other, and a failed one comes back at its next time', async () => {
    const { server, pass, logged } = await anInstallation()
    const good = createCountingJob('good')
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

  test('that outlast their interval are not started twice by the same server', async () => {
    const { server, pass } = await anInstallation()
    let active = 0
    let maxActive = 0
    let finish = () => {}
    const slow: Job = {
      name: 'slow',
      everySeconds: 300,
      async run() {
        active += 1
        maxActive = Math.max(maxActive, active)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        active -= 1
      },
    }
    const { tick } = server(slow)
    const first = tick()
    await vi.waitFor(() => expect(active).toBe(1), 20_000)
    pass(300)
    const second = tick()
    finish()
    await Promise.all([first, second])
    expect(maxActive).toBe(1)
  })

  test('on closing are awaited and cancelled, and no further one starts', async () => {
    const { server, pass } = await anInstallation()
    const seen: boolean[] = []
    let finish = () => {}
    const slow: Job = {
      name: 'slow',
      everySeconds: 300,
      async run(context) {
        seen.push(context.isStopping())
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        seen.push(context.isStopping())
      },
    }
    const { tick, stop } = server(slow)
    void tick()
    await vi.waitFor(() => expect(seen).toEqual([false]), 20_000)
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
  ])('continue after a clock was %s ahead', async (_, seconds) => {
    const { server, pass } = await anInstallation()
    const job = createCountingJob()
    const { tick } = server(job)
    pass(seconds)
    await tick()
    pass(-seconds)
    await tick()
    expect(job.done).toBe(2)
  })

  test('start at once and then every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { server, pass } = await anInstallation()
    const job = createCountingJob()
    const scheduler = server(job)
    scheduler.start()
    await vi.waitFor(() => expect(job.done).toBe(1), 20_000)
    // Until the end of the run is stored.
    await scheduler.tick()
    pass(300)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(job.done).toBe(2), 20_000)
    await scheduler.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
