import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'

const maxMinutes = 10_080

interface Minutes {
  readonly prepMinutes: number
  readonly cookMinutes: number
  readonly waitMinutes: number
}

/** Returns the three times of a recipe, or undefined when it has none; the rest of the total is waiting time. */
export function toRecipeMinutes(loose: LooseRecipe): Minutes | undefined {
  const { prepMinutes: prep, cookMinutes: cook, totalMinutes: total, waitMinutes: wait } = loose
  if (prep === undefined && cook === undefined && total === undefined) return undefined
  const rest = Math.max(0, (total ?? 0) - (prep ?? 0) - (cook ?? 0) - (wait ?? 0))
  if (prep !== undefined && cook !== undefined) return toMinutes(prep, cook, wait ?? rest)
  if (cook !== undefined) return toMinutes(rest, cook, wait ?? 0)
  return toMinutes(prep ?? 0, rest, wait ?? 0)
}

function toMinutes(prepMinutes: number, cookMinutes: number, waitMinutes: number): Minutes {
  const clamp = (value: number) =>
    Math.min(maxMinutes, Math.max(0, Number.isFinite(value) ? Math.round(value) : 0))
  return { prepMinutes: clamp(prepMinutes), cookMinutes: clamp(cookMinutes), waitMinutes: clamp(waitMinutes) }
}
