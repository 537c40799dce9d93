import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { myRecipes } from '@larder/contract/my-recipes'
import { randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { applySharding, readShardingPlan } from '../../apps/server/src/cli/sharding/apply-sharding'
import { checkSharding } from '../../apps/server/src/cli/sharding/check-sharding'
import { lockHouseholdsOf } from '../../apps/server/src/db/account-deletion/delete-account'
import { purgeAccount } from '../../apps/server/src/db/account-deletion/purge-account'
import { setRoleSettings } from '../../apps/server/src/db/connection/role-settings'
import { inTransaction } from '../../apps/server/src/db/database'
import { readEnv } from '../../apps/server/src/env'
import { openSetUpLink } from '../../apps/server/src/features/account/registration/set-up-links'
import { syncCookbook } from '../../apps/server/src/features/recipes/cookbook/sync-cookbook'
import { deleteExpiredRows } from '../../apps/server/src/jobs/cleanup-job'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import { joinHousehold } from '../../apps/server/src/testing/join-household'
import { offerSetUp } from '../../apps/server/src/testing/test-client'
import { systemClock } from '../../apps/server/src/time/clock'
import { formatFaultTable } from '../chaos/chaos-report'
import { createChaosWriter } from '../chaos/chaos-writer'
import { type FaultResult, runFault } from '../chaos/fault'
import { createDataFolder } from '../kit/data-folder'
import { type Larder, startLarder } from '../kit/start-larder'
import { listDailyRequests } from '../scaling/daily-requests'
import { listNodeFaults } from './node-faults'

const households = 8
const changesEach = 15
const url = process.env.CITUS_URL
if (!url) {
  console.error(
    'CITUS_URL is not set: the address of an empty database on a coordinator, with the extension citus and its workers added.',
  )
  process.exitCode = 2
} else process.exitCode = await drive(url)

/** Splits an installation and uses it; returns the exit code. */
async function drive(databaseUrl: string): Promise<number> {
  const folder = await createDataFolder()
  const variables = { DATABASE_URL: databaseUrl, LARDER_SHARDING: 'citus' }
  const env = readEnv({ LARDER_DATA: folder.path, ...variables })
  const larder = await startLarder({ folder: folder.path, variables })
  const { db } = larder
  try {
    await setRoleSettings(db, env.sharding)
    const steps = await readShardingPlan(db.$client)
    console.log(`${steps.length} steps are missing`)
    await applySharding(db.$client, () => undefined)
    await syncCookbook(db, systemClock())
    offerSetUp(larder.call, await openSetUpLink(db, systemClock))
    const failed = await sendRequests(larder)
    await deleteExpiredRows(db, systemClock())
    const outcomes: FaultResult[] = []
    for (const fault of listNodeFaults({ call: larder.call, db: db.$client }, process.env.CITUS_WORKER))
      outcomes.push(await runFault(fault, randomSource(2), { kills: 1, seed: 2 }))
    console.log(formatFaultTable(outcomes))
    const lost = outcomes.flatMap(({ losses }) => losses)
    const faults = await checkSharding(db.$client)
    for (const line of [...failed, ...faults]) console.error(line)
    console.log(faults.length === 0 ? 'every household is whole' : `${faults.length} faults`)
    return failed.length + lost.length + faults.length === 0 ? 0 : 1
  } finally {
    await larder.close()
    await folder.close()
  }
}

/** The database may hold the cooks of an earlier run. */
function newCook(larder: Larder): Promise<Cook> {
  return aCook(larder, { email: `${randomUUID()}@example.org` })
}

/** What the job does with an account that was deleted a while ago. */
async function erase(db: Larder['db'], { user, email }: Cook): Promise<void> {
  await inTransaction(db, async (tx) => {
    const householdIds = await lockHouseholdsOf(tx, user.id)
    const account = { id: user.id, name: user.name, email, handovers: [] }
    await purgeAccount(tx, account, householdIds, systemClock())
  })
}

/** Several households register, write all kinds of things, live a day and lose a member; returns what was answered with an error. */
async function sendRequests(larder: Larder): Promise<string[]> {
  const failed: string[] = []
  let sent = 0
  const count = (what: string, status: number) => {
    sent += 1
    if (status >= 400 || status === 0) failed.push(`${what}: ${status}`)
  }
  const random = randomSource(1)
  for (let at = 0; at < households; at += 1) {
    const [owner, guest] = [await newCook(larder), await newCook(larder)]
    await joinHousehold(larder, owner, guest)
    const writer = createChaosWriter(owner, random)
    for (let change = 0; change < changesEach; change += 1) {
      const { what, send } = writer.next()
      const { status, acknowledge } = await send(larder.call)
      count(what, status)
      if (status < 300) acknowledge()
    }
    const item = { name: 'Lentils', amount: '900', unit: 'jars' }
    const lot = (await larder.call(inventory.create, { body: item }, owner)).body.data.id
    for (const { name, run } of listDailyRequests(lot)) count(name, await run(larder.call, owner.token))
    count('view a recipe', (await larder.call(myRecipes.view, { params: { id: 1 } }, owner)).status)
    count('own recipes', (await larder.call(myRecipes.stats, {}, owner)).status)
    count(
      'own settings',
      (await larder.call(account.saveSettings, { body: { analytics: false } }, owner)).status,
    )
    const other = await larder.call(household.create, { body: { name: 'Boat' } }, guest)
    count('another household', other.status)
    const gone = { params: { id: other.body.data.id } }
    count('leave the last one', (await larder.call(household.leave, gone, guest)).status)
    // The owner's household stays with the guest; then both go, and the household with them.
    for (const cook of [owner, guest]) await erase(larder.db, cook)
  }
  console.log(`${sent} requests of ${households} households, ${failed.length} failed`)
  return failed
}
