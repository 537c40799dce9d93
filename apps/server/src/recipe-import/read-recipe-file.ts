import { maxTotalBytes } from './archive/decompression'
import { toDisplayName } from './archive/display-name'
import { unreadableReasonOf } from './archive/unreadable-file-error'
import type { RecipeImportEvent } from './import-event'
import { maxArchiveEntries, readArchiveEntry } from './read-zip-archive'

/**
 * The recipes in a file, one by one: our own archive, an export of Mealie, Tandoor, Paprika, Nextcloud Cookbook or RecipeSage, an
 * archive of plain files, or one such file. What it is is told by what stands in it; its name is only shown.
 */
export function* readRecipeFile(bytes: Uint8Array, name: string): Generator<RecipeImportEvent> {
  const from = toDisplayName(name) || 'The file'
  const allowance = { bytes: maxTotalBytes, entries: maxArchiveEntries }
  try {
    yield* readArchiveEntry(bytes, from, { allowance, isOutermost: true })
  } catch (error) {
    yield { kind: 'trouble', from, why: unreadableReasonOf(error) }
  }
}
