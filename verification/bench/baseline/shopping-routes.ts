import { type MergeableLine, mergeLines } from '@larder/kitchen/shopping/shared-list'
import type { FastifyInstance } from 'fastify'
import {
  authenticateRequest,
  baselinePool,
  inBaselineTransaction,
  lockHouseholdRow,
} from './baseline-session'

interface SyncRequestBody {
  since: number
  lines: MergeableLine[]
}

interface Row {
  id: string
  state: MergeableLine
  addedBy: string
  addedAt: Date
}

/** A list that merges: the household's turn, the line as it was, the line as it is; then what is newer. */
export function addShoppingRoutes(app: FastifyInstance): void {
  app.post('/api/v1/shopping/sync', async (request) => {
    const { current_household_id: household } = await authenticateRequest(request)
    const { since, lines } = request.body as SyncRequestBody
    const ids = lines.map(({ id }) => id)
    await inBaselineTransaction(async (client) => {
      await lockHouseholdRow(client, household)
      const { rows } = await client.query<{ id: string; state: MergeableLine }>({
        name: 'lines',
        text: 'select id, state from shopping_lines where household_id = $1 and id = any($2::uuid[])',
        values: [household, ids],
      })
      const known = new Map(rows.map(({ id, state }) => [id, state]))
      for (const line of lines) {
        const was = known.get(line.id)
        await client.query({
          name: 'line',
          text: `update shopping_lines l set state = $3, revision = h.revision from households h
            where h.id = $1 and l.household_id = $1 and l.id = $2`,
          values: [household, line.id, was ? mergeLines(was, line) : line],
        })
      }
    })
    const { rows: newer } = await baselinePool.query<Row & { now: number }>({
      name: 'newer',
      text: `select h.revision::float8 as now, l.id, l.state, a.name as "addedBy", l.added_at as "addedAt"
        from households h join shopping_lines l on l.household_id = h.id left join accounts a on a.id = l.account_id
        where h.id = $1 and l.revision > $2 order by l.revision limit 501`,
      values: [household, since],
    })
    const { rows: names } = await baselinePool.query<{ state: object }>({
      name: 'names',
      text: 'select state from shopping_names where household_id = $1 and revision > $2 order by revision, id',
      values: [household, since],
    })
    return {
      data: {
        household,
        revision: newer[0]?.now,
        more: false,
        lines: newer.map(({ state, addedBy, addedAt }) => ({
          ...state,
          addedBy,
          addedAt: addedAt.toISOString(),
        })),
        names: names.map(({ state }) => state),
      },
    }
  })
}
