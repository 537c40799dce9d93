import type { DataOf } from '@larder/contract/http/endpoint'
import type { ScanLine, scan } from '@larder/contract/scan'
import { amountText, parseAmountText, plus } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import type { Actor } from '../../../actor'
import { AppError } from '../../../errors'
import { findEaters } from '../../diet/people'
import { findHouseholdContext } from '../../inventory/views/household-context'
import { completeLine, ownRecogniserName } from '../lines/complete-line'
import type { ScanParts } from '../parts'
import type { ScanQuota } from '../scan-quota'
import { findOpenScan, storeScan } from '../scan-storage'
import { findScan } from '../scans'
import { parseCode } from './parse-code'
import { createProductResolver } from './product-resolver'

/** The maximum number of codes in a scan. */
const maxCodes = 100
const scanFullMessage = 'A scan holds up to 100 products. Save these, then continue with the rest.'

/** Adds one code after the other to one scan, which counts once. */
export function createBarcodeScan(parts: ScanParts, count: ScanQuota) {
  const { db, clock, withHousehold, limits, allowances } = parts
  const resolveProduct = createProductResolver(parts)

  return async (
    actor: Actor,
    {
      scan: id,
      code: text,
      lookUpOnly = false,
    }: { scan: string; code: string; lookUpOnly?: boolean | undefined },
  ): Promise<DataOf<typeof scan.barcode>> => {
    const { householdId } = actor
    const code = parseCode(text)
    const { shown, gtin, inStore } = code
    await limits.consume(`codes:${actor.accountId}`, {
      ...allowances.lookings,
      most: 5 * allowances.lookings.most,
    })
    const existing = await findOpenScan(db, actor, id)
    if (existing && existing.kind !== 'barcode') throw new AppError('scan-over')
    await count.reserve(actor, id)
    try {
      const draft = await resolveProduct(householdId, code)
      if (!draft) {
        await count.release(actor, id)
        const current = existing && { scan: await findScan(db, householdId, id) }
        return { code: shown, inStore, ...current, allowance: await count.remaining(actor) }
      }
      const { today } = await findHouseholdContext(db, clock, householdId)
      const table = { today, eaters: await findEaters(db, householdId) }
      if (lookUpOnly) {
        await count.release(actor, id)
        const line = completeLine(table, shown, draft)
        return { code: shown, inStore, line, allowance: await count.remaining(actor) }
      }
      const { line, whole } = await withHousehold(actor, ['scan', 'notifications'], async (tx) => {
        const open = await findOpenScan(tx, actor, id)
        const lines = open?.found ?? []
        const evidenceByKey = open?.said ?? {}
        const existingLine = lines.find(({ key }) => evidenceByKey[key]?.gtin === gtin)
        if (!existingLine && lines.length >= maxCodes)
          throw new AppError('scan-over', { message: scanFullMessage })
        const newLine = completeLine(table, existingLine?.key ?? String(lines.length + 1), draft)
        const updatedLine = existingLine ? addOneMore(existingLine, newLine) : newLine
        const found = {
          kind: 'barcode' as const,
          lines: existingLine
            ? lines.map((line) => (line === existingLine ? updatedLine : line))
            : [...lines, updatedLine],
          said: {
            ...evidenceByKey,
            [updatedLine.key]: { gtin, times: (evidenceByKey[updatedLine.key]?.times ?? 0) + 1 },
          },
          notes: [],
          seenBy: ownRecogniserName,
        }
        await storeScan(tx, actor, id, found, tx.now)
        await count.confirm(tx, actor, id)
        return { line: updatedLine, whole: await findScan(tx, householdId, id) }
      })
      return { code: shown, inStore, line, scan: whole, allowance: await count.remaining(actor) }
    } catch (error) {
      await count.release(actor, id)
      throw error
    }
  }
}

/** A repeated code adds its amount. */
function addOneMore(line: ScanLine, added: ScanLine): ScanLine {
  const [current, extra] = [parseAmountText(line.amount), parseAmountText(added.amount)]
  if (!current || !extra) return line
  const total = plus(current, extra)
  const unit = parseUnit(line.unit)
  return {
    ...line,
    amount: amountText(total),
    unit: unit && total.numerator > total.denominator ? unit.many : line.unit,
  }
}
