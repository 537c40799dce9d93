import { handleRpcTasks } from '../workers/rpc-handler'
import type { RecipeImportEvent } from './import-event'
import type { ContinueImportTask, ImportTask, ImportTaskResult } from './import-task'
import { readRecipeDocument } from './read-recipe-document'
import { readRecipeFile } from './read-recipe-file'

// Pages and archives come from anybody, and reading one keeps a processor busy: here, so that nobody else waits for it, and so
// that one made to take for ever is ended alone.
const mostEvents = 50
const mostBytes = 16 * 1024 * 1024
let reading: Iterator<RecipeImportEvent> = [][Symbol.iterator]()

/** A page or text; what is none of either may be what another app wrote, pasted instead of sent as a file. */
function readPastedText({
  text,
  about,
}: Extract<ImportTask, { kind: 'document' }>): Iterable<RecipeImportEvent> {
  const said = readRecipeDocument(text, about)
  return said.length > 0 ? said : readRecipeFile(Buffer.from(text), about.from)
}

handleRpcTasks<ImportTask | ContinueImportTask, ImportTaskResult>((task, { isStopped }) => {
  if (task.kind === 'document') reading = readPastedText(task)[Symbol.iterator]()
  if (task.kind === 'file') reading = readRecipeFile(task.bytes, task.name)[Symbol.iterator]()
  const events: RecipeImportEvent[] = []
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
