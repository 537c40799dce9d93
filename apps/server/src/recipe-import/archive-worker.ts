import { handleRpcTasks } from '../workers/rpc-handler'
import type { ArchiveTask, ArchiveTaskResult } from './archive-task'
import { type ArchivedRecipe, createRecipeArchive } from './recipe-archive'

// Compressing thousands of recipes takes seconds of CPU time; in a worker it does not block requests.
let recipes: ArchivedRecipe[] = []

handleRpcTasks<ArchiveTask, ArchiveTaskResult>((task) => {
  if (task.kind === 'add') recipes.push(...task.recipes)
  if (task.kind === 'add') return { kind: 'added' }
  const all = recipes
  recipes = []
  return task.kind === 'begin' ? { kind: 'added' } : { kind: 'packed', archive: createRecipeArchive(all) }
})
