import { expect, test } from 'vitest'
import { createWorkerPool, type PooledWorker } from './worker-pool'

interface Thread extends PooledWorker {
  readonly number: number
}

/** A pool of threads that are none, and a word for each that was opened. */
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

function aTask() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { finish, work: () => done }
}

test('threads are opened when needed and used again', async () => {
  const { pool, opened } = aPool({ atOnce: 2, waiting: 5 })
  expect(opened).toHaveLength(0)
  for (let n = 0; n < 3; n += 1) expect(await pool.use(async ({ number }) => number)).toBe(1)
  expect(opened).toHaveLength(1)
  await pool.close()
})

test('no more at once than may be; the others wait their turn, in order', async () => {
  const { pool, opened } = aPool({ atOnce: 2, waiting: 5 })
  const tasks = [aTask(), aTask(), aTask()]
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

test('when too many wait, the next is told so', async () => {
  const { pool } = aPool({ atOnce: 1, waiting: 1 })
  const task = aTask()
  const runs = [pool.use(task.work), pool.use(task.work)]
  await expect(pool.use(task.work)).rejects.toThrow('busy')
  task.finish()
  await Promise.all(runs)
  await pool.close()
})

test('whoever leaves the queue makes room in it', async () => {
  const { pool } = aPool({ atOnce: 1, waiting: 1 })
  const task = aTask()
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

test('a thread that broke is replaced, and what failed in it does not stay', async () => {
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

test('closed, it takes nobody any more and ends its threads', async () => {
  const { pool, opened } = aPool({ atOnce: 1, waiting: 5 })
  const task = aTask()
  const running = pool.use(task.work)
  const waiting = pool.use(task.work)
  await Promise.resolve()
  const refused = expect(waiting).rejects.toThrow('stopped')
  await pool.close()
  await refused
  await expect(pool.use(async () => 1)).rejects.toThrow('stopped')
  expect(opened.every((thread) => thread.isOver())).toBe(true)
  task.finish()
  await running
})

test('a thread with nothing to do is let go with its memory, and whoever comes later has another', async () => {
  const { pool, opened } = aPool({ atOnce: 2, waiting: 5, idleMs: 1 })
  await Promise.all([pool.use(async () => undefined), pool.use(async () => undefined)])
  await expect.poll(() => opened.every((thread) => thread.isOver())).toBe(true)
  expect(await pool.use(async ({ number }) => number)).toBe(3)
  await pool.close()
})
