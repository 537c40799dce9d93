import { isSame, type SharedLine, type SharedName } from '@larder/kitchen/shared-list'
import { ApiError } from '../api-error'
import { troubleOf } from '../outbox-trouble'
import { refusal } from '../refusal'
import { type Batch, batchesOf, nothingToSend, partsOf, sizeOf, waitingOf } from './batches'
import { type Answer, heardEdit } from './heard'
import type { KeptLine, KeptName } from './kept'
import type { Replica } from './replica'

/** What the server is told, and from which revision on it is asked. */
export interface Asked {
  readonly since?: number
  readonly lines: readonly SharedLine[]
  readonly names: readonly SharedName[]
}

interface ExchangeParts {
  readonly replica: Replica
  readonly household: string
  readonly ask: (asked: Asked) => Promise<Answer>
  readonly isClosed: () => boolean
}

/**
 * Tells the server what waits and takes in what it knows, until neither has anything new. What is refused is set aside,
 * so that it keeps nothing else from being saved; the refusal is thrown at the end.
 */
export async function exchange({ replica, household, ask, isClosed }: ExchangeParts): Promise<void> {
  /** As it was sent in this exchange: what did not change since is not sent again. */
  const sent = new Map<string, KeptLine | KeptName>()
  const isNew = (kept: KeptLine | KeptName) => !isLike(sent.get(kept.id), kept)
  /** Nothing was heard before: what is written here is told once it is known where the list of the others ends. */
  let isFirst: boolean | undefined
  let refused: ApiError | undefined
  let batches: Batch[] = []

  async function send(batch: Batch): Promise<boolean> {
    const held = await replica.settled()
    if (isClosed()) return false
    const since = held?.book.since
    for (const kept of [...batch.lines, ...batch.names]) sent.set(kept.id, kept)
    try {
      const answer = await ask({
        ...(since !== undefined && { since }),
        lines: batch.lines.map(({ line }) => line),
        names: batch.names.map(({ name }) => name),
      })
      if (isClosed()) return false
      // Not a word of another household's list is taken in.
      if (answer.household !== household) throw refusal('acting-elsewhere')
      await replica.write(heardEdit(answer, since, isFirst === true))
      const begunAnew = answer.revision < (since ?? 0)
      if (begunAnew) sent.clear()
      return answer.more || begunAnew
    } catch (error) {
      if (sizeOf(batch) === 0 || !isRefused(error)) throw error
      const parts = partsOf(batch, error)
      batches = [...parts.filter((part) => sizeOf(part) > 0), ...batches]
      if (parts.length === 0) refused = error
      return true
    }
  }

  // Another tab may have been closed before it could say what it wrote.
  await replica.look()
  for (let more = true; ; ) {
    const held = await replica.settled()
    if (isClosed()) return
    isFirst = more && (isFirst ?? held?.book.since === undefined)
    if (batches.length === 0 && !isFirst) {
      const { lines, names } = waitingOf(held ?? { lines: new Map(), names: new Map() })
      batches = batchesOf({ lines: lines.filter(isNew), names: names.filter(isNew) })
    }
    const [next, ...others] = batches
    if (!next && !more) break
    batches = others
    more = await send(next ?? nothingToSend)
  }
  if (refused) throw refused
}

/** Refused for what was sent, and not for when or by whom. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && troubleOf(error, 1).kind === 'refused' && !isElsewhere(error)
}

/** The cook is in another household by now, or no longer in this one. */
export function isElsewhere(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'acting-elsewhere' || error.code === 'household-not-found')
  )
}

function isLike(before: KeptLine | KeptName | undefined, now: KeptLine | KeptName): boolean {
  if (!before) return false
  return 'line' in before
    ? 'line' in now && isSame(before.line, now.line)
    : 'name' in now && isSame(before.name, now.name)
}
