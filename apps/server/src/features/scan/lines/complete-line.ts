import type { AlternativeGuess, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { AppError } from '../../../errors'
import type { CompletedItem, ScanParts } from '../parts'
import { toEaterWarnings } from './eater-warnings'

/** What is known of a line before the kitchen has completed it. */
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
  /** What its label lists. */
  readonly ingredients?: string
}

/** For whom and when lines are completed. */
export interface ScanTable {
  readonly today: Day
  readonly eaters: readonly Eater[]
}

const maxNameLength = 120
const maxOthers = 3

/** A line as its cook sees it: place, shelf, date and warnings as if it were saved as it stands. */
export function completeLine(
  completed: ScanParts['completed'],
  { today, eaters }: ScanTable,
  key: string,
  { ingredients, ...draft }: ScanLineDraft,
): ScanLine {
  const name = draft.name.slice(0, maxNameLength)
  const kept = completeOrDefault(completed, { ...draft, name }, today)
  const foodId = draft.foodId ?? kept.foodId ?? undefined
  return {
    ...draft,
    name,
    key,
    category: draft.category ?? kept.category,
    location: draft.location ?? kept.location,
    ...(foodId !== undefined && { foodId }),
    ...(kept.expiryDay !== null &&
      kept.expirySource !== null &&
      kept.expirySource !== 'you' && {
        expiryDate: kept.expiryDay,
        expirySource: kept.expirySource,
        ...(kept.expiryBecause !== null && { expiryBecause: kept.expiryBecause }),
      }),
    others: otherGuesses(draft.others ?? [], name),
    warnings: draft.isFood === 'not food' ? [] : toEaterWarnings({ name, foodId, ingredients }, eaters),
  }
}

/** Percent, whole, and never quite certain. */
export function toConfidencePercent(confidence: number): number {
  return Math.min(99, Math.max(1, Math.round(confidence * 100)))
}

function otherGuesses(others: readonly AlternativeGuess[], name: string): AlternativeGuess[] {
  return others.filter((other) => other.name !== name).slice(0, maxOthers)
}

// What a till, a model or another installation says may be no amount we can hold: then one of it, for the cook to correct.
function completeOrDefault(
  completed: ScanParts['completed'],
  { name, amount, unit, foodId, category, location }: ScanLineDraft,
  today: Day,
): CompletedItem {
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
    return completed(item, today)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return completed({ name, amount: '1', unit: '', source: 'manual' }, today)
  }
}
