import type { ScanEvent } from '@larder/contract/scan'
import { countryOf, dateOrderForCurrency } from '@larder/kitchen/country/country'
import type { Receipt } from '@larder/kitchen/receipt/receipt'
import { findReceiptCurrency } from '@larder/kitchen/receipt/store'
import type { Actor } from '../../../actor'
import { validatePicture } from '../../../vision/picture-codec'
import { findHouseholdContext, type HouseholdContext } from '../../inventory/views/household-context'
import { completeScan } from '../lines/complete-line'
import type { ScanParts } from '../parts'
import { type createScanRunner, type ScanOutcome, toScanAppError } from '../scan-runner'
import { toScanPicture } from '../scan-storage'
import { toReceiptHead, toReceiptLineKey, toReceiptLines, toStoreKey } from './receipt-lines'
import { findReceiptMemory } from './receipt-memory'

const unreadableNotes = [
  'We couldn’t read any items on the receipt.',
  'Lay the receipt flat on something dark and take it from straight above, so that it fills the picture.',
  'Good light without shadows helps. You can photograph a long receipt in two halves.',
  'The text of an e-receipt can be pasted instead.',
]
const noGoodsNotes = [
  'No items with prices were found in that text.',
  'Copy the whole e-receipt, from the shop’s name down to the total.',
]
const unreadableLinesNote = 'Some lines of the receipt could not be read. Check it before you save.'

/** Reads receipts from a photo or text, with the household's earlier decisions about their lines. */
export function createReceiptScan(parts: ScanParts, runner: ReturnType<typeof createScanRunner>) {
  const { db, clock, scanVision: vision, foodText, limits, allowances } = parts

  async function toOutcome(
    actor: Actor,
    text: string,
    emptyNotes: readonly string[],
    signal?: AbortSignal,
  ): Promise<ScanOutcome> {
    const facts = await findHouseholdContext(db, clock, actor.householdId)
    const caller = { accountId: actor.accountId, signal }
    const receipt = await foodText.readReceipt(text, toReceiptHints(text, facts), caller)
    if (receipt.items.length === 0) return { notes: emptyNotes }
    const lines = receipt.items.map(toReceiptLineKey)
    const remembered = await findReceiptMemory(db, actor.householdId, toStoreKey(receipt.store), lines)
    const drafted = toReceiptLines(receipt, remembered)
    const found = await completeScan(db, actor, facts, 'receipt', drafted)
    return { found: { ...found, receipt: toReceiptHead(receipt), notes: toNotes(receipt) } }
  }

  return {
    async photographed(
      actor: Actor,
      { scan, keep }: { scan: string; keep: boolean },
      picture: Uint8Array,
      signal: AbortSignal,
    ): Promise<AsyncIterable<ScanEvent>> {
      await limits.consume(`lookings:${actor.accountId}`, allowances.lookings)
      await validatePicture(picture).catch((error: unknown) => {
        throw toScanAppError(error)
      })
      return runner.runWithProgress(
        actor,
        { id: scan, content: picture },
        'reading',
        signal,
        async (reportProgress) => {
          const { text } = await vision.pageReader.read(picture, {
            kind: 'receipt',
            accountId: actor.accountId,
            onProgress: reportProgress,
            signal,
          })
          const page = await toOutcome(actor, text, unreadableNotes, signal)
          return keep && 'found' in page ? { ...page, picture: await toScanPicture(picture) } : page
        },
      )
    },

    async text(
      actor: Actor,
      { scan, text }: { scan: string; text: string },
      signal?: AbortSignal,
    ): Promise<ScanEvent> {
      await limits.consume(`lookings:${actor.accountId}`, allowances.lookings)
      return runner.runNow(actor, { id: scan, content: text }, () =>
        toOutcome(actor, removeControlCharacters(text), noGoodsNotes, signal),
      )
    },
  }
}

function toReceiptHints(text: string, { today, currency, country }: HouseholdContext) {
  const printed = findReceiptCurrency(text)
  // A foreign receipt has its own date order, which the parser detects.
  const isHome = printed === undefined || printed === currency
  const order = isHome ? (countryOf(country)?.dayOrder ?? dateOrderForCurrency(currency)) : undefined
  return { today, ...(order && { order }) }
}

function toNotes({ notes, items }: Receipt): string[] {
  const doubtful = items.filter(({ food, isFood }) => isFood === 'unknown' && !food).length
  return doubtful > items.length / 2 ? [...notes, unreadableLinesNote] : [...notes]
}

// PostgreSQL text allows no zero characters and no lone surrogates.
function removeControlCharacters(text: string): string {
  return text.replace(/[^\P{C}\n\t\r]/gu, ' ').replace(/\r\n?/g, '\n')
}
