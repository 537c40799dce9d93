import type { Query } from '@tanstack/react-query'
import { ApiError } from './api-error'
import { outbox } from './outbox'
import { queries } from './query-client'

let underWay = 0
/** Word of a move comes by the live line as well, a moment before or after the answer. */
const echoMs = 1500
/** How long a move waits for what was asked before it. */
const patienceMs = 3000
let moved: Promise<unknown> = Promise.resolve()
const asked = new Set<Promise<unknown>>()

/** Everything but the account is of the household the cook is in. */
export function isOwned({ queryKey }: Query): boolean {
  return queryKey[0] !== 'account'
}

/** What was read of one household is not for the next: it is forgotten and read anew. */
export async function forgetHousehold(): Promise<void> {
  queries.removeQueries({ predicate: isOwned, type: 'inactive' })
  await queries.resetQueries({ predicate: isOwned })
}

/** The same where it may be the right one already: what is on screen stays until its answer is there. */
export function rereadHousehold(): void {
  queries.removeQueries({ predicate: isOwned, type: 'inactive' })
  void queries.invalidateQueries({ predicate: isOwned })
}

/** Goes to another household by the cook's own hand, so that nobody needs to be told about it. */
export async function moveHousehold<T>(move: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    await outbox.drain()
    const answer = await afterWhatWasAsked(async () => {
      const there = await move()
      const household = householdIn(there)
      if (household !== undefined) outbox.arrive(household)
      return there
    })
    void forgetHousehold()
    return answer
  } catch (error) {
    // The answer was lost, the move perhaps not.
    if (error instanceof ApiError && error.passing) rereadHousehold()
    throw error
  } finally {
    setTimeout(() => {
      underWay -= 1
    }, echoMs)
  }
}

/** A call on behalf of one household: not while the cook is on the way to another, and the move waits for it. */
export async function betweenMoves<T>(ask: () => Promise<T>): Promise<T> {
  await moved
  const answer = ask()
  const settled = answer.catch(() => undefined)
  asked.add(settled)
  try {
    return await answer
  } finally {
    asked.delete(settled)
  }
}

async function afterWhatWasAsked<T>(move: () => Promise<T>): Promise<T> {
  const before = Promise.race([Promise.all(asked), new Promise((goOn) => setTimeout(goOn, patienceMs))])
  const answer = Promise.all([moved, before]).then(move)
  moved = answer.catch(() => undefined)
  return answer
}

export function movingByOwnHand(): boolean {
  return underWay > 0
}

/** Each such call answers with the household the cook is in now. */
function householdIn(answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: { id?: unknown } }
  return typeof data?.id === 'string' ? data.id : undefined
}
