import type { MealTime, PlanWishes } from '@larder/contract/meal-plan'

/** The wishes as they stand in the fields. */
export interface WishDraft {
  readonly meals: readonly MealTime[]
  readonly maxMinutesWeekdays: string
  readonly maxMinutesWeekend: string
  readonly noRepeatWithinDays: string
  readonly lean: PlanWishes['lean']
  readonly cookTwice: boolean
  readonly kcal: string
  readonly protein: string
}

const written = (value: number | null) => (value === null ? '' : String(value))
const read = (text: string) => (text.trim() === '' ? null : Number(text))

export function wishDraft(wishes: PlanWishes): WishDraft {
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
export function wishesIn(draft: WishDraft): unknown {
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
