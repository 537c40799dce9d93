import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { shopping } from '@larder/contract/shopping'
import { type App, buildApp } from '../../../apps/server/src/app'
import { openDatabase } from '../../../apps/server/src/db/database'
import { migrate } from '../../../apps/server/src/db/migrate'
import { readEnv } from '../../../apps/server/src/env'
import { createLog } from '../../../apps/server/src/log'
import type { EmailMessage } from '../../../apps/server/src/mail/mailer'
import { aCook } from '../../../apps/server/src/testing/a-cook'
import { relaxedRateLimits } from '../../../apps/server/src/testing/kitchens/a-kitchen'
import { createTestClient } from '../../../apps/server/src/testing/test-client'
import type { ChaosFault, FaultReport } from '../fault'
import { startSharedPostgres } from '../shared-postgres'

const hour = 3600
const offsetSeconds = [3 * hour, -3 * hour] as const

interface Pair {
  readonly ahead: App
  readonly behind: App
  readonly mails: EmailMessage[]
  pass(seconds: number): void
}

/** Two servers of one installation whose clocks are six hours apart. */
export const clockSkew: ChaosFault = {
  name: 'clock-skew',
  async run(notes) {
    notes.tried('two servers on one database, one clock 3 h ahead and one 3 h behind')
    const postgres = await startSharedPostgres()
    const { direct } = await postgres.database()
    const log = createLog('silent')
    const db = openDatabase({ connectionString: direct, max: 10 }, log)
    await migrate(db.$client)
    let time = Date.parse('2026-11-15T06:00:00.000Z')
    const mails: EmailMessage[] = []
    const mail = {
      send: async (message: EmailMessage) => void mails.push(message),
      forget: async () => undefined,
      close: () => undefined,
    }
    const env = readEnv({ PUBLIC_URL: 'http://larder.test' })
    const [ahead, behind] = await Promise.all(
      offsetSeconds.map((skew) => {
        const clock = () => new Date(time + skew * 1000).toISOString()
        return buildApp({
          env,
          db,
          log,
          mail,
          clock,
          allowances: relaxedRateLimits,
          passwordCost: { memoryCost: 1024, timeCost: 1 },
        })
      }),
    )
    if (!ahead || !behind) throw new Error('two servers were built')
    const pass = (seconds: number) => {
      time += seconds * 1000
    }
    const pair = { ahead, behind, mails, pass }
    try {
      await sessions(notes, pair)
      await resetLinks(notes, pair)
      await expiryAndUndo(notes, pair)
      await list(notes, pair)
      await jobs(notes, pair)
    } finally {
      await ahead.close()
      await behind.close()
      await db.$client.end()
      await postgres.close()
    }
  },
}

const toClients = ({ ahead, behind }: Pair) =>
  [createTestClient(ahead.http), createTestClient(behind.http)] as const

async function sessions(notes: FaultReport, pair: Pair): Promise<void> {
  const [far, near] = toClients(pair)
  for (const [made, used] of [
    [far, near],
    [near, far],
  ] as const) {
    const { token, email, password } = await aCook({ call: made })
    const me = await used(account.me, {}, { token })
    notes.assert(me.status === 200, `a session of the other server was answered with ${me.status}`)
    const again = await used(account.login, { body: { email, password } })
    notes.assert(again.status === 200, `logging in at the other server: ${again.status}`)
    for (let wrong = 0; wrong < 3; wrong += 1)
      await made(account.login, { body: { email, password: 'not this one' } })
    pair.pass(60)
    const after = await used(account.login, { body: { email, password } })
    notes.assert(after.status === 200, `after wrong passwords elsewhere, the right one: ${after.status}`)
    await made(account.logout, {}, { token })
    const over = await used(account.me, {}, { token })
    notes.assert(over.status === 401, `a session that was ended at the other server: ${over.status}`)
  }
  notes.observed('sessions begin and end at both; wrong passwords at one lock nobody out of the other')
}

async function resetLinks(notes: FaultReport, pair: Pair): Promise<void> {
  const [far, near] = toClients(pair)
  const choose = async (made: typeof far, used: typeof far) => {
    const { email } = await aCook({ call: made })
    const before = pair.mails.length
    await made(account.forgotPassword, { body: { email } })
    while (pair.mails.length === before) await new Promise((resolve) => setTimeout(resolve, 10))
    const secret = /secret=([\w-]+)/.exec(pair.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const answer = await used(account.resetPassword, { body: { secret, password: 'four cold pears' } })
    const again = await used(account.resetPassword, { body: { secret, password: 'five ripe figs' } })
    notes.assert(again.status === 400, `a reset link worked twice: ${again.status}`)
    return answer
  }
  for (const one of [far, near]) {
    const { status } = await choose(one, one)
    notes.assert(status === 200 || status === 204, `a reset link at its own server: ${status}`)
  }
  const early = await choose(far, near)
  notes.assert(
    early.status === 200 || early.status === 204,
    `a link of the server ahead, used at the one behind: ${early.status}`,
  )
  const late = await choose(near, far)
  notes.assert(
    late.body.error?.code === 'reset-link-spent',
    `a link of the server behind, used at the one ahead: ${late.status}`,
  )
  notes.observed(
    'reset links work once; one that lives an hour is over for a clock six hours on, and says ‘ask for a new one’',
  )
}

async function expiryAndUndo(notes: FaultReport, pair: Pair): Promise<void> {
  const [far, near] = toClients(pair)
  const { token } = await aCook({ call: far })
  const body = { name: 'Milk', amount: '2', shelfLifeDays: 3 }
  const made = await far(inventory.create, { body }, { token })
  const params = { id: made.body.data.id }
  const taken = await near(inventory.take, { params, body: { amount: '1' } }, { token })
  const seen = await far(inventory.get, { params }, { token })
  notes.assert(
    seen.body.data.expiryDate === made.body.data.expiryDate,
    'the day it keeps until depends on who is asked',
  )
  const undone = await far(inventory.undo, { params: { id: taken.body.data.booking ?? 0 } }, { token })
  notes.assert(undone.status === 200, `undoing what the other server booked: ${undone.status}`)
  const back = await near(inventory.get, { params }, { token })
  notes.assert(String(back.body.data.amount) === '2', `undone, there are ${back.body.data.amount}`)
}

async function list(notes: FaultReport, pair: Pair): Promise<void> {
  const [far, near] = toClients(pair)
  const { token } = await aCook({ call: near })
  const written: string[] = []
  for (let n = 0; n < 10; n += 1) {
    const text = `Thing ${n}`
    await (n % 2 === 0 ? far : near)(shopping.add, { body: { items: [{ text }] } }, { token })
    written.push(text)
  }
  const [atFar, atNear] = await Promise.all(
    [far, near].map((door) => door(shopping.list, { query: {} }, { token })),
  )
  const texts = atFar?.body.data.map(({ text }) => text) ?? []
  notes.assert(JSON.stringify(texts) === JSON.stringify(written), `the list is in another order: ${texts}`)
  notes.assert(
    JSON.stringify(atFar?.body.data) === JSON.stringify(atNear?.body.data),
    'both servers show another list',
  )
  const [first] = atFar?.body.data ?? []
  if (!first) throw new Error('the list is empty')
  await far(shopping.change, { params: { id: first.id }, body: { ticked: true } }, { token })
  const last = await near(shopping.change, { params: { id: first.id }, body: { ticked: false } }, { token })
  notes.assert(last.body.data.ticked === false, 'the later word, of the clock behind, did not stand')
  notes.observed('the list keeps the order in which things were said, not that of the clocks')
}

/** A day and a half by both clocks: each cook hears of each day once. */
async function jobs(notes: FaultReport, pair: Pair): Promise<void> {
  const [far] = toClients(pair)
  const ana = await aCook({ call: far })
  const { body: home } = await far(household.current, {}, { token: ana.token })
  notes.assert(home.data !== undefined, 'no household')
  const day = (n: number) => `2026-11-${15 + n}`
  for (const n of [0, 1, 2])
    await far(
      inventory.create,
      {
        body: {
          name: `Chicken ${n}`,
          amount: '1',
          unit: 'lbs',
          location: 'fridge',
          expiryDate: day(n),
          expiryKind: 'use-by',
        },
      },
      { token: ana.token },
    )
  pair.mails.splice(0)
  for (let tick = 0; tick < 36 * 4; tick += 1) {
    await Promise.all([pair.ahead.scheduler.tick(), pair.behind.scheduler.tick()])
    pair.pass(hour / 4)
  }
  const mine = pair.mails.filter(({ to }) => to === ana.email).length
  // From 03:00 or 09:00 of the 15th on, for a day and a half: at most one for each of the three mornings the clocks saw.
  notes.assert(mine >= 1 && mine <= 3, `${mine} daily mails in a day and a half`)
  const received = new Set(pair.mails.filter(({ to }) => to === ana.email).map(({ text }) => text))
  notes.assert(received.size === mine, 'the same daily mail was sent twice')
  notes.observed(`${2 * 36 * 4} ticks of both servers sent ${mine} daily mails to a cook, none twice`)
}
