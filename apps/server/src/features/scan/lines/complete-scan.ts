import type { ScanKind } from '@larder/contract/scan'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { LineEvidence } from '../../../db/tables/scan'
import { findEaters } from '../../diet/people'
import type { HouseholdContext } from '../../inventory/views/household-context'
import type { DraftedLine } from '../photos/photo-lines'
import type { CompletedScan } from '../scan-storage'
import { completeLine } from './complete-line'

/** The name of our own recogniser. */
export const ownRecogniserName = 'larder'

/** More than a photo or a receipt has. */
const maxLines = 300

/** Completes the lines of a scan for a household's eaters. */
export async function completeScan(
  db: Db,
  { householdId }: Actor,
  { today }: HouseholdContext,
  kind: ScanKind,
  drafted: readonly DraftedLine[],
  seenBy: string = ownRecogniserName,
): Promise<CompletedScan> {
  const table = { today, eaters: await findEaters(db, householdId) }
  const evidenceByKey: Record<string, LineEvidence> = {}
  const lines = drafted.slice(0, maxLines).map(({ draft, said: evidence }, index) => {
    const key = String(index + 1)
    evidenceByKey[key] = evidence
    return completeLine(table, key, draft)
  })
  return { kind, lines, said: evidenceByKey, notes: [], seenBy }
}
