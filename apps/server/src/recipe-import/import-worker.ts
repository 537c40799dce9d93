import { handleRpcTasks } from '../workers/rpc-handler'
import type { RecipeImportEvent } from './import-event'
import type { ContinueImportTask, ImportTask, ImportTaskResult } from './import-task'
import { readRecipeDocument } from './read-recipe-document'
import { readRecipeFile } from './read-recipe-file'

// Pages and archives are untrusted and take CPU time to read; in a worker they do not block requests, and a task that never ends
// is terminated alone.
const maxEvents = 50
const maxBytes = 16 * 1024 * 1024
let reading: Iterator<RecipeImportEvent> = [][Symbol.iterator]()

/** Reads a page or text; if it is neither, it may be another app's export that was pasted. */
function readPastedText({
  text,
  about,
}: Extract<ImportTask, { kind: 'document' }>): Iterable<RecipeImportEvent> {
  const events = readRecipeDocument(text, about)
  return events.length > 0 ? events : readRecipeFile(Buffer.from(text), about.from)
}

handleRpcTasks<ImportTask | ContinueImportTask, ImportTaskResult>((task, { isStopped }) => {
  if (task.kind === 'document') reading = readPastedText(task)[Symbol.iterator]()
  if (task.kind === 'file') reading = readRecipeFile(task.bytes, task.name)[Symbol.iterator]()
  const events: RecipeImportEvent[] = []
  let bytes = 0
  while (events.length < maxEvents && bytes < maxBytes && !isStopped()) {
    const { done, value } = reading.next()
    if (done) return { kind: 'read', events, isOver: true }
    events.push(value)
    if (value.kind === 'found') bytes += value.find.picture?.length ?? 0
    // Returns at once, so that the client sees the progress.
    if (value.kind === 'progress') break
  }
  return { kind: 'read', events, isOver: false }
})
