import { describe, expect, test } from 'vitest'
import { createWorkAdmission } from './work-admission'

const stays = new AbortController().signal
const limits = { atOnce: 2, waitingEach: 3, waitingCallers: 4 }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Works that end on demand; `started` lists them in the order of their admission. */
function aQueue(given = limits) {
  const admission = createWorkAdmission(given)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    ask: (caller: string, name: string, signal = stays) =>
      admission.run(caller, signal, () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
  }
}

describe('expensive work', () => {
  test('runs one at a time per caller, a few at once, the callers in turn', async () => {
    const { ask, end, started } = aQueue()
    const all = [ask('eve', 'e1'), ask('eve', 'e2'), ask('eve', 'e3'), ask('ana', 'a1'), ask('bo', 'b1')]
    await settled()
    expect(started).toEqual(['e1', 'a1'])
    await end('e1')
    expect(started).toEqual(['e1', 'a1', 'b1'])
    await end('a1')
    expect(started).toEqual(['e1', 'a1', 'b1', 'e2'])
    await end('e2')
    await end('b1')
    await end('e3')
    expect(await Promise.all(all)).toEqual(['e1', 'e2', 'e3', 'a1', 'b1'])
  })

  test('that waits goes with its caller; the next takes its turn', async () => {
    const { ask, end, started } = aQueue({ ...limits, atOnce: 1 })
    const caller = new AbortController()
    void ask('eve', 'e1')
    const left = ask('ana', 'a1', caller.signal)
    void ask('bo', 'b1')
    caller.abort()
    await expect(left).rejects.toThrow()
    await end('e1')
    expect(started).toEqual(['e1', 'b1'])
    await expect(ask('cy', 'c1', caller.signal)).rejects.toThrow()
  })

  test('beyond what may wait is rejected, for one caller and in total', async () => {
    const { ask, started } = aQueue()
    for (const name of ['e1', 'e2', 'e3', 'e4']) void ask('eve', name)
    await expect(ask('eve', 'e5')).rejects.toMatchObject({ code: 'too-many-requests' })
    for (const caller of ['ana', 'bo', 'cy', 'di']) void ask(caller, caller)
    await expect(ask('flo', 'flo')).rejects.toMatchObject({ code: 'too-many-requests' })
    await settled()
    expect(started).toEqual(['e1', 'ana'])
  })

  test('that fails frees its place', async () => {
    const admission = createWorkAdmission({ ...limits, atOnce: 1 })
    const failing = admission.run('eve', stays, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await admission.run('ana', stays, async () => 'done')).toBe('done')
  })
})
