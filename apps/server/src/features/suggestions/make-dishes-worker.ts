import { handleRpcTasks } from '../../workers/rpc-handler'
import type { MakeDishesResult } from './dish-maker'
import { type MakeDishesTask, makeDishes } from './make-dishes'

// A large kitchen keeps a processor busy for a blink, a cold one for a quarter of a second: here, so that nobody else waits.
handleRpcTasks((task: MakeDishesTask): MakeDishesResult => ({ kind: 'done', dishes: makeDishes(task) }))
