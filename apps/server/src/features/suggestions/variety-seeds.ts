import { randomInt } from 'node:crypto'

/** The seeds by which two households and two plans of one week differ. */
export interface VarietySeeds {
  /** Returns the same seed for a household every time. */
  ofHousehold(householdId: string): string
  /** Returns another seed for each plan. */
  newPlan(): number
}

export const varietySeeds: VarietySeeds = {
  ofHousehold: (householdId) => householdId,
  newPlan: () => randomInt(2 ** 31),
}
