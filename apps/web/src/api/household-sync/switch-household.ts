import type { Query } from '@tanstack/react-query'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { queryClient } from '../query-client'

let switchesUnderWay = 0
/** Word of a move comes by the live line as well, a moment before or after the answer. */
const eventEchoMs = 1500
/** How long a move waits for what was asked before it. */
const maxWaitForCallsMs = 3000
let lastSwitch: Promise<unknown> = Promise.resolve()
const pendingCalls = new Set<Promise<unknown>>()

/** Everything but the account is of the household the cook is in. */
export function isHouseholdQuery({ queryKey }: Query): boolean {
  return queryKey[0] !== 'account'
}

/** What was read of one household is not for the next: it is forgotten and read anew. */
export async function resetHouseholdQueries(): Promise<void> {
  queryClient.removeQueries({ predicate: isHouseholdQuery, type: 'inactive' })
  await queryClient.resetQueries({ predicate: isHouseholdQuery })
}

/** The same where it may be the right one already: what is on screen stays until its answer is there. */
export function refetchHouseholdQueries(): void {
  queryClient.removeQueries({ predicate: isHouseholdQuery, type: 'inactive' })
  void queryClient.invalidateQueries({ predicate: isHouseholdQuery })
}

/** Goes to another household by the cook's own hand, so that nobody needs to be told about it. */
export async function switchHousehold<T>(move: () => Promise<T>): Promise<T> {
  switchesUnderWay += 1
  try {
    await changeQueue.drain()
    const answer = await afterPendingCalls(async () => {
      const there = await move()
      const household = householdIdOf(there)
      if (household !== undefined) changeQueue.setCurrentHousehold(household)
      return there
    })
    void resetHouseholdQueries()
    return answer
  } catch (error) {
    // The answer was lost, the move perhaps not.
    if (error instanceof ApiError && error.isTransient) refetchHouseholdQueries()
    throw error
  } finally {
    setTimeout(() => {
      switchesUnderWay -= 1
    }, eventEchoMs)
  }
}

/** A call on behalf of one household: not while the cook is on the way to another, and the move waits for it. */
export async function callBetweenSwitches<T>(ask: () => Promise<T>): Promise<T> {
  await lastSwitch
  const answer = ask()
  const settled = answer.catch(() => undefined)
  pendingCalls.add(settled)
  try {
    return await answer
  } finally {
    pendingCalls.delete(settled)
  }
}

async function afterPendingCalls<T>(move: () => Promise<T>): Promise<T> {
  const before = Promise.race([
    Promise.all(pendingCalls),
    new Promise((goOn) => setTimeout(goOn, maxWaitForCallsMs)),
  ])
  const answer = Promise.all([lastSwitch, before]).then(move)
  lastSwitch = answer.catch(() => undefined)
  return answer
}

export function isSwitchingHousehold(): boolean {
  return switchesUnderWay > 0
}

/** Each such call answers with the household the cook is in now. */
function householdIdOf(answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: { id?: unknown } }
  return typeof data?.id === 'string' ? data.id : undefined
}
