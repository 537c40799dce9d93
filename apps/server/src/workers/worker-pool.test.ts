import { expect, test } from 'vitest'
import { createWorkerPool, type PooledWorker } from './worker-pool'

interface Thread extends PooledWorker {
  readonly number: number
}

/** A pool of stub workers, with the names of those opened. */
function aPool({ idleMs = 60_000, ...limits }: { atOnce: number; waiting: number; idleMs?: number }) {
  const opened: Thread[] = []
  const pool = createWorkerPool<Thread>({
    limits: { ...limits, idleMs },
    open(onEnd) {
      let over = false
      const thread: Thread = {
        number: opened.length + 1,
        isOver: () => over,
        end: async () => {
          if (!over) queueMicrotask(onEnd)
          over = true
        },
      }
      opened.push(thread)
      return thread
    },
  })
  return { pool, opened }
}

function createTask() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { finish, work: () => done }
}

test('workers are started when needed and reused', async () => {
  const { pool, opened } = aPool({ atOnce: 2, waiting: 5 })
  expect(opened).toHaveLength(0)
  for (let n = 0; n < 3; n += 1) expect(await pool.use(async ({ number }) => number)).toBe(1)
  expect(opened).toHaveLength(1)
  await pool.close()
})

test('the number of workers is limited; further tasks wait in order', async () => {
  const { pool, opened } = aPool({ atOnce: 2, waiting: 5 })
  const tasks = [createTask(), createTask(), createTask()]
  const order: number[] = []
  const runs = tasks.map(({ work }, at) => pool.use(work).then(() => order.push(at)))
  await Promise.resolve()
  expect(opened).toHaveLength(2)
  tasks[1]?.finish()
  tasks[2]?.finish()
  tasks[0]?.finish()
  await Promise.all(runs)
  expect(order.sort()).toEqual([0, 1, 2])
  expect(opened).toHaveLength(2)
  await pool.close()
})

test('a full queue rejects the next task', async () => {
  const { pool } = aPool({ atOnce: 1, waiting: 1 })
  const task = createTask()
  const runs = [pool.use(task.work), pool.use(task.work)]
  await expect(pool.use(task.work)).rejects.toThrow('busy')
  task.finish()
  await Promise.all(runs)
  await pool.close()
})

test('an aborted task leaves the queue', async () => {
  const { pool } = aPool({ atOnce: 1, waiting: 1 })
  const task = createTask()
  const first = pool.use(task.work)
  const leaving = new AbortController()
  const second = pool.use(task.work, leaving.signal)
  leaving.abort()
  await expect(second).rejects.toThrow('stopped')
  const third = pool.use(async () => 'turn')
  task.finish()
  await first
  expect(await third).toBe('turn')
  await pool.close()
})

test('a crashed worker is replaced, and its failed task does not block', async () => {
  const { pool, opened } = aPool({ atOnce: 1, waiting: 5 })
  const broken = pool.use(async (thread) => {
    await thread.end()
    throw new Error('broke')
  })
  await expect(broken).rejects.toThrow('broke')
  expect(await pool.use(async ({ number }) => number)).toBe(2)
  expect(opened).toHaveLength(2)
  await pool.close()
})

test('once closed it rejects tasks and ends its workers', async () => {
  const { pool, opened } = aPool({ atOnce: 1, waiting: 5 })
  const task = createTask()
  const running = pool.use(task.work)
  const waiting = pool.use(task.work)
  await Promise.resolve()
  const rejected = expect(waiting).rejects.toThrow('stopped')
  await pool.close()
  await rejected
  await expect(pool.use(async () => 1)).rejects.toThrow('stopped')
  expect(opened.every((thread) => thread.isOver())).toBe(true)
  task.finish()
  await running
})

test('an idle worker is ended, and a later task gets a new one', async () => {
  const { pool, opened } = aPool({ atOnce: 2, waiting: 5, idleMs: 1 })
  await Promise.all([pool.use(async () => undefined), pool.use(async () => undefined)])
  await expect.poll(() => opened.every((thread) => thread.isOver())).toBe(true)
  expect(await pool.use(async ({ number }) => number)).toBe(3)
  await pool.close()
})
