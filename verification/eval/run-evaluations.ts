import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Evaluation, EvaluationResult } from './evaluation'

/** Measures each kind whose file or folder is there, and those that need none. */
export async function runEvaluations(
  kinds: readonly Evaluation[],
  folder: string | undefined,
): Promise<EvaluationResult[]> {
  const outcomes: EvaluationResult[] = []
  for (const { name, reads, measure } of kinds) {
    const path = reads === undefined ? '' : folder && join(folder, reads)
    if (path !== undefined && (reads === undefined || existsSync(path)))
      outcomes.push({ kind: name, scores: await measure(path) })
    else outcomes.push({ kind: name, skipped: folder ? `${reads} is not there` : 'it needs --data DIR' })
  }
  return outcomes
}
