import { maxTotalBytes } from './archive/decompression'
import { toDisplayName } from './archive/display-name'
import { unreadableReasonOf } from './archive/unreadable-file-error'
import type { RecipeImportEvent } from './import-event'
import { maxArchiveEntries, readArchiveEntry } from './read-zip-archive'

/**
 * Yields the recipes in a file: our own archive, an export of Mealie, Tandoor, Paprika, Nextcloud Cookbook or RecipeSage, an
 * archive of plain files, or one such file. The kind is detected by content; the name is only displayed.
 */
export function* readRecipeFile(bytes: Uint8Array, name: string): Generator<RecipeImportEvent> {
  const from = toDisplayName(name) || 'The file'
  const budget = { bytes: maxTotalBytes, entries: maxArchiveEntries }
  try {
    yield* readArchiveEntry(bytes, from, { budget, isOutermost: true })
  } catch (error) {
    yield { kind: 'failed', from, why: unreadableReasonOf(error) }
  }
}
