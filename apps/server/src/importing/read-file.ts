import { labelOf } from './archive/label'
import { mostInAll } from './archive/unpacking'
import { whyOf } from './archive/unreadable'
import { mostEntries, readEntry } from './read-archive'
import type { ReadEvent } from './read-event'

/**
 * The recipes in a file, one by one: our own archive, an export of Mealie, Tandoor, Paprika, Nextcloud Cookbook or RecipeSage, an
 * archive of plain files, or one such file. What it is is told by what stands in it; its name is only shown.
 */
export function* readFile(bytes: Uint8Array, name: string): Generator<ReadEvent> {
  const from = labelOf(name) || 'The file'
  const allowance = { bytes: mostInAll, entries: mostEntries }
  try {
    yield* readEntry(bytes, from, { allowance, isOutermost: true })
  } catch (error) {
    yield { kind: 'trouble', from, why: whyOf(error) }
  }
}
