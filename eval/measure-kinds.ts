import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind, Outcome } from './kind'

/** Measures each kind whose file or folder is there. */
export async function measureKinds(kinds: readonly Kind[], folder: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, reads, measure } of kinds) {
    const path = join(folder, reads)
    if (existsSync(path)) outcomes.push({ kind: name, scores: await measure(path) })
    else outcomes.push({ kind: name, skipped: `${reads} is not there` })
  }
  return outcomes
}
