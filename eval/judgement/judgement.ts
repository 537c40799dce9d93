import { aKitchen } from '../../apps/server/src/testing/a-kitchen'
import { startCluster } from '../../apps/server/src/testing/cluster'
import { layOutCookbook } from '../../apps/server/src/testing/starter-cookbook'
import type { Kind } from '../kind'
import { judgedKitchens } from './kitchens'
import { judge } from './rules'
import { type Visit, visit } from './visit'

/**
 * Suggestions, plan and list of ten kitchens, asked of the whole server with the starter cookbook, and judged by rules that the
 * report prints. It needs no data from outside.
 */
export const judgement: Kind = {
  name: 'judgement',
  async measure() {
    const { cluster, stop } = await startCluster()
    try {
      const larder = await aKitchen(cluster)
      await layOutCookbook(larder.db, larder.now())
      const visits: Visit[] = []
      for (const kitchen of judgedKitchens) visits.push(await visit(larder, kitchen))
      await larder.close()
      return judge(visits)
    } finally {
      await stop()
    }
  },
}
