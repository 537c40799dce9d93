import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { sync } from '../sync'

let activeSwitches = 0
/** The event stream reports a switch too, a moment before or after the response. */
const eventEchoMs = 1500
/** How long a switch waits for calls made before it. */
const maxWaitForCallsMs = 3000
let lastSwitch: Promise<unknown> = Promise.resolve()
const pendingCalls = new Set<Promise<unknown>>()

/** Switches the household at the cook's request, so that no notice about it is needed. */
export async function switchHousehold<T>(performSwitch: () => Promise<T>): Promise<T> {
  activeSwitches += 1
  try {
    await changeQueue.drain()
    const response = await afterPendingCalls(async () => {
      const switched = await performSwitch()
      const household = householdIdOf(switched)
      if (household !== undefined) changeQueue.setCurrentHousehold(household)
      return switched
    })
    void sync.reads.resetHousehold()
    return response
  } catch (error) {
    // The response was lost; the switch may have happened.
    if (error instanceof ApiError && error.isTransient) sync.reads.refetchHousehold()
    throw error
  } finally {
    setTimeout(() => {
      activeSwitches -= 1
    }, eventEchoMs)
  }
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

export function isSwitchingHousehold(): boolean {
  return activeSwitches > 0
}

/** Each of these calls returns the household the cook is in now. */
function householdIdOf(response: unknown): string | undefined {
  const { data } = (response ?? {}) as { data?: { id?: unknown } }
  return typeof data?.id === 'string' ? data.id : undefined
}
