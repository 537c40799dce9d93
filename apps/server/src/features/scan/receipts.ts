import type { ScanEvent } from '@larder/contract/scan'
import { countryOf, orderWith } from '@larder/kitchen/country/country'
import { type Receipt, readReceipt } from '@larder/kitchen/receipt'
import { currencyOf } from '@larder/kitchen/receipt/store'
import type { Actor } from '../../actor'
import { checkPicture } from '../../vision/picture-gate'
import { foundScan } from './found-scan'
import { keptPicture } from './keeping'
import type { HouseholdFacts, ScanParts } from './parts'
import { lineText, receiptHead, receiptLines, storeText } from './receipt-lines'
import { memoryOf } from './receipt-memory'
import { refusalFor } from './trouble'
import type { Looked, openWatching } from './watching'

const notRead = [
  'No goods could be read on it.',
  'Lay the receipt flat on something dark and take it from straight above, so that it fills the picture.',
  'Good light without a shadow helps; a long receipt can be taken in two halves.',
  'The text of an e-receipt can be pasted instead.',
]
const notInText = [
  'No goods with prices were found in that text.',
  'Copy the whole e-receipt, from the shop’s name down to the total.',
]
const unreadable = 'Some lines of the receipt could not be read. Have a look at it before you save.'

/** Reads receipts, photographed or as text, and remembers what this household said of their lines before. */
export function openReceipts(parts: ScanParts, watching: ReturnType<typeof openWatching>) {
  const { db, eyes, householdOf, limits, allowances } = parts

  async function understood(actor: Actor, text: string, nothing: readonly string[]): Promise<Looked> {
    const facts = await householdOf(actor.householdId)
    const receipt = readReceipt(text, hintsFor(text, facts))
    if (receipt.items.length === 0) return { notes: nothing }
    const lines = receipt.items.map(lineText)
    const remembered = await memoryOf(db, actor.householdId, storeText(receipt.store), lines)
    const drafted = receiptLines(receipt, remembered)
    const found = await foundScan(parts, actor, facts, 'receipt', drafted)
    return { found: { ...found, receipt: receiptHead(receipt), notes: notesOf(receipt) } }
  }

  return {
    async photographed(
      actor: Actor,
      { scan, keep }: { scan: string; keep: boolean },
      picture: Uint8Array,
      signal: AbortSignal,
    ): Promise<AsyncIterable<ScanEvent>> {
      await limits.spend(`lookings:${actor.accountId}`, allowances.lookings)
      await checkPicture(picture).catch((error: unknown) => {
        throw refusalFor(error)
      })
      return watching.events(actor, scan, 'reading', signal, async (tell) => {
        const { text } = await eyes.pageReader.read(picture, { kind: 'receipt', onProgress: tell, signal })
        const looked = await understood(actor, text, notRead)
        return keep && 'found' in looked ? { ...looked, picture: await keptPicture(picture) } : looked
      })
    },

    async text(actor: Actor, { scan, text }: { scan: string; text: string }): Promise<ScanEvent> {
      await limits.spend(`lookings:${actor.accountId}`, allowances.lookings)
      return watching.now(actor, scan, () => understood(actor, withoutUnseen(text), notInText))
    },
  }
}

function hintsFor(text: string, { today, currency, country }: HouseholdFacts) {
  const printed = currencyOf(text)
  // In another country's money dates are written as they are there, which the receipt knows by itself.
  const isHome = printed === undefined || printed === currency
  const order = isHome ? (countryOf(country)?.dayOrder ?? orderWith(currency)) : undefined
  return { today, ...(order && { order }) }
}

function notesOf({ notes, items }: Receipt): string[] {
  const doubtful = items.filter(({ food, isFood }) => isFood === 'unknown' && !food).length
  return doubtful > items.length / 2 ? [...notes, unreadable] : [...notes]
}

// No database text can hold a zero character, nor half of one.
function withoutUnseen(text: string): string {
  return text.replace(/[^\P{C}\n\t\r]/gu, ' ').replace(/\r\n?/g, '\n')
}
