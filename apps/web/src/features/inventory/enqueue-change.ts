import type { Endpoint, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import { changeQueue } from '../../api/change-queue/change-queue'

/**
 * A failed call is written to the console and thrown on, for whoever asked to tell the cook. One that was given up on
 * purpose, because nobody needs its answer any more, has not failed.
 */
export async function logFailure<T>(what: string, calling: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await calling
  } catch (error) {
    if (!signal?.aborted) console.error(what, error)
    throw error
  }
}

/** Writes a change of the stock down; it is sent when that can be, and the list shows it at once. */
export function enqueueChange<E extends Endpoint>(
  what: string,
  endpoint: E,
  input: InputOf<E>,
  options?: Parameters<typeof changeQueue.put>[2],
): { id: string; household: string | undefined; answer: Promise<ResponseOf<E>> } {
  const { answer, ...entry } = changeQueue.put(endpoint, input, options)
  return { ...entry, answer: logFailure(what, answer) }
}

/** A change that was written down, and what the server says to it. */
export interface EnqueuedChange {
  readonly id: string
  /** Where it was made, and is undone. */
  readonly household?: string | undefined
  readonly answer: Promise<{ data: { booking?: number | undefined } }>
}
