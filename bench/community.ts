import { community } from '@larder/contract/community'
import { addressOf } from '@larder/contract/endpoint'
import { buildApp } from '../apps/server/src/app'
import { type Db, openDatabase } from '../apps/server/src/db/open'
import { readEnv } from '../apps/server/src/env'
import { boundlessAllowances } from '../apps/server/src/http/limits'
import { openLog } from '../apps/server/src/log'
import { cookbooks } from './house/cookbooks'
import { aDataFolder } from './house/data-folder'
import { median } from './house/percentile'
import type { Serving } from './house/serve'
import { whenDone } from './house/when-done'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const sizes = [1000, 100_000] as const
const rounds = 8
const limit = 3
const busiest = 'quick-meals'

const page = (query: { sort?: string; search?: string; page?: number }) =>
  addressOf(community.posts, { params: { id: busiest }, query })

/** What somebody opens, sorts and types. */
const looks: Readonly<Record<string, readonly string[]>> = {
  page: ['recent', 'popular', 'discussed'].map((sort) => page({ sort })),
  'a later page': ['recent', 'popular', 'discussed'].map((sort) => page({ sort, page: 30 })),
  search: ['lentil', 'smo', 'golden tomato', 'xylophone'].map((search) => page({ search })),
  communities: [addressOf(community.overview)],
}

/** How long a community takes to be read as it grows a hundredfold, by a cook, through the whole server. */
export async function measure(): Promise<Figure[]> {
  const { crowd, of } = await cookbooks()
  const token = crowd.cooks[0]?.token ?? ''
  const each: Record<string, number[]> = {}
  for (const size of sizes) {
    const { db, ask } = await aHouse(of(size), token)
    await post(db)
    for (const [name, addresses] of Object.entries(looks)) {
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
    note: `${told(many)} ms against ${told(few)}`,
  }))
}

/** Each recipe as a post, six of ten in one community. */
async function post(db: Db): Promise<void> {
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

async function aHouse(database: Serving['database'], token: string) {
  const env = readEnv({ LARDER_DATA: await aDataFolder() })
  const log = openLog('warn')
  const db = openDatabase({ ...database, max: 10 }, log)
  whenDone(() => db.$client.end())
  const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
  const app = await buildApp({ env, db, log, mail, allowances: boundlessAllowances })
  whenDone(() => app.close())
  return {
    db,
    async ask(url: string): Promise<void> {
      const answer = await app.http.inject({ url, headers: { authorization: `Bearer ${token}` } })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    },
  }
}
