import { mostExchanged } from '@larder/contract/shopping'
import type { ApiError } from '../api-error'
import type { Held, KeptLine, KeptName } from './kept'

/** What is sent in one request. */
export interface Batch {
  readonly lines: readonly KeptLine[]
  readonly names: readonly KeptName[]
}

/** A request may be larger, but a phone at the far end of a shop should not have to send one again. */
const mostCharacters = 200_000

export const nothingToSend: Batch = { lines: [], names: [] }

export function sizeOf({ lines, names }: Batch): number {
  return lines.length + names.length
}

/** What waits, in parts that fit into a request: first what the server has had, which it cannot find too many. */
export function batchesOf({ lines, names }: Batch): Batch[] {
  const batches: Batch[] = []
  let [part, characters]: [KeptLine[], number] = [[], 0]
  for (const kept of toldFirst(lines)) {
    const own = JSON.stringify(kept.line).length
    if (part.length === mostExchanged || (part.length > 0 && characters + own > mostCharacters)) {
      batches.push({ lines: part, names: [] })
      ;[part, characters] = [[], 0]
    }
    part.push(kept)
    characters += own
  }
  if (part.length > 0) batches.push({ lines: part, names: [] })
  // A list is known by its name before lines stand on it.
  for (let start = 0; start < names.length; start += mostExchanged) {
    batches.unshift({ lines: [], names: toldFirst(names).slice(start, start + mostExchanged) })
  }
  return joined(batches)
}

export function waitingOf({ lines, names }: Pick<Held, 'lines' | 'names'>): Batch {
  return {
    lines: [...lines.values()].filter(({ waiting }) => waiting),
    names: [...names.values()].filter(({ waiting }) => waiting),
  }
}

/**
 * The parts of what was refused that may still be taken: what the server has had where new things are too many, and
 * otherwise each half. Nothing where it cannot be parted.
 */
export function partsOf(batch: Batch, { code }: Pick<ApiError, 'code'>): readonly Batch[] {
  const { lines, names } = batch
  if (lines.length > 0 && names.length > 0)
    return [
      { lines: [], names },
      { lines, names: [] },
    ]
  const tooMany = code === 'too-many-shopping-items' || code === 'too-many-lists'
  const parts = tooMany
    ? [only(batch, ({ told }) => told), only(batch, ({ told }) => !told)]
    : [
        only(batch, (_, place) => place < sizeOf(batch) / 2),
        only(batch, (_, place) => place >= sizeOf(batch) / 2),
      ]
  return parts.every((part) => sizeOf(part) < sizeOf(batch)) ? parts : []
}

function only({ lines, names }: Batch, keep: (kept: KeptLine | KeptName, place: number) => boolean): Batch {
  return { lines: lines.filter(keep), names: names.filter(keep) }
}

/** Names go with the first lines: mostly everything fits into one request. */
function joined([first, second, ...others]: Batch[]): Batch[] {
  if (!first) return []
  if (!second) return [first]
  return first.lines.length === 0 && second.names.length === 0
    ? [{ lines: second.lines, names: first.names }, ...others]
    : [first, second, ...others]
}

function toldFirst<Kept extends { readonly told: boolean }>(kept: readonly Kept[]): Kept[] {
  return kept.toSorted((a, b) => Number(b.told) - Number(a.told))
}
