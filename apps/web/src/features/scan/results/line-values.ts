import type { FieldErrors } from '@larder/contract/http/errors'
import { type ValidationResult, validateBySchema } from '@larder/contract/http/validation'
import { SavedScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import type { Category } from '@larder/kitchen/food/categories'
import type { FoodFacts } from '../../../food/food-facts'
import { normalizeMoney } from './receipt-sum'
import type { ScanLineState } from './scan-lines-state'
import { isRenamed } from './scan-lines-state'

/** Returns a line as the server expects it. Estimates are left to the server, which marks them. */
export function toSavedLine(line: ScanLineState): ValidationResult<SavedScanLine> {
  const { found, origin, name, foodId, amount, unit, location, date, price } = line
  const renamed = isRenamed(line)
  return validateBySchema(SavedScanLine, {
    // The server knows only lines it found itself.
    ...(origin === 'scan' && { key: found.key }),
    name,
    amount,
    unit,
    location,
    // The server resolves the food and the category of a typed name.
    ...(foodId !== undefined && { foodId }),
    ...(!renamed && (origin !== 'cook' || foodId !== undefined) && { category: found.category }),
    ...(date === 'none' && { expiryDate: null }),
    ...(typeof date === 'object' && {
      expiryDate: date.day,
      expirySource: date.source,
      ...(date.kind !== undefined && { expiryKind: date.kind }),
    }),
    ...(price.trim() !== '' && { price: normalizeMoney(price) }),
  })
}

/** Returns all ticked lines, or the errors of each invalid line. */
export function validateScanLines(
  lines: readonly ScanLineState[],
): { ok: true; lines: SavedScanLine[] } | { ok: false; errors: Record<string, FieldErrors> } {
  const ready: SavedScanLine[] = []
  const errors: Record<string, FieldErrors> = {}
  for (const line of lines.filter(({ ticked }) => ticked)) {
    const checked = toSavedLine(line)
    if (checked.ok) ready.push(checked.value)
    else errors[line.found.key] = checked.fields
  }
  return Object.keys(errors).length === 0 ? { ok: true, lines: ready } : { ok: false, errors }
}

export interface LineExpiry {
  readonly day?: string
  readonly because?: string
}

/** Estimates until when a line keeps, with the reason. */
export function estimateLineExpiry(
  line: ScanLineState,
  facts: FoodFacts | undefined,
  today: Day,
): LineExpiry {
  const { found, date, location, foodId } = line
  if (date === 'none') return { because: 'No date, so no reminder.' }
  if (typeof date === 'object')
    return { day: date.day, because: date.source === 'printed' ? 'As printed on the pack.' : 'Your date.' }
  if (!isRenamed(line) && location === found.location)
    return {
      ...(found.expiryDate !== undefined && { day: found.expiryDate }),
      ...(found.expiryBecause !== undefined && { because: found.expiryBecause }),
    }
  const category = isRenamed(line) ? undefined : found.category
  return estimateExpiry({ foodId, name: line.name, category, location }, facts, today)
}

function estimateExpiry(
  kept: {
    foodId: string | undefined
    name: string
    category: Category | undefined
    location: ScanLineState['location']
  },
  facts: FoodFacts | undefined,
  today: Day,
): LineExpiry {
  const { foodId, name, category, location } = kept
  if (!facts || (foodId === undefined && category === undefined))
    return { because: 'Estimated when it is saved.' }
  const estimate = facts.expiry({
    ...(foodId !== undefined && { foodId }),
    name,
    ...(category !== undefined && { category }),
    location,
    since: today,
  })
  if (!estimate.ok) return { because: sentences[estimate.reason] }
  const { day, because } = estimate.expiry
  return { day, ...(because !== undefined && { because }) }
}

const sentences = {
  'keeps-indefinitely': 'This keeps indefinitely, so it needs no date.',
  'by-pack-date': 'Please go by the date on its pack.',
  'not-recommended-here': 'This is better kept somewhere else.',
  'not-known': 'We don’t know how long this keeps.',
}
