import type { ParsedPackDate } from '@larder/contract/scan'
import { countryOf, dateOrderForCurrency } from '@larder/kitchen/country/country'
import { maxPackTextLength, type PackDate, parsePackDate } from '@larder/kitchen/date/pack-date'
import type { Actor } from '../../../actor'
import { validatePicture } from '../../../vision/picture-codec'
import type { ScanParts } from '../parts'
import { toScanAppError } from '../scan-error'

/** Reads the date on a pack, written as it is where this household shops. */
export function createPackDateScan({ scanVision: eyes, householdOf, limits, allowances }: ScanParts) {
  return async ({ accountId, householdId }: Actor, picture: Uint8Array): Promise<ParsedPackDate> => {
    await limits.consume(`lookings:${accountId}`, allowances.lookings)
    try {
      await validatePicture(picture)
      const { text } = await eyes.pageReader.read(picture, { kind: 'pack' })
      const { today, currency, country } = await householdOf(householdId)
      const order = countryOf(country)?.dayOrder ?? dateOrderForCurrency(currency) ?? 'dmy'
      const read = findPackDate(text, (part) => parsePackDate(part, { today, order }))
      if (!read.ok) return {}
      const { day, kind, precision, ambiguous } = read
      return { day, precision, ...(kind && { kind }), ...(ambiguous && { ambiguous }) }
    } catch (error) {
      throw toScanAppError(error)
    }
  }
}

/** A whole label may have been photographed: its date is sought part by part, and no date is cut in two. */
function findPackDate(text: string, read: (part: string) => PackDate): PackDate {
  let found = read(text)
  for (let at = maxPackTextLength / 2; !found.ok && at < text.length; at += maxPackTextLength / 2)
    found = read(text.slice(at, at + maxPackTextLength))
  return found
}
