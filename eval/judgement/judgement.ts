import { aKitchen } from '../../apps/server/src/testing/a-kitchen'
import { startCluster } from '../../apps/server/src/testing/cluster'
import { layOutCookbook } from '../../apps/server/src/testing/starter-cookbook'
import type { Kind, Score } from '../kind'
import { generateKitchen } from './generated/generate-kitchen'
import { type JudgedKitchen, judgedKitchens } from './kitchens'
import { judge } from './rules'
import { type Visit, visit } from './visit'

interface KitchenSet {
  readonly name: string
  readonly kitchens: readonly JudgedKitchen[]
  /** Whether the report names what was wrong: of kitchens that stay unseen it does not, so that nobody mends for them. */
  readonly isSeen: boolean
}

/** Kitchens that were in view while the rules of the kitchen were written, and kitchens that were not. */
const sets: readonly KitchenSet[] = [
  { name: 'ten kitchens', kitchens: judgedKitchens, isSeen: true },
  { name: 'generated, seen', kitchens: kitchensFrom(1, 20), isSeen: true },
  { name: 'generated, held out', kitchens: kitchensFrom(1000, 20), isSeen: false },
]

/**
 * Suggestions, plan and list of many kitchens, asked of the whole server with the starter cookbook, and judged by rules that the
 * report prints. It needs no data from outside.
 */
export const judgement: Kind = {
  name: 'judgement',
  async measure() {
    const { cluster, stop } = await startCluster()
    try {
      const larder = await aKitchen(cluster)
      await layOutCookbook(larder.db, larder.now())
      const scores: Score[] = []
      for (const { name, kitchens, isSeen } of sets) {
        const visits: Visit[] = []
        for (const kitchen of kitchens) visits.push(await visit(larder, kitchen))
        for (const { of, says, note, right, cases } of judge(visits)) {
          const found = isSeen && note ? `${says}; ${right < cases ? 'not so: ' : ''}${note}` : says
          scores.push({ of: `${name}: ${of}`, right, cases, note: found })
        }
      }
      await larder.close()
      return scores
    } finally {
      await stop()
    }
  },
}

function kitchensFrom(seed: number, count: number): JudgedKitchen[] {
  return Array.from({ length: count }, (_, at) => generateKitchen(seed + at))
}
