import { AppError } from '../errors'

/** Admits expensive work: one at a time per caller and a few per server, the callers in turn. */
export interface WorkAdmission {
  /** Runs the work when it is its turn; rejects when too much waits, or when the caller leaves before its turn. */
  run<T>(caller: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export interface AdmissionLimits {
  /** Works that run at once on this server. */
  readonly atOnce: number
  /** Works of one caller that may wait. */
  readonly waitingEach: number
  /** Callers whose work may wait. */
  readonly waitingCallers: number
}

const defaultLimits: AdmissionLimits = { atOnce: 2, waitingEach: 8, waitingCallers: 200 }
const retryAfterSeconds = 5

export function createWorkAdmission(limits: AdmissionLimits = defaultLimits): WorkAdmission {
  /** Starts of waiting works by caller. The first caller of the map is next; anyone who had a turn goes to the end. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Set<string>()

  function admitNext(): void {
    for (const [caller, starts] of [...waiting]) {
      if (running.size >= limits.atOnce) return
      if (running.has(caller)) continue
      const start = starts.shift()
      if (starts.length === 0) waiting.delete(caller)
      running.add(caller)
      start?.()
    }
  }

  function waitForTurn(caller: string, signal: AbortSignal): Promise<void> {
    const starts = waiting.get(caller) ?? []
    if (starts.length >= limits.waitingEach || waiting.size >= limits.waitingCallers)
      throw new AppError('too-many-requests', { retryAfterSeconds })
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        const left = starts.filter((one) => one !== start)
        starts.splice(0, starts.length, ...left)
        if (starts.length === 0) waiting.delete(caller)
        reject(new AppError('bad-request'))
      }
      starts.push(start)
      waiting.set(caller, starts)
      signal.addEventListener('abort', leave, { once: true })
      admitNext()
    })
  }

  return {
    async run(caller, signal, work) {
      if (signal.aborted) throw new AppError('bad-request')
      await waitForTurn(caller, signal)
      try {
        return await work()
      } finally {
        running.delete(caller)
        const rest = waiting.get(caller)
        waiting.delete(caller)
        if (rest) waiting.set(caller, rest)
        admitNext()
      }
    },
  }
}
