import type { ParsedPackDate } from '@larder/contract/scan'
import { countryOf, dateOrderForCurrency } from '@larder/kitchen/country/country'
import { maxPackTextLength, type PackDate, parsePackDate } from '@larder/kitchen/date/pack-date'
import type { Actor } from '../../../actor'
import { validatePicture } from '../../../vision/picture-codec'
import { findHouseholdContext } from '../../inventory/views/household-context'
import type { ScanParts } from '../parts'
import { toScanAppError } from '../scan-runner'

/** Reads the date on a pack in the date order of the household's country. */
export function createPackDateScan({ db, clock, scanVision: vision, limits, allowances }: ScanParts) {
  return async (
    { accountId, householdId }: Actor,
    picture: Uint8Array,
    signal?: AbortSignal,
  ): Promise<ParsedPackDate> => {
    await limits.consume(`lookings:${accountId}`, allowances.lookings)
    try {
      await validatePicture(picture)
      const { text } = await vision.pageReader.read(picture, {
        ...{ kind: 'pack', accountId },
        ...(signal && { signal }),
      })
      const { today, currency, country } = await findHouseholdContext(db, clock, householdId)
      const order = countryOf(country)?.dayOrder ?? dateOrderForCurrency(currency) ?? 'dmy'
      const parse = findPackDate(text, (part) => parsePackDate(part, { today, order }))
      if (!parse.ok) return {}
      const { day, kind, precision, ambiguous } = parse
      return { day, precision, ...(kind && { kind }), ...(ambiguous && { ambiguous }) }
    } catch (error) {
      throw toScanAppError(error)
    }
  }
}

/** For a photo of a whole label, searches the date part by part without splitting a date. */
function findPackDate(text: string, parse: (part: string) => PackDate): PackDate {
  let found = parse(text)
  for (let at = maxPackTextLength / 2; !found.ok && at < text.length; at += maxPackTextLength / 2)
    found = parse(text.slice(at, at + maxPackTextLength))
  return found
}
