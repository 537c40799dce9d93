import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Evaluation, EvaluationResult } from './evaluation'

/** Measures each kind whose file or folder is there, and those that need none. One that fails is told, and the next is measured. */
export async function runEvaluations(
  kinds: readonly Evaluation[],
  folder: string | undefined,
): Promise<EvaluationResult[]> {
  const outcomes: EvaluationResult[] = []
  for (const { name, reads, measure } of kinds) {
    const path = reads === undefined ? '' : folder && join(folder, reads)
    if (path !== undefined && (reads === undefined || existsSync(path)))
      outcomes.push(
        await measure(path).then(
          (scores) => ({ kind: name, scores }),
          (error: unknown) => ({
            kind: name,
            failed: error instanceof Error ? error.message : String(error),
          }),
        ),
      )
    else outcomes.push({ kind: name, skipped: folder ? `${reads} is not there` : 'it needs --data DIR' })
  }
  return outcomes
}
