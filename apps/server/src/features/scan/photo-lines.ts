import type { SeenArea } from '@larder/contract/scan'
import { asSeen, seenFood, usualAmount } from '@larder/kitchen/seeing'
import { type Candidate, type Correction, reRank, tickedBeforehand } from '@larder/kitchen/seeing-again'
import type { LineSaid } from '../../db/tables/scan'
import type { SeenThing } from './eyes'
import { type LineDraft, percent } from './found-line'

/** A line before it is completed, and what was said of it. */
export interface Drafted {
  readonly draft: LineDraft
  readonly said: LineSaid
}

/** What is believed less than this is not worth a line. */
const leastBelieved = 0.1

interface Believed {
  best: Candidate
  others: readonly Candidate[]
  label: string
  area: SeenArea
  count: number | undefined
}

/** What is on a photo, each food once, as this household would call it. */
export function photoLines(
  seen: readonly SeenThing[],
  correctionsOf: (label: string) => readonly Correction[],
): Drafted[] {
  const foods = new Map<string, Believed>()
  for (const { guesses, area, count } of seen) {
    const label = guesses.find((guess) => seenFood(guess.label))?.label
    if (label === undefined) continue
    const [best, ...others] = reRank(guesses, correctionsOf(label))
    if (!best || best.confidence < leastBelieved) continue
    const key = best.foodId ?? best.name.toLowerCase()
    const same = foods.get(key)
    const found = { best, others, label, area, count }
    foods.set(key, same ? together(same, found) : found)
  }
  return [...foods.values()]
    .sort((a, b) => b.best.confidence - a.best.confidence)
    .map(({ best, others, label, area, count }) => ({
      said: { label },
      draft: {
        ...written(best, count),
        ...(best.foodId !== undefined && { foodId: best.foodId }),
        confidence: percent(best.confidence),
        ticked: tickedBeforehand(best.confidence),
        isFood: 'food',
        others: others.map((other) => ({
          name: other.name,
          ...(other.foodId !== undefined && { foodId: other.foodId }),
          confidence: percent(other.confidence),
        })),
        area,
      },
    }))
}

/** The surer one speaks for both, and pieces are counted together where both could be counted. */
function together(a: Believed, b: Believed): Believed {
  const surer = b.best.confidence > a.best.confidence ? b : a
  const count = a.count === undefined || b.count === undefined ? undefined : a.count + b.count
  return { ...surer, count, area: around(a.area, b.area) }
}

function around(a: SeenArea, b: SeenArea): SeenArea {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}

function written({ label, name, foodId }: Candidate, count: number | undefined) {
  const food = label === undefined ? undefined : seenFood(label)
  return food ? asSeen(food, count) : { name, ...usualAmount(foodId, count ?? 1) }
}
