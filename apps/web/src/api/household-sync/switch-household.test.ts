// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeQueue } from '../change-queue/change-queue'
import { callBetweenSwitches, switchHousehold } from './switch-household'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aCall<T>(response: T) {
  let finish = () => {}
  const done = new Promise<T>((resolve) => {
    finish = () => resolve(response)
  })
  return { done, finish }
}

const advanceBriefly = () => vi.advanceTimersByTimeAsync(10)

it('switches only after pending calls for the old household have completed', async () => {
  const order: string[] = []
  const sync = aCall('synced')
  const pendingCall = callBetweenSwitches(() => sync.done).then((response) => order.push(response))
  const move = switchHousehold(async () => {
    order.push('moved')
    return {}
  })
  await advanceBriefly()
  expect(order).toEqual([])
  sync.finish()
  await Promise.all([pendingCall, move])
  expect(order).toEqual(['synced', 'moved'])
})

it('waits for a missing response only for a limited time', async () => {
  const late = aCall('too late')
  const pendingCall = callBetweenSwitches(() => late.done)
  const move = vi.fn(async () => 'there')
  const switching = switchHousehold(move)
  await advanceBriefly()
  expect(move).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await switching).toBe('there')
  late.finish()
  await pendingCall
})

it('starts no call during a switch, only once the new household is known', async () => {
  const order: string[] = []
  vi.spyOn(changeQueue, 'setCurrentHousehold').mockImplementation(
    (household) => void order.push(`in ${household}`),
  )
  const switchCall = aCall({ data: { id: 'the-cabin' } })
  const move = switchHousehold(() => switchCall.done)
  await advanceBriefly()
  const call = callBetweenSwitches(async () => order.push('asked'))
  await advanceBriefly()
  expect(order).toEqual([])
  switchCall.finish()
  await Promise.all([move, call])
  expect(order).toEqual(['in the-cabin', 'asked'])
})

it('continues after a failed switch and after a failed call', async () => {
  await expect(switchHousehold(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(callBetweenSwitches(() => Promise.reject(new Error('neither')))).rejects.toThrow('neither')
  await expect(switchHousehold(async () => 'there')).resolves.toBe('there')
})
