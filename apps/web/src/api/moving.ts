import { queries } from './query-client'

let underWay = 0
/** Word of a move comes by the live line as well, a moment before or after the answer. */
const echoMs = 1500

/** What was read of one household is not for the next: everything but the account is forgotten and read anew. */
export async function forgetHousehold(): Promise<void> {
  const owned = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'account' }
  queries.removeQueries({ ...owned, type: 'inactive' })
  await queries.resetQueries(owned)
}

/** Goes to another household by the cook's own hand, so that nobody needs to be told about it. */
export async function moveHousehold<T>(move: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    const answer = await move()
    void forgetHousehold()
    return answer
  } finally {
    setTimeout(() => {
      underWay -= 1
    }, echoMs)
  }
}

export function movingByOwnHand(): boolean {
  return underWay > 0
}
