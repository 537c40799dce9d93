import type { ReadEvent } from '../read-event'

/** How far the reading is: said some fifty times at most, for whoever waits is asked each time. */
export function* progressAt(done: number, of: number, doing: string): Generator<ReadEvent> {
  if (of > 1 && done % Math.ceil(of / 50) === 0) yield { kind: 'progress', done, of, doing }
}
