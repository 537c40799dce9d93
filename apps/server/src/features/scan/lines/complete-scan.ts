import type { ScanKind } from '@larder/contract/scan'
import type { Actor } from '../../../actor'
import type { LineEvidence } from '../../../db/tables/scan'
import type { ScanHousehold, ScanParts } from '../parts'
import type { DraftedLine } from '../photos/photo-lines'
import type { CompletedScan } from '../scan-storage'
import { completeLine } from './complete-line'

/** The name of our own recogniser. */
export const ownRecogniserName = 'larder'

/** More than a photo or a receipt has. */
const maxLines = 300

/** Completes the lines of a scan for a household's eaters. */
export async function completeScan(
  { db, completed, eatersOf }: Pick<ScanParts, 'db' | 'completed' | 'eatersOf'>,
  { householdId }: Actor,
  { today }: ScanHousehold,
  kind: ScanKind,
  drafted: readonly DraftedLine[],
  seenBy: string = ownRecogniserName,
): Promise<CompletedScan> {
  const table = { today, eaters: await eatersOf(db, householdId) }
  const evidenceByKey: Record<string, LineEvidence> = {}
  const lines = drafted.slice(0, maxLines).map(({ draft, said: evidence }, index) => {
    const key = String(index + 1)
    evidenceByKey[key] = evidence
    return completeLine(completed, table, key, draft)
  })
  return { kind, lines, said: evidenceByKey, notes: [], seenBy }
}
