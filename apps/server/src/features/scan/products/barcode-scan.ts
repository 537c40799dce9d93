import type { DataOf } from '@larder/contract/http/endpoint'
import type { ScanLine, scan } from '@larder/contract/scan'
import { amountText, parseAmountText, plus } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import type { Actor } from '../../../actor'
import { inTransaction } from '../../../db/database'
import { lockHousehold } from '../../../db/household-lock'
import { AppError } from '../../../errors'
import { completeLine } from '../lines/complete-line'
import { ownRecogniserName } from '../lines/complete-scan'
import type { ScanParts } from '../parts'
import type { ScanQuota } from '../scan-quota'
import { findOpenScan, storeScan } from '../scan-storage'
import { findScan } from '../scans'
import { parseCode } from './parse-code'
import { createProductResolver } from './product-resolver'

/** More codes than anybody reads in one go. */
const maxCodes = 100
const scanFullMessage = 'A scan holds up to 100 products. Save these, then go on with the next ones.'

/** Reads one code after the other into one scan, which counts once. */
export function createBarcodeScan(parts: ScanParts, count: ScanQuota) {
  const { db, clock, limits, allowances, householdOf, eatersOf, completed } = parts
  const productOf = createProductResolver(parts)

  return async (
    actor: Actor,
    { scan: id, code: text }: { scan: string; code: string },
  ): Promise<DataOf<typeof scan.barcode>> => {
    const { householdId } = actor
    const code = parseCode(text)
    const { shown, gtin, inStore } = code
    await limits.consume(`codes:${actor.accountId}`, {
      ...allowances.lookings,
      most: 5 * allowances.lookings.most,
    })
    const before = await findOpenScan(db, actor, id)
    if (before && before.kind !== 'barcode') throw new AppError('scan-over')
    await count.reserve(actor, id)
    try {
      const draft = await productOf(householdId, code)
      if (!draft) {
        await count.release(actor, id)
        const whole = before && { scan: await findScan(db, householdId, id) }
        return { code: shown, inStore, ...whole, allowance: await count.remaining(actor) }
      }
      const { today } = await householdOf(householdId)
      const table = { today, eaters: await eatersOf(db, householdId) }
      const { line, whole } = await inTransaction(db, async (tx) => {
        await lockHousehold(tx, actor, 'scan', 'notifications')
        const open = await findOpenScan(tx, actor, id)
        const lines = open?.found ?? []
        const said = open?.said ?? {}
        const same = lines.find(({ key }) => said[key]?.gtin === gtin)
        if (!same && lines.length >= maxCodes) throw new AppError('scan-over', { message: scanFullMessage })
        const fresh = completeLine(completed, table, same?.key ?? String(lines.length + 1), draft)
        const read = same ? addOneMore(same, fresh) : fresh
        const found = {
          kind: 'barcode' as const,
          lines: same ? lines.map((each) => (each === same ? read : each)) : [...lines, read],
          said: { ...said, [read.key]: { gtin, times: (said[read.key]?.times ?? 0) + 1 } },
          notes: [],
          seenBy: ownRecogniserName,
        }
        await storeScan(tx, actor, id, found, clock())
        await count.confirm(tx, actor, id)
        return { line: read, whole: await findScan(tx, householdId, id) }
      })
      return { code: shown, inStore, line, scan: whole, allowance: await count.remaining(actor) }
    } catch (error) {
      await count.release(actor, id)
      throw error
    }
  }
}

/** The same code once more: so much more of the same. */
function addOneMore(before: ScanLine, fresh: ScanLine): ScanLine {
  const [held, more] = [parseAmountText(before.amount), parseAmountText(fresh.amount)]
  if (!held || !more) return before
  const all = plus(held, more)
  const unit = parseUnit(before.unit)
  return {
    ...before,
    amount: amountText(all),
    unit: unit && all.numerator > all.denominator ? unit.many : before.unit,
  }
}
