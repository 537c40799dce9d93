import { answerTasks } from '../answer-tasks'
import type { ArchiveAnswer, ArchiveTask } from './archive-task'
import { type ArchivedRecipe, archiveOf } from './larder-archive'

// Packing thousands of recipes keeps a processor busy for seconds: here, so that nobody else waits for it.
let recipes: ArchivedRecipe[] = []

answerTasks<ArchiveTask, ArchiveAnswer>((task) => {
  if (task.kind === 'add') recipes.push(...task.recipes)
  if (task.kind === 'add') return { kind: 'added' }
  const all = recipes
  recipes = []
  return task.kind === 'begin' ? { kind: 'added' } : { kind: 'packed', archive: archiveOf(all) }
})
