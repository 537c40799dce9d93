import type { Endpoint, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import { changeQueue } from '../../api/change-queue/change-queue'

/**
 * Logs a failed call to the console and rethrows it, so that the caller can show it. An aborted call has not failed.
 */
export async function logFailure<T>(message: string, call: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!signal?.aborted) console.error(message, error)
    throw error
  }
}

/** Enqueues a change of the stock. The list shows it at once; it is sent when a connection is available. */
export function enqueueChange<E extends Endpoint>(
  message: string,
  endpoint: E,
  input: InputOf<E>,
  options?: Parameters<typeof changeQueue.put>[2],
): { id: string; household: string | undefined; answer: Promise<ResponseOf<E>> } {
  const { answer, ...entry } = changeQueue.put(endpoint, input, options)
  return { ...entry, answer: logFailure(message, answer) }
}

/** A queued change and the server's response to it. */
export interface EnqueuedChange {
  readonly id: string
  /** The household the change was made in; it is undone there, too. */
  readonly household?: string | undefined
  readonly answer: Promise<{ data: { booking?: number | undefined } }>
}
