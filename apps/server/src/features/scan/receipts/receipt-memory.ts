import type { Tx } from '../../../db/database'
import type { HouseholdTx } from '../../../db/household-transaction'
import { type ReceiptLineRow, selectReceiptLines, upsertReceiptLines } from '../../../db/sql/receipts'
import type { ReceiptLineMemory } from './receipt-lines'

/** Returns earlier decisions about these lines in a store; without a match there, in any store. */
export async function findReceiptMemory(
  tx: Tx,
  householdId: string,
  store: string,
  lines: readonly string[],
): Promise<(line: string) => ReceiptLineMemory | undefined> {
  if (lines.length === 0) return () => undefined
  const rows = await selectReceiptLines(tx, householdId, store, lines)
  const byLine = new Map(rows.map((row) => [row.line, row]))
  return (line) => byLine.get(line)
}

/** Stores decisions about a store's lines, so that they are reused. */
export async function saveReceiptMemory(
  tx: HouseholdTx,
  store: string,
  confirmed: readonly ReceiptLineRow[],
): Promise<void> {
  const { householdId, now } = tx
  // Of a line that appears twice the last decision is stored, and as kept if one of them was.
  const byLine = new Map<string, ReceiptLineRow>()
  for (const line of confirmed) {
    const earlier = byLine.get(line.line)
    if (line.line !== '' && (line.kept || !earlier?.kept)) byLine.set(line.line, line)
  }
  if (byLine.size > 0) await upsertReceiptLines(tx, householdId, store, [...byLine.values()], now)
}
