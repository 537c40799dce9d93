import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { myRecipes } from '@larder/contract/my-recipes'
import { scan } from '@larder/contract/scan'
import { shopping } from '@larder/contract/shopping'
import { inTransaction } from '../../../apps/server/src/db/database'
import { lockPostOf, setPostState } from '../../../apps/server/src/db/queries/posts'
import { hashSecret, newSecret } from '../../../apps/server/src/secrets'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import { aPlannedMeal } from '../../../apps/server/src/testing/a-planned-meal'
import { aDraft, aSavedRecipe } from '../../../apps/server/src/testing/a-saved-recipe'
import { samplePhoto } from '../../../apps/server/src/testing/kitchens/a-scanning-kitchen'
import type { TestApp } from '../../../apps/server/src/testing/test-app'
import { householdMarker, privateMarker, publicMarker } from './marker-words'

export type MarkedBuilders = ReturnType<typeof createMarkedBuilders>

/** Fresh things of the household, each with a word of its own in it, for whatever a request is about. */
export function createMarkedBuilders(larder: TestApp, { mara, home }: { mara: Cook; home: string }) {
  const { db, call, now } = larder
  const as = { token: mara.token }

  async function one<T = string>(text: string, ...values: unknown[]): Promise<T> {
    const { rows } = await db.$client.query({ text, values, rowMode: 'array' })
    return rows[0]?.[0] as T
  }

  async function camera(): Promise<string> {
    return one(
      `insert into cameras (id, household_id, name, location, created_at) values (gen_random_uuid(), $1, $2, 'fridge', $3) returning id`,
      home,
      `Shelf ${householdMarker}`,
      now(),
    )
  }

  const makers = {
    one,
    camera,

    async lot() {
      const body = {
        name: `Jam ${householdMarker}`,
        amount: '5',
        unit: 'jars',
        expiryDate: '2026-11-15',
        expiryKind: 'use-by' as const,
      }
      const { data } = (await call(inventory.create, { body }, as)).body
      return { id: data.id, booking: data.booking ?? 0 }
    },

    async person(): Promise<string> {
      await one(`delete from people where household_id = $1 and account_id is null`, home)
      return (await call(diet.addPerson, { body: { name: `Guest ${householdMarker}` } }, as)).body.data.id
    },

    /** A recipe that Mara keeps to herself and her household. */
    recipe: () => aSavedRecipe(db, { title: `Stew ${householdMarker}` }, mara),

    meal: () => aPlannedMeal(db, mara, { title: `Dinner ${householdMarker}` }),

    async line(ticked = false): Promise<string> {
      const { body } = await call(
        shopping.add,
        { body: { items: [{ text: `Salt ${householdMarker}` }] } },
        as,
      )
      const id = body.data[0]?.id ?? ''
      if (ticked) await call(shopping.change, { params: { id }, body: { ticked } }, as)
      return id
    },

    /** A scan that waits to be saved, with its picture. */
    async scan(): Promise<string> {
      const id = randomUUID()
      await call(scan.photo, { query: { scan: id, keep: 'true' }, picture: samplePhoto }, as)
      await one(
        `update scans set found = replace(found::text, '"name": "', '"name": "${householdMarker} ')::jsonb where id = $1`,
        id,
      )
      return id
    },

    /** A question of a camera, and the picture it rests on. */
    async change() {
      const of = await camera()
      const picture = await one(
        `insert into camera_pictures (id, camera_id, household_id, digest, bytes, taken_at, received_at, state)
          values (gen_random_uuid(), $1, $2, sha256(gen_random_uuid()::text::bytea), $3, $4, $4, 'changed') returning id`,
        of,
        home,
        samplePhoto,
        now(),
      )
      const change = await one(
        `insert into camera_changes (id, camera_id, picture_id, household_id, kind, name, label, confidence, others, area, state, at, seen_on)
          values (gen_random_uuid(), $1, $2, $3, 'came', $4, 'milk', 60, '[]',
            '{"left":0.1,"top":0.1,"width":0.1,"height":0.1}', 'asking', $5, $2) returning id`,
        of,
        picture,
        home,
        `Milk ${householdMarker}`,
        now(),
      )
      return { camera: of, picture, change }
    },

    async import(): Promise<string> {
      await one(`delete from imports where account_id = $1`, mara.user.id)
      const id = await one(
        `insert into imports (id, account_id, name, kind, troubles, created_at, read_at)
          values (gen_random_uuid(), $1, $2, 'text', '[]', $3, $3) returning id`,
        mara.user.id,
        `Notes ${privateMarker}`,
        now(),
      )
      const found = { draft: aDraft({ title: `Pie ${privateMarker} ${id}` }), doubts: [], guessed: [] }
      await one(
        `insert into import_recipes (import_id, place, source, found) values ($1, 0, 'text', $2)`,
        id,
        JSON.stringify(found),
      )
      return id
    },

    /** A recipe that Mara shows to everybody. */
    async post() {
      const { id } = await aSavedRecipe(
        db,
        { title: `Cake ${publicMarker}`, description: publicMarker },
        mara,
      )
      const body = { community: 'desserts' as const, introduction: `From ${publicMarker}` }
      await call(myRecipes.publish, { params: { id }, body }, as)
      const post = await inTransaction(db, async (tx) => {
        const held = await lockPostOf(tx, id)
        if (!held) throw new Error('not handed in')
        return setPostState(tx, held, 'shown', { now: now() })
      })
      return { id: post.id, recipe: id }
    },

    async comment(postId: number, by: Cook = mara): Promise<number> {
      return one(
        `insert into comments (post_id, account_id, action_id, text, created_at)
          values ($1, $2, gen_random_uuid(), $3, $4) returning id::int`,
        postId,
        by.user.id,
        `Said ${publicMarker}`,
        now(),
      )
    },

    /** The only open one, or one beside those that are open. */
    async invitation({ keepOthers = false } = {}) {
      if (!keepOthers) await one('delete from invitations where household_id = $1', home)
      const { data } = (await call(household.invite, { body: {} }, as)).body
      return { id: data.invitation.id, code: data.code }
    },

    session: () =>
      one(
        `insert into sessions (id, account_id, token_hash, device, created_at, last_used_at, expires_at)
          values (gen_random_uuid(), $1, $2, $3, $4, $4, $4::timestamptz + interval '1 day') returning id`,
        mara.user.id,
        hashSecret(newSecret()),
        `Phone ${privateMarker}`,
        now(),
      ),

    apiKey: () =>
      one(
        `insert into api_keys (id, account_id, name, start, key_hash, scopes, created_at)
          values (gen_random_uuid(), $1, $2, 'larder_x', $3, '{account:read}', $4) returning id`,
        mara.user.id,
        `Key ${privateMarker}`,
        hashSecret(newSecret()),
        now(),
      ),
  }
  return makers
}
