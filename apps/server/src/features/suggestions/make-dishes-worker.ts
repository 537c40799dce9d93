import { handleRpcTasks } from '../../workers/rpc-handler'
import type { MakeDishesResult } from './dish-maker'
import { type MakeDishesTask, makeDishes } from './make-dishes'

// A large stock takes up to a quarter of a second of CPU time when cold; in a worker it blocks no other request.
handleRpcTasks((task: MakeDishesTask): MakeDishesResult => ({ kind: 'done', dishes: makeDishes(task) }))
