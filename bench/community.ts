import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { addressOf } from '@larder/contract/endpoint'
import { buildApp } from '../apps/server/src/app'
import { connect } from '../apps/server/src/db/connect'
import { migrate } from '../apps/server/src/db/migrate'
import type { Db } from '../apps/server/src/db/open'
import { readEnv } from '../apps/server/src/env'
import { boundlessAllowances } from '../apps/server/src/http/limits'
import { openLog } from '../apps/server/src/log'
import { aDataFolder } from './house/data-folder'
import { fillCookbook } from './house/fill-cookbook'
import { median } from './house/percentile'
import { whenDone } from './house/when-done'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const sizes = [1000, 100_000] as const
const rounds = 15
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
  const { db, ask } = await aHouse()
  const each: Record<string, number[]> = {}
  let filled = 0
  for (const size of sizes) {
    await fillCookbook(db, filled, size)
    await post(db, filled, size)
    filled = size
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
async function post(db: Db, from: number, to: number): Promise<void> {
  await db.$client.query(
    `insert into posts (recipe_id, account_id, community_id, introduction, state, likes, comments, heat, search_text,
        submitted_at, shown_at)
      select r.id, (select id from accounts limit 1), case when r.id % 10 < 6 then $3 else 'desserts' end, r.title, 'shown',
        r.likes, (r.id * 4729) % 211, (r.id * 31) % 10007, r.search_text, at, at
      from recipes r, lateral (select '2026-01-01'::timestamptz + r.id * interval '1 minute' as at) moment
      where r.id > $1 and r.id <= $2`,
    [from, to, busiest],
  )
  await db.$client.query(
    `update communities c set posts = (select count(*) from posts p where p.community_id = c.id and p.state = 'shown')`,
  )
  await db.$client.query('vacuum analyze')
}

async function aHouse() {
  const env = readEnv({ LARDER_DATA: await aDataFolder() })
  const log = openLog('warn')
  const { db, close } = await connect(env, log)
  whenDone(close)
  await migrate(db.$client)
  const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
  const app = await buildApp({ env, db, log, mail, allowances: boundlessAllowances })
  whenDone(() => app.close())
  const payload = { name: 'Ana', email: 'ana@example.org', password: 'three warm plums' }
  const signedUp = await app.http.inject({ method: 'POST', url: addressOf(account.register), payload })
  const { access_token } = signedUp.json<{ data: { access_token: string } }>().data
  return {
    db,
    async ask(url: string): Promise<void> {
      const answer = await app.http.inject({ url, headers: { authorization: `Bearer ${access_token}` } })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    },
  }
}
