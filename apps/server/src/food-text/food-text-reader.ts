import type { Receipt } from '@larder/kitchen/receipt/receipt'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import type { ShoppingText } from '@larder/kitchen/shopping/shopping-text'
import { AppError } from '../errors'
import { createWorkAdmission } from '../http/work-admission'
import type { Log } from '../log'
import { createRpcWorker } from '../workers/rpc-worker'
import { WorkerError } from '../workers/worker-error'
import { createWorkerPool, type WorkerPoolLimits } from '../workers/worker-pool'
import {
  type FoodTextResult,
  type FoodTextTask,
  type ReceiptTextHints,
  runFoodTextTask,
} from './food-text-task'

/** Who asks: one text of an account is read at a time; what waits goes with its caller. */
interface FoodTextCaller {
  readonly accountId: string
  readonly signal?: AbortSignal | undefined
}

/** Reads long texts in a worker thread: misspelt words take long, and every request would wait for them. */
export interface FoodTextReader {
  readReceipt(text: string, hints: ReceiptTextHints, caller: FoodTextCaller): Promise<Receipt>
  /** Returns the food of each text that certainly names one. */
  findFoods(texts: readonly string[], caller: FoodTextCaller): Promise<ReadonlyMap<string, string | null>>
  /** Returns the entries of a typed list. */
  readTyped(
    text: string,
    country: string | undefined,
    caller: FoodTextCaller,
  ): Promise<readonly ShoppingText[]>
  /** Returns the ingredients of a recipe, line by line. */
  readIngredients(
    texts: readonly string[],
    country: string | undefined,
    caller: FoodTextCaller,
  ): Promise<readonly RecipeLine[]>
  close(): Promise<void>
}

interface FoodTextLimits extends WorkerPoolLimits {
  /** After this time the worker is terminated. */
  readonly endedMs: number
}

/** A text is read in one go: when its caller has left, only ending the worker ends the reading. */
const graceMs = 200

const defaultLimits: FoodTextLimits = { atOnce: 1, waiting: 200, idleMs: 600_000, endedMs: 20_000 }

/** A worker that reads texts, the accounts in turn. */
export function createFoodTextReader(parts: { log: Log; limits?: FoodTextLimits }): FoodTextReader {
  const { log, limits = defaultLimits } = parts
  const admission = createWorkAdmission({
    atOnce: limits.atOnce,
    waitingEach: 4,
    waitingCallers: limits.waiting,
  })
  const pool = createWorkerPool({
    limits,
    open: (onEnd) =>
      createRpcWorker<FoodTextTask, FoodTextResult>({
        ...{ moduleUrl: import.meta.url, name: 'food-text-worker' },
        ...{ log, endedMs: limits.endedMs, graceMs, onEnd },
      }),
  })
  return toReader(
    ({ accountId, signal = new AbortController().signal }, task) =>
      admission.run(accountId, signal, () => pool.use((worker) => worker.call(task, { signal }), signal)),
    () => pool.close(),
  )
}

/** Reads in the calling thread, for tests and processes without other requests. */
export const inlineFoodTextReader: FoodTextReader = toReader(
  (_, task) => runNow(task),
  async () => undefined,
)

/** Shorter texts take a few milliseconds at most and are read at once: they need not wait for those of others. */
const shortText = 120

function toReader(
  run: (caller: FoodTextCaller, task: FoodTextTask) => Promise<FoodTextResult>,
  close: () => Promise<void>,
): FoodTextReader {
  const read = (caller: FoodTextCaller, task: FoodTextTask) =>
    (lengthOf(task) <= shortText ? runNow(task) : run(caller, task)).catch((error: unknown) => {
      if (error instanceof WorkerError && error.reason !== 'broken') throw new AppError('too-many-requests')
      throw error
    })
  return {
    async readReceipt(text, hints, caller) {
      const result = await read(caller, { kind: 'receipt', text, hints })
      if (result.kind !== 'receipt') throw new Error('not a receipt')
      return result.receipt
    },
    async findFoods(texts, caller) {
      const different = [...new Set(texts)]
      if (different.length === 0) return new Map()
      const result = await read(caller, { kind: 'lines', texts: different })
      const foods = result.kind === 'lines' ? result.foods : []
      return new Map(different.map((text, place) => [text, foods[place] ?? null]))
    },
    async readTyped(text, country, caller) {
      const result = await read(caller, { kind: 'typed', text, country })
      return result.kind === 'typed' ? result.items : []
    },
    async readIngredients(texts, country, caller) {
      const result = await read(caller, { kind: 'ingredients', texts, country })
      return result.kind === 'ingredients' ? result.lines : []
    },
    close,
  }
}

async function runNow(task: FoodTextTask): Promise<FoodTextResult> {
  return runFoodTextTask(task)
}

function lengthOf(task: FoodTextTask): number {
  return 'text' in task ? task.text.length : task.texts.reduce((sum, text) => sum + text.length, 0)
}
