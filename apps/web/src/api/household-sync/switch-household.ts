import type { OwnSwitch } from '@larder/sync/live/household-events'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { sync } from '../sync'

/** How long a switch waits for calls made before it. */
const maxWaitForCallsMs = 3000
let lastSwitch: Promise<unknown> = Promise.resolve()
const pendingCalls = new Set<Promise<unknown>>()

let unreportedSwitch: OwnSwitch | undefined

/** Switches the household at the cook's request, so that no notice about it is needed. */
export async function switchHousehold<T>(performSwitch: () => Promise<T>): Promise<T> {
  await changeQueue.drain()
  try {
    const response = await afterPendingCalls(async () => {
      const switched = await performSwitch().catch((error: unknown) => {
        if (isResponseLost(error)) unreportedSwitch = { household: undefined }
        throw error
      })
      const household = householdIdOf(switched)
      if (household !== undefined) {
        unreportedSwitch = { household }
        changeQueue.setCurrentHousehold(household)
      }
      return switched
    })
    void sync.reads.resetHousehold()
    return response
  } catch (error) {
    if (isResponseLost(error)) sync.reads.refetchHousehold()
    throw error
  }
}

/** The last switch made on this device that the event stream has not reported yet. Waits for one in progress. */
export async function takeUnreportedSwitch(): Promise<OwnSwitch | undefined> {
  await lastSwitch
  const taken = unreportedSwitch
  unreportedSwitch = undefined
  return taken
}

/** Makes a call for one household: it does not start during a switch, and a switch waits for it. */
export async function callBetweenSwitches<T>(call: () => Promise<T>): Promise<T> {
  await lastSwitch
  const response = call()
  const settled = response.catch(() => undefined)
  pendingCalls.add(settled)
  try {
    return await response
  } finally {
    pendingCalls.delete(settled)
  }
}

async function afterPendingCalls<T>(performSwitch: () => Promise<T>): Promise<T> {
  const pendingOrTimeout = Promise.race([
    Promise.all(pendingCalls),
    new Promise((resolve) => setTimeout(resolve, maxWaitForCallsMs)),
  ])
  const response = Promise.all([lastSwitch, pendingOrTimeout]).then(performSwitch)
  lastSwitch = response.catch(() => undefined)
  return response
}

/** The switch may have happened all the same. */
function isResponseLost(error: unknown): boolean {
  return error instanceof ApiError && error.isTransient
}

/** Each of these calls returns the household the cook is in now. */
function householdIdOf(response: unknown): string | undefined {
  const { data } = (response ?? {}) as { data?: { id?: unknown } }
  return typeof data?.id === 'string' ? data.id : undefined
}
