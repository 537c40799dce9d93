import { eq } from 'drizzle-orm'
import type { HouseholdTx } from '../../../db/household-transaction'
import { households } from '../../../db/tables/household'
import { AppError } from '../../../errors'
import { countLots } from '../lots/lot-queries'

/** Maximum number of lots of a household. */
export const maxLots = 20_000

/**
 * Rejects more lots than a household may have. The number is exact, because the household is locked and every booking of the
 * transaction passes here. At the limit the lots are counted once more, in case an older server wrote without keeping the number.
 */
export async function assertLotLimit(tx: HouseholdTx, added: number): Promise<void> {
  const { householdId } = tx
  if (added > 0 && tx.lotCount + added > maxLots) {
    const lotCount = await countLots(tx, householdId)
    if (lotCount + added > maxLots) throw new AppError('too-many-items')
    await tx.update(households).set({ lotCount }).where(eq(households.id, householdId))
    tx.lotCount = lotCount
  }
  tx.lotCount += added
}
