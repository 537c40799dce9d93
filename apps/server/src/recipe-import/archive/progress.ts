import type { RecipeImportEvent } from '../import-event'

/** How far the reading is: said some fifty times at most, for whoever waits is asked each time. */
export function* progressEvents(done: number, of: number, doing: string): Generator<RecipeImportEvent> {
  if (of > 1 && done % Math.ceil(of / 50) === 0) yield { kind: 'progress', done, of, doing }
}
