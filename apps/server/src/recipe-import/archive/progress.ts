import type { RecipeImportEvent } from '../import-event'

/** Yields at most about fifty progress events, because each one is sent to the client. */
export function* progressEvents(done: number, total: number, doing: string): Generator<RecipeImportEvent> {
  if (total > 1 && done % Math.ceil(total / 50) === 0) yield { kind: 'progress', done, of: total, doing }
}
