import { answerTasks } from '../../answer-tasks'
import type { MakingAnswer } from './dish-maker'
import { type MakingTask, makeDishes } from './make-dishes'

// A large kitchen keeps a processor busy for a blink, a cold one for a quarter of a second: here, so that nobody else waits.
answerTasks((task: MakingTask): MakingAnswer => ({ kind: 'done', dishes: makeDishes(task) }))
