import { setTimeout as wait } from 'node:timers/promises'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import type { NeighbourhoodDeps } from './neighbourhood'
import type { SoakServers } from './servers/soak-servers'
import type { SoakCaller } from './soak-client'
import { assertHolds } from './soak-home'

const everyMs = 5000

/** An admin, who shows what cooks hand in. */
export async function registerAdmin(
  { client, urls }: NeighbourhoodDeps,
  { grantAdmin }: Pick<SoakServers, 'grantAdmin'>,
): Promise<SoakCaller> {
  const nobody = { url: urls[0] ?? '', address: '10.255.0.1' }
  const body = { name: 'Landlord', email: 'admin@example.org', password: 'three warm plums' }
  const { data } = await client.call(nobody, account.register, { body })
  assertHolds(data.user.role === 'cook', 'the first account is an admin without the set-up link')
  await grantAdmin(body.email)
  return { ...nobody, token: data.access_token }
}

/** Looks after what waits, until the run is over. */
export async function moderateUntilOver(
  { client, tally, over }: NeighbourhoodDeps,
  adminCook: SoakCaller,
): Promise<void> {
  while (!over.aborted) {
    await wait(everyMs, undefined, { signal: over }).catch(() => undefined)
    try {
      const { data } = await client.call(adminCook, admin.submissions, { query: {} })
      for (const { id, seen } of data) {
        await client.call(adminCook, admin.approve, { params: { id }, body: { seen } })
        const { data: post } = await client.call(adminCook, community.post, { params: { id } })
        assertHolds(post.id === id, 'an approved post is not shown')
      }
      await client.call(adminCook, admin.overview, {})
      tally.recordJourney('moderate the community')
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      tally.recordMistake('moderate the community', said)
    }
  }
}
