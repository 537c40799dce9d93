import type { PlanMealTime, PlanPreferences } from '@larder/contract/meal-plan'

/** The preferences as typed in the form fields. */
export interface WishesDraft {
  readonly meals: readonly PlanMealTime[]
  readonly maxMinutesWeekdays: string
  readonly maxMinutesWeekend: string
  readonly noRepeatWithinDays: string
  readonly lean: PlanPreferences['lean']
  readonly cookTwice: boolean
  readonly kcal: string
  readonly protein: string
}

const toFieldText = (value: number | null) => (value === null ? '' : String(value))
const parseFieldNumber = (text: string) => (text.trim() === '' ? null : Number(text))

export function toWishesDraft(wishes: PlanPreferences): WishesDraft {
  return {
    meals: wishes.meals,
    maxMinutesWeekdays: toFieldText(wishes.maxMinutesWeekdays),
    maxMinutesWeekend: toFieldText(wishes.maxMinutesWeekend),
    noRepeatWithinDays: String(wishes.noRepeatWithinDays),
    lean: wishes.lean,
    cookTwice: wishes.cookTwice ?? true,
    kcal: toFieldText(wishes.target.kcal),
    protein: toFieldText(wishes.target.protein),
  }
}

/** Returns the field values for validation by the contract. */
export function parseWishesDraft(draft: WishesDraft): unknown {
  return {
    meals: draft.meals,
    maxMinutesWeekdays: parseFieldNumber(draft.maxMinutesWeekdays),
    maxMinutesWeekend: parseFieldNumber(draft.maxMinutesWeekend),
    noRepeatWithinDays: Number(draft.noRepeatWithinDays),
    lean: draft.lean,
    cookTwice: draft.cookTwice,
    target: { kcal: parseFieldNumber(draft.kcal), protein: parseFieldNumber(draft.protein) },
  }
}
