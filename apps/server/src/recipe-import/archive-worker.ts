import { handleRpcTasks } from '../workers/rpc-handler'
import type { ArchiveTask, ArchiveTaskResult } from './archive-task'
import { type ArchivedRecipe, createRecipeArchive } from './recipe-archive'

// Packing thousands of recipes keeps a processor busy for seconds: here, so that nobody else waits for it.
let recipes: ArchivedRecipe[] = []

handleRpcTasks<ArchiveTask, ArchiveTaskResult>((task) => {
  if (task.kind === 'add') recipes.push(...task.recipes)
  if (task.kind === 'add') return { kind: 'added' }
  const all = recipes
  recipes = []
  return task.kind === 'begin' ? { kind: 'added' } : { kind: 'packed', archive: createRecipeArchive(all) }
})
