import { setTimeout as wait } from 'node:timers/promises'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import type { Caller } from './door'
import { must } from './home'
import type { StreetParts } from './street'

const everyMs = 5000

/** The first account of an installation is its admin, who shows what cooks hand in. */
export async function aLandlord({ door, urls }: StreetParts): Promise<Caller> {
  const nobody = { url: urls[0] ?? '', address: '10.255.0.1' }
  const body = { name: 'Landlord', email: 'landlord@example.org', password: 'three warm plums' }
  const { data } = await door.ask(nobody, account.register, { body })
  must(data.user.role === 'admin', 'the first account is no admin')
  return { ...nobody, token: data.access_token }
}

/** Looks after what waits, until the run is over. */
export async function lookAfter({ door, tally, over }: StreetParts, landlord: Caller): Promise<void> {
  while (!over.aborted) {
    await wait(everyMs, undefined, { signal: over }).catch(() => undefined)
    try {
      const { data } = await door.ask(landlord, admin.submissions, { query: {} })
      for (const { id, seen } of data) {
        await door.ask(landlord, admin.approve, { params: { id }, body: { seen } })
        const { data: post } = await door.ask(landlord, community.post, { params: { id } })
        must(post.id === id, 'an approved post is not shown')
      }
      await door.ask(landlord, admin.overview, {})
      tally.walked('look after the community')
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      tally.mistaken('look after the community', said)
    }
  }
}
