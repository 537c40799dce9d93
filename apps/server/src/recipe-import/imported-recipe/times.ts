import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'

const most = 10_080

interface Minutes {
  readonly prepMinutes: number
  readonly cookMinutes: number
  readonly waitMinutes: number
}

/** The three times of a recipe out of what it says, or nothing where it says none; what is over of the total is waiting. */
export function toRecipeMinutes(loose: LooseRecipe): Minutes | undefined {
  const { prepMinutes: prep, cookMinutes: cook, totalMinutes: total, waitMinutes: wait } = loose
  if (prep === undefined && cook === undefined && total === undefined) return undefined
  const rest = Math.max(0, (total ?? 0) - (prep ?? 0) - (cook ?? 0) - (wait ?? 0))
  if (prep !== undefined && cook !== undefined) return minutes(prep, cook, wait ?? rest)
  if (cook !== undefined) return minutes(rest, cook, wait ?? 0)
  return minutes(prep ?? 0, rest, wait ?? 0)
}

function minutes(prepMinutes: number, cookMinutes: number, waitMinutes: number): Minutes {
  const sane = (of: number) => Math.min(most, Math.max(0, Number.isFinite(of) ? Math.round(of) : 0))
  return { prepMinutes: sane(prepMinutes), cookMinutes: sane(cookMinutes), waitMinutes: sane(waitMinutes) }
}
