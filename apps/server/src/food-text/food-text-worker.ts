import { handleRpcTasks } from '../workers/rpc-handler'
import { type FoodTextResult, type FoodTextTask, runFoodTextTask } from './food-text-task'

handleRpcTasks<FoodTextTask, FoodTextResult>(runFoodTextTask)
