import type { ReadDate } from '@larder/contract/scan'
import { countryOf, orderWith } from '@larder/kitchen/country/country'
import { type PackDate, packTextLength, readPackDate } from '@larder/kitchen/pack-date'
import type { Actor } from '../../actor'
import { checkPicture } from '../../vision/picture-gate'
import type { ScanParts } from './parts'
import { refusalFor } from './trouble'

/** Reads the date on a pack, written as it is where this household shops. */
export function openPackDates({ eyes, householdOf, limits, allowances }: ScanParts) {
  return async ({ accountId, householdId }: Actor, picture: Uint8Array): Promise<ReadDate> => {
    await limits.spend(`lookings:${accountId}`, allowances.lookings)
    try {
      await checkPicture(picture)
      const { text } = await eyes.pageReader.read(picture, { kind: 'pack' })
      const { today, currency, country } = await householdOf(householdId)
      const order = countryOf(country)?.dayOrder ?? orderWith(currency) ?? 'dmy'
      const read = dateIn(text, (part) => readPackDate(part, { today, order }))
      if (!read.ok) return {}
      const { day, kind, precision, ambiguous } = read
      return { day, precision, ...(kind && { kind }), ...(ambiguous && { ambiguous }) }
    } catch (error) {
      throw refusalFor(error)
    }
  }
}

/** A whole label may have been photographed: its date is sought part by part, and no date is cut in two. */
function dateIn(text: string, read: (part: string) => PackDate): PackDate {
  let found = read(text)
  for (let at = packTextLength / 2; !found.ok && at < text.length; at += packTextLength / 2)
    found = read(text.slice(at, at + packTextLength))
  return found
}
