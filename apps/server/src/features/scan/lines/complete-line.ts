import type { AlternativeGuess, ScanKind, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { dislikeVerdict } from '@larder/kitchen/dislike/dislike-verdict'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { type LabelReading, parseLabel } from '@larder/kitchen/label/label'
import { offerThreshold } from '@larder/kitchen/scan/offered-foods'
import { packDietVerdict } from '@larder/kitchen/verdict/pack-diet-verdict'
import { packVerdict } from '@larder/kitchen/verdict/pack-verdict'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { LineEvidence } from '../../../db/tables/scan'
import { AppError } from '../../../errors'
import { findEaters } from '../../diet/people'
import type { LotSnapshot } from '../../inventory/lots/lot-row'
import { newLot } from '../../inventory/lots/new-lot'
import type { HouseholdContext } from '../../inventory/views/household-context'
import type { CompletedScan } from '../scan-storage'

/** A draft line with its evidence. */
export interface DraftedLine {
  readonly draft: ScanLineDraft
  readonly said: LineEvidence
}

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
  return others
    .filter((other) => other.name !== name && other.confidence >= 100 * offerThreshold)
    .slice(0, maxOthers)
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

/** The name of our own recogniser. */
export const ownRecogniserName = 'larder'

/** More than a scan has. */
export const maxLines = 300

/** Completes the lines of a scan for a household's eaters. */
export async function completeScan(
  db: Db,
  { householdId }: Actor,
  { today }: HouseholdContext,
  kind: ScanKind,
  drafted: readonly DraftedLine[],
  seenBy: string = ownRecogniserName,
): Promise<CompletedScan> {
  const table = { today, eaters: await findEaters(db, householdId) }
  const evidenceByKey: Record<string, LineEvidence> = {}
  const lines = drafted.slice(0, maxLines).map(({ draft, said: evidence }, index) => {
    const key = String(index + 1)
    evidenceByKey[key] = evidence
    return completeLine(table, key, draft)
  })
  return { kind, lines, said: evidenceByKey, notes: [], seenBy }
}

/** A product by its name, its food and its label. */
interface EdibleProduct {
  readonly name: string
  readonly foodId?: string | undefined
  /** The ingredient list of its label, where known. */
  readonly ingredients?: string | undefined
  /** The verdicts of its label, if it was judged before. */
  readonly label?: Pick<LabelReading, 'verdicts'> | undefined
}

/** Returns whom a product does not suit, one sentence per reason; unknown is never reported as safe. */
export function toEaterWarnings(edible: EdibleProduct, eaters: readonly Eater[]): string[] {
  const sentences = new Map<string, string[]>()
  const addSentence = (sentence: string, eater: string) => {
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), eater])
  }
  const label = edible.label ?? (edible.ingredients ? parseLabel(edible.ingredients) : undefined)
  for (const { name, avoids, diets, dislikes = [] } of eaters) {
    for (const { allergen, severity } of avoids) {
      const what = allergen === 'msg' ? 'MSG' : allergen
      const { answer } = packVerdict(allergen, toLine(edible), label)
      if (answer === 'contains') addSentence(`Contains ${what}: not for`, name)
      // A dislike is only reported where the food contains it.
      else if (answer === 'not known' && severity !== 'low')
        addSentence(`Not known for ${what}: check the label for`, name)
    }
    for (const diet of diets) {
      const answer = packDietVerdict(diet, toLine(edible), edible.ingredients, label)
      if (answer === 'does not fit') addSentence(`Not ${diet}: not for`, name)
      if (answer === 'not known') addSentence(`Not known whether it is ${diet}: check the label for`, name)
    }
    for (const dislike of dislikes) {
      if (dislikeVerdict(dislike, [toLine(edible)]).answer === 'contains')
        addSentence(`${sentenceCase(dislikedFoods(dislike).name)}: not a favourite of`, name)
    }
  }
  return [...sentences].map(([sentence, names]) => `${sentence} ${names.join(', ')}.`)
}

function toLine({ name, foodId }: EdibleProduct) {
  return { text: name, ...(foodId !== undefined && { foodId }) }
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
