import { answerTasks } from '../answer-tasks'
import type { ImportAnswer, ImportTask, MoreTask } from './import-task'
import { readDocument } from './read-document'
import type { ReadEvent } from './read-event'
import { readFile } from './read-file'

// Pages and archives come from anybody, and reading one keeps a processor busy: here, so that nobody else waits for it, and so
// that one made to take for ever is ended alone.
const mostEvents = 50
const mostBytes = 16 * 1024 * 1024
let reading: Iterator<ReadEvent> = [][Symbol.iterator]()

/** A page or text; what is none of either may be what another app wrote, pasted instead of sent as a file. */
function pasted({ text, about }: Extract<ImportTask, { kind: 'document' }>): Iterable<ReadEvent> {
  const said = readDocument(text, about)
  return said.length > 0 ? said : readFile(Buffer.from(text), about.from)
}

answerTasks<ImportTask | MoreTask, ImportAnswer>((task, { isStopped }) => {
  if (task.kind === 'document') reading = pasted(task)[Symbol.iterator]()
  if (task.kind === 'file') reading = readFile(task.bytes, task.name)[Symbol.iterator]()
  const events: ReadEvent[] = []
  let bytes = 0
  while (events.length < mostEvents && bytes < mostBytes && !isStopped()) {
    const { done, value } = reading.next()
    if (done) return { kind: 'read', events, isOver: true }
    events.push(value)
    if (value.kind === 'found') bytes += value.find.picture?.length ?? 0
    // Whoever waits wants to see it move.
    if (value.kind === 'progress') break
  }
  return { kind: 'read', events, isOver: false }
})
