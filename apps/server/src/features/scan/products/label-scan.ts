import type { LabelFigures, ScannedLabel } from '@larder/contract/scan'
import { allergenIds } from '@larder/kitchen/diet/allergen'
import { judgePhotographedLabel, type PhotographedLabel } from '@larder/kitchen/label/photographed-label'
import { type PrintedNutrition, parseNutritionTable } from '@larder/kitchen/nutrition/nutrition-table'
import type { Actor } from '../../../actor'
import { validatePicture } from '../../../vision/picture-codec'
import { findEaters } from '../../diet/people'
import { toEaterWarnings } from '../lines/complete-line'
import type { ScanParts } from '../parts'
import { toScanAppError } from '../scan-runner'

/** Reads the label of a product for the eaters of the household. */
export function createLabelScan({ db, scanVision: vision, limits, allowances }: ScanParts) {
  return async (
    { accountId, householdId }: Actor,
    product: { readonly name: string; readonly foodId?: string | undefined },
    picture: Uint8Array,
    signal: AbortSignal | undefined,
  ): Promise<ScannedLabel> => {
    await limits.consume(`lookings:${accountId}`, allowances.lookings)
    try {
      await validatePicture(picture)
      const { lines, rows, isCut } = await vision.pageReader.readLabel(picture, {
        accountId,
        ...(signal && { signal }),
      })
      const label = judgePhotographedLabel(lines, { isCut })
      const table = parseNutritionTable(rows.map(({ text }) => text))
      const eaters = await findEaters(db, householdId)
      return {
        ...toScannedLabel(label),
        ...(table && { figures: toLabelFigures(table) }),
        warnings: toEaterWarnings({ ...product, ingredients: label.text, label }, eaters),
      }
    } catch (error) {
      throw toScanAppError(error)
    }
  }
}

function toScannedLabel({ text, doubt, verdicts, unknown }: PhotographedLabel) {
  const withAnswer = (answer: string) =>
    allergenIds.filter((allergen) => verdicts[allergen].answer === answer)
  return {
    text,
    ...(doubt && { doubt }),
    contains: withAnswer('contains'),
    notKnown: withAnswer('not known'),
    noneFound: withAnswer('none found'),
    unknown: unknown.slice(0, mostUnknown),
  }
}

/** More than a cook reads. */
const mostUnknown = 20

function toLabelFigures({ per, figures }: PrintedNutrition): LabelFigures {
  const { cholesterol: _, ...printed } = figures
  return { per, ...printed }
}
