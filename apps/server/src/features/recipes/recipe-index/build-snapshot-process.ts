import { openDatabase } from '../../../db/database'
import { createLog } from '../../../log'
import { writeIndexSnapshot } from './index-snapshot'
import { createRecipeLoader } from './recipe-loader'
import type { BuildResult, BuildTask } from './snapshot-builder'

/** A process of its own: reads all recipes, writes the snapshot and ends, which gives its memory back. */
process.once('message', (task: BuildTask) => {
  const report = (result: BuildResult) => process.send?.(result, () => process.exit())
  build(task).then(
    () => report({ failure: undefined }),
    (error: unknown) => report({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
// The server that asked is gone.
process.once('disconnect', () => process.exit())

async function build({ database, path, key, logLevel }: BuildTask): Promise<void> {
  const log = createLog(logLevel)
  const db = openDatabase({ ...database, max: 2 }, log)
  const { signal } = new AbortController()
  const loader = createRecipeLoader({ db, log, signal, onUnreadable: () => undefined })
  await loader.compare()
  const { handle } = await writeIndexSnapshot(path, key, loader.indexed)
  await handle.close()
}
