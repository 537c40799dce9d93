import type { Figure } from '../report/figure'
import { compare, type Pace, type Sides, turn } from './in-turns'
import type { Call } from './load'
import { refuseDifference } from './same-answers'

/** How many stand at the door at once. */
export const crowds = [1, 16, 64] as const
/** Where it is judged. */
export const judged = 16

/** Many short turns for what is quick; whoever takes long needs longer ones to be answered more than once, and fewer of them. */
export const paces = { quick: { rounds: 3, seconds: 0.4 }, slow: { rounds: 1, seconds: 1 } }
/** Where it is judged there are more of them. */
const moreRounds = 2

/** A call against its floor, at every size of the crowd; the first answers are for the compiler, and to see that both say the same. */
export async function againstFloor(
  call: Call,
  sides: Sides,
  pace: Pace,
  { least, at = crowds }: { least?: number; at?: readonly number[] } = {},
): Promise<Figure[]> {
  await refuseDifference(urlOf(sides.ours), urlOf(sides.floor), call)
  for (const side of [sides.ours, sides.floor]) await turn(side, call, judged, pace.seconds)
  const figures: Figure[] = []
  for (const connections of at) {
    const isJudged = connections === judged
    const rounds = pace.rounds + (isJudged ? moreRounds : 0)
    figures.push(
      ...(await compare(call, connections, sides, { ...pace, rounds }, isJudged ? least : undefined)),
    )
  }
  return figures
}

function urlOf([one]: Sides['ours']): string {
  return one?.started.url ?? ''
}
