import { community } from '@larder/contract/community'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import type { OpenDatabase } from '../../apps/server/src/db/database'
import { median } from '../kit/percentile'
import { type DatabaseAddress, startLarder } from '../kit/start-larder'
import { getCookbookDatabases } from './data/cookbook-databases'
import { onMeasurementEnd } from './processes/cleanup'
import { createBenchFolder } from './processes/data-folder'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const sizes = [1000, 100_000] as const
const rounds = 8
const limit = 3
const busiest = 'quick-meals'

const page = (query: { sort?: string; search?: string; page?: number }) =>
  buildEndpointUrl(community.posts, { params: { id: busiest }, query })

/** What somebody opens, sorts and types. */
const communityQueries: Readonly<Record<string, readonly string[]>> = {
  page: ['recent', 'popular', 'discussed'].map((sort) => page({ sort })),
  'a later page': ['recent', 'popular', 'discussed'].map((sort) => page({ sort, page: 30 })),
  search: ['lentil', 'smo', 'golden tomato', 'xylophone'].map((search) => page({ search })),
  communities: [buildEndpointUrl(community.overview)],
}

/** How long a community takes to be read as it grows a hundredfold, by a cook, through the whole server. */
export async function measureCommunity(): Promise<BenchFigure[]> {
  const { crowd, of } = await getCookbookDatabases()
  const token = crowd.cooks[0]?.token ?? ''
  const each: Record<string, number[]> = {}
  for (const size of sizes) {
    const { db, ask } = await startCommunityServer(of(size), token)
    await insertPosts(db)
    for (const [name, addresses] of Object.entries(communityQueries)) {
      const taken: number[] = []
      for (let round = -2; round < rounds; round += 1)
        for (const address of addresses) {
          const start = performance.now()
          await ask(address)
          if (round >= 0) taken.push(performance.now() - start)
        }
      each[name] = [...(each[name] ?? []), median(taken)]
    }
  }
  return Object.entries(each).map(([name, [few = Number.NaN, many = Number.NaN]]) => ({
    name: `${name}: ${sizes[1]} posts against ${sizes[0]}`,
    value: many / few,
    unit: 'times',
    limit,
    note: `${formatFigure(many)} ms against ${formatFigure(few)}`,
  }))
}

/** Each recipe as a post, six of ten in one community. */
async function insertPosts(db: OpenDatabase): Promise<void> {
  await db.$client.query(
    `insert into posts (recipe_id, account_id, community_id, introduction, state, likes, comments, heat, search_text,
        submitted_at, shown_at)
      select r.id, (select id from accounts limit 1), case when r.id % 10 < 6 then $1 else 'desserts' end, r.title, 'shown',
        r.likes, (r.id * 4729) % 211, (r.id * 31) % 10007, r.search_text, at, at
      from recipes r, lateral (select '2026-01-01'::timestamptz + r.id * interval '1 minute' as at) moment`,
    [busiest],
  )
  await db.$client.query(
    `update communities c set posts = (select count(*) from posts p where p.community_id = c.id and p.state = 'shown')`,
  )
  await db.$client.query('vacuum analyze')
}

async function startCommunityServer(database: DatabaseAddress, token: string) {
  const { db, http, close } = await startLarder({ folder: await createBenchFolder(), database })
  onMeasurementEnd(close)
  return {
    db,
    async ask(url: string): Promise<void> {
      const answer = await http.inject({ url, headers: { authorization: `Bearer ${token}` } })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    },
  }
}
