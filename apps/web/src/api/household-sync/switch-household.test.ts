// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeQueue } from '../change-queue/change-queue'
import { callBetweenSwitches, switchHousehold } from './switch-household'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  // The echo of a move ends.
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
})

function aCall<T>(answer: T) {
  let finish = () => {}
  const done = new Promise<T>((resolve) => {
    finish = () => resolve(answer)
  })
  return { done, finish }
}

const aMoment = () => vi.advanceTimersByTimeAsync(10)

it('moves only when what was asked for the old household is answered', async () => {
  const order: string[] = []
  const sync = aCall('synced')
  const asking = callBetweenSwitches(() => sync.done).then((answer) => order.push(answer))
  const move = switchHousehold(async () => {
    order.push('moved')
    return {}
  })
  await aMoment()
  expect(order).toEqual([])
  sync.finish()
  await Promise.all([asking, move])
  expect(order).toEqual(['synced', 'moved'])
})

it('waits for an answer that does not come no longer than a cook would', async () => {
  const late = aCall('too late')
  const asking = callBetweenSwitches(() => late.done)
  const move = vi.fn(async () => 'there')
  const moving = switchHousehold(move)
  await aMoment()
  expect(move).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await moving).toBe('there')
  late.finish()
  await asking
})

it('asks nothing on the way, and only once the new household is known', async () => {
  const order: string[] = []
  vi.spyOn(changeQueue, 'setCurrentHousehold').mockImplementation(
    (household) => void order.push(`in ${household}`),
  )
  const way = aCall({ data: { id: 'the-cabin' } })
  const move = switchHousehold(() => way.done)
  await aMoment()
  const asked = callBetweenSwitches(async () => order.push('asked'))
  await aMoment()
  expect(order).toEqual([])
  way.finish()
  await Promise.all([move, asked])
  expect(order).toEqual(['in the-cabin', 'asked'])
})

it('goes on after a move that failed, and after a call that did', async () => {
  await expect(switchHousehold(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(callBetweenSwitches(() => Promise.reject(new Error('neither')))).rejects.toThrow('neither')
  await expect(switchHousehold(async () => 'there')).resolves.toBe('there')
})
