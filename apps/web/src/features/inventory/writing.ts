import type { AnswerOf, Endpoint, InputOf } from '@larder/contract/endpoint'
import { outbox } from '../../api/outbox'

/**
 * A failed call is written to the console and thrown on, for whoever asked to tell the cook. One that was given up on
 * purpose, because nobody needs its answer any more, has not failed.
 */
export async function logged<T>(what: string, calling: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await calling
  } catch (error) {
    if (!signal?.aborted) console.error(what, error)
    throw error
  }
}

/** Writes a change of the stock down; it is sent when that can be, and the list shows it at once. */
export function write<E extends Endpoint>(
  what: string,
  endpoint: E,
  input: InputOf<E>,
  options?: Parameters<typeof outbox.put>[2],
): { id: string; household: string | undefined; answer: Promise<AnswerOf<E>> } {
  const { answer, ...entry } = outbox.put(endpoint, input, options)
  return { ...entry, answer: logged(what, answer) }
}

/** A change that was written down, and what the server says to it. */
export interface Written {
  readonly id: string
  /** Where it was made, and is undone. */
  readonly household?: string | undefined
  readonly answer: Promise<{ data: { booking?: number | undefined } }>
}
