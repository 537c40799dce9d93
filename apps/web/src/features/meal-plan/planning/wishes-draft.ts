import type { PlanMealTime, PlanPreferences } from '@larder/contract/meal-plan'

/** The wishes as they stand in the fields. */
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

const written = (value: number | null) => (value === null ? '' : String(value))
const read = (text: string) => (text.trim() === '' ? null : Number(text))

export function toWishesDraft(wishes: PlanPreferences): WishesDraft {
  return {
    meals: wishes.meals,
    maxMinutesWeekdays: written(wishes.maxMinutesWeekdays),
    maxMinutesWeekend: written(wishes.maxMinutesWeekend),
    noRepeatWithinDays: String(wishes.noRepeatWithinDays),
    lean: wishes.lean,
    cookTwice: wishes.cookTwice ?? true,
    kcal: written(wishes.target.kcal),
    protein: written(wishes.target.protein),
  }
}

/** What the fields say, to be checked by the contract. */
export function parseWishesDraft(draft: WishesDraft): unknown {
  return {
    meals: draft.meals,
    maxMinutesWeekdays: read(draft.maxMinutesWeekdays),
    maxMinutesWeekend: read(draft.maxMinutesWeekend),
    noRepeatWithinDays: Number(draft.noRepeatWithinDays),
    lean: draft.lean,
    cookTwice: draft.cookTwice,
    target: { kcal: read(draft.kcal), protein: read(draft.protein) },
  }
}
