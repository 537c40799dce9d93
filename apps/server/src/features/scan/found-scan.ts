import type { ScanKind } from '@larder/contract/scan'
import type { Actor } from '../../actor'
import type { LineSaid } from '../../db/tables/scan'
import { foundLine } from './found-line'
import type { HouseholdFacts, ScanParts } from './parts'
import type { Drafted } from './photo-lines'
import type { FoundScan } from './storing'

/** Our own recogniser, reader and tables. */
export const larder = 'larder'

/** More than a photo or a receipt has. */
const mostLines = 300

/** Completes the lines of a scan for a household's table. */
export async function foundScan(
  { db, completed, eatersOf }: Pick<ScanParts, 'db' | 'completed' | 'eatersOf'>,
  { householdId }: Actor,
  { today }: HouseholdFacts,
  kind: ScanKind,
  drafted: readonly Drafted[],
  seenBy: string = larder,
): Promise<FoundScan> {
  const table = { today, eaters: await eatersOf(db, householdId) }
  const said: Record<string, LineSaid> = {}
  const lines = drafted.slice(0, mostLines).map(({ draft, said: heard }, nth) => {
    const key = String(nth + 1)
    said[key] = heard
    return foundLine(completed, table, key, draft)
  })
  return { kind, lines, said, notes: [], seenBy }
}
