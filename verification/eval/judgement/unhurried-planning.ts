import type { AppParts } from '../../../apps/server/src/app-platform'
import {
  createPlanner,
  defaultPlannerLimits,
} from '../../../apps/server/src/features/meal-plan/planner/planner'
import { createLog } from '../../../apps/server/src/log'

/** Longer than any plan takes on any machine. */
const longMs = 3_600_000

/**
 * Parts of the server that make its answers the same on every machine and in every run: planning ends after its steps, not after
 * a time, and the seeds follow from the order of the households.
 */
export function createUnhurriedPlanning(): Required<Pick<AppParts, 'planner' | 'seeds'>> {
  const households: string[] = []
  return {
    planner: createPlanner({
      log: createLog('silent'),
      limits: { ...defaultPlannerLimits, goodEnoughMs: longMs, endedMs: longMs },
    }),
    seeds: {
      ofHousehold(householdId) {
        if (!households.includes(householdId)) households.push(householdId)
        return `household ${households.indexOf(householdId)}`
      },
      newPlan: () => households.length,
    },
  }
}
