import type { AlternativeGuess, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { AppError } from '../../../errors'
import type { LotSnapshot } from '../../inventory/lots/lot-row'
import { newLot } from '../../inventory/lots/new-lot'
import { toEaterWarnings } from './eater-warnings'

/** A line before the kitchen completes it. */
export interface ScanLineDraft
  extends Pick<ScanLine, 'name' | 'amount' | 'unit' | 'confidence' | 'ticked' | 'isFood'>,
    Partial<
      Pick<
        ScanLine,
        | 'foodId'
        | 'category'
        | 'location'
        | 'others'
        | 'text'
        | 'price'
        | 'discount'
        | 'code'
        | 'source'
        | 'credit'
        | 'area'
      >
    > {
  /** The ingredient list of its label. */
  readonly ingredients?: string
}

/** The eaters and the day that lines are completed for. */
export interface ScanTable {
  readonly today: Day
  readonly eaters: readonly Eater[]
}

const maxNameLength = 120
const maxOthers = 3

/** Returns a line as shown to the cook: category, location, date and warnings as if it were saved unchanged. */
export function completeLine(
  { today, eaters }: ScanTable,
  key: string,
  { ingredients, ...draft }: ScanLineDraft,
): ScanLine {
  const name = draft.name.slice(0, maxNameLength)
  const completedItem = completeOrDefault({ ...draft, name }, today)
  const foodId = draft.foodId ?? completedItem.foodId ?? undefined
  return {
    ...draft,
    name,
    key,
    category: draft.category ?? completedItem.category,
    location: draft.location ?? completedItem.location,
    ...(foodId !== undefined && { foodId }),
    ...(completedItem.expiryDay !== null &&
      completedItem.expirySource !== null &&
      completedItem.expirySource !== 'you' && {
        expiryDate: completedItem.expiryDay,
        expirySource: completedItem.expirySource,
        ...(completedItem.expiryBecause !== null && { expiryBecause: completedItem.expiryBecause }),
      }),
    others: otherGuesses(draft.others ?? [], name),
    warnings: draft.isFood === 'not food' ? [] : toEaterWarnings({ name, foodId, ingredients }, eaters),
  }
}

/** Whole percent, from 1 to 99. */
export function toConfidencePercent(confidence: number): number {
  return Math.min(99, Math.max(1, Math.round(confidence * 100)))
}

function otherGuesses(others: readonly AlternativeGuess[], name: string): AlternativeGuess[] {
  return others.filter((other) => other.name !== name).slice(0, maxOthers)
}

// A till, a model or another installation may report an invalid amount: then one, for the cook to correct.
function completeOrDefault(
  { name, amount, unit, foodId, category, location }: ScanLineDraft,
  today: Day,
): LotSnapshot {
  const item = {
    name,
    amount,
    unit,
    source: 'manual' as const,
    ...(foodId !== undefined && { foodId }),
    ...(category !== undefined && { category }),
    ...(location !== undefined && { location }),
  }
  try {
    return newLot(item, today)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return newLot({ name, amount: '1', unit: '', source: 'manual' }, today)
  }
}
