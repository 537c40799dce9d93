import type { DataOf } from '@larder/contract/endpoint'
import type { FoundLine, scan } from '@larder/contract/scan'
import { amountText, plus, readAmount } from '@larder/kitchen/amount'
import { readUnit } from '@larder/kitchen/units'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/open'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import type { ScanCount } from './allowance'
import { foundLine } from './found-line'
import { larder } from './found-scan'
import type { ScanParts } from './parts'
import { openProductOf } from './product-of'
import { readCode } from './read-code'
import { scanOf } from './scans'
import { expectOpen, storeScan } from './storing'

/** More codes than anybody reads in one go. */
const mostCodes = 100
const full = 'A scan holds up to 100 products. Save these, then go on with the next ones.'

/** Reads one code after the other into one scan, which counts once. */
export function openCodes(parts: ScanParts, count: ScanCount) {
  const { db, clock, limits, allowances, householdOf, eatersOf, completed } = parts
  const productOf = openProductOf(parts)

  return async (
    actor: Actor,
    { scan: id, code: text }: { scan: string; code: string },
  ): Promise<DataOf<typeof scan.barcode>> => {
    const { householdId } = actor
    const code = readCode(text)
    const { shown, gtin, inStore } = code
    await limits.spend(`codes:${actor.accountId}`, {
      ...allowances.lookings,
      most: 5 * allowances.lookings.most,
    })
    const before = await expectOpen(db, actor, id)
    if (before && before.kind !== 'barcode') throw new AppError('scan-over')
    await count.reserve(actor, id)
    try {
      const draft = await productOf(householdId, code)
      if (!draft) {
        await count.giveBack(actor, id)
        const whole = before && { scan: await scanOf(db, householdId, id) }
        return { code: shown, inStore, ...whole, allowance: await count.left(actor) }
      }
      const { today } = await householdOf(householdId)
      const table = { today, eaters: await eatersOf(db, householdId) }
      const { line, whole } = await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'scan', 'notifications')
        const open = await expectOpen(tx, actor, id)
        const lines = open?.found ?? []
        const said = open?.said ?? {}
        const same = lines.find(({ key }) => said[key]?.gtin === gtin)
        if (!same && lines.length >= mostCodes) throw new AppError('scan-over', { message: full })
        const fresh = foundLine(completed, table, same?.key ?? String(lines.length + 1), draft)
        const read = same ? oneMore(same, fresh) : fresh
        const found = {
          kind: 'barcode' as const,
          lines: same ? lines.map((each) => (each === same ? read : each)) : [...lines, read],
          said: { ...said, [read.key]: { gtin, times: (said[read.key]?.times ?? 0) + 1 } },
          notes: [],
          seenBy: larder,
        }
        await storeScan(tx, actor, id, found, clock())
        await count.settle(tx, actor, id)
        return { line: read, whole: await scanOf(tx, householdId, id) }
      })
      return { code: shown, inStore, line, scan: whole, allowance: await count.left(actor) }
    } catch (error) {
      await count.giveBack(actor, id)
      throw error
    }
  }
}

/** The same code once more: so much more of the same. */
function oneMore(before: FoundLine, fresh: FoundLine): FoundLine {
  const [held, more] = [readAmount(before.amount), readAmount(fresh.amount)]
  if (!held || !more) return before
  const all = plus(held, more)
  const unit = readUnit(before.unit)
  return { ...before, amount: amountText(all), unit: unit && all.over > all.under ? unit.many : before.unit }
}
