import { inventory } from '@larder/contract/inventory'
import { pseudonymizeIds } from '../secrets'
import type { Cook } from './a-cook'
import { aSavedRecipe } from './a-saved-recipe'
import type { TestApp } from './test-app'

export interface FullAccount {
  readonly householdId: string
  readonly recipeId: number
  readonly postId: number
}

/** Distinguishable bytes instead of a JPEG, for tests that do not decode it. */
const photo = (mark: string) => Buffer.from(`photo of ${mark}`)

/**
 * Gives a cook a row in every table that references an account or household, in a household shared with another cook, whose
 * recipe they comment on.
 */
export async function aFullAccount(larder: TestApp, cook: Cook, other: Cook): Promise<FullAccount> {
  const { db, call, now } = larder
  const { id: me, name } = cook.user
  const household = await db.$client.query<{ id: string }>(
    'select current_household_id as id from accounts where id = $1',
    [me],
  )
  const home = household.rows[0]?.id ?? ''
  const item = { name: 'Spinach', amount: '2', unit: 'bunches' }
  const lot = (await call(inventory.create, { body: item }, { token: cook.token })).body.data.id
  const recipe = (await aSavedRecipe(db, { title: `Stew of ${name}` }, cook)).id
  const others = (await aSavedRecipe(db, { title: 'Pie of somebody else' }, other)).id
  const values: Record<string, unknown> = {
    ...{
      me,
      home,
      name,
      counted: pseudonymizeIds(me),
      email: cook.email,
      other: other.user.id,
      lot,
      recipe,
      others,
      now: now(),
    },
    ...{ post: 0, theirs: 0, comment: 0, import: crypto.randomUUID(), scan: crypto.randomUUID() },
    ...{ camera: crypto.randomUUID(), picture: crypto.randomUUID(), archive: crypto.randomUUID(), meal: 0 },
    ...{ avatar: photo('me'), dish: photo('a dish'), shelf: photo('a shelf'), kept: photo('a scan') },
    found: JSON.stringify([{ key: 'a', name: 'Peanuts', warnings: [`Contains nuts: not for ${name}, Bo.`] }]),
    alone: JSON.stringify([{ key: 'a', name: 'Peanuts', warnings: [`Contains nuts: not for ${name}.`] }]),
  }
  /** Runs a statement with named parameters from above; stores the returned id. */
  const run = async (statement: string, keep?: string) => {
    const parameters: unknown[] = []
    const text = statement.replace(
      /(?<!:):([a-z]+)/g,
      (_, name: string) => `$${parameters.push(values[name])}`,
    )
    const { rows } = await db.$client.query({ text, values: parameters, rowMode: 'array' })
    if (keep !== undefined) values[keep] = rows[0]?.[0]
  }

  await run(`update households set country = 'SI' where id = :home`)
  for (const statement of accountStatements) await run(statement)
  await run(
    `${insertPost} values (:recipe, :me, 'desserts', 'From ' || :name, 'shown', :now) returning id`,
    'post',
  )
  await run(
    `${insertPost} values (:others, :other, 'desserts', 'Mine', 'shown', :now) returning id`,
    'theirs',
  )
  await run(
    `insert into comments (post_id, account_id, action_id, text, created_at)
      values (:theirs, :me, gen_random_uuid(), 'I am ' || :name, :now) returning id`,
    'comment',
  )
  for (const statement of communityStatements) await run(statement)
  await run(
    `insert into planned_meals (household_id, day, meal, title, kind, eaters, account_id, created_at, updated_at, added_action_id)
      select :home, '2026-11-20', 'dinner', 'Soup', 'note', array_agg(id), :me, :now, :now, gen_random_uuid()
      from people where household_id = :home returning id`,
    'meal',
  )
  for (const statement of kitchenStatements) await run(statement)
  return { householdId: home, recipeId: recipe, postId: Number(values.post) }
}

const insertPost =
  'insert into posts (recipe_id, account_id, community_id, introduction, state, submitted_at)'

const accountStatements = [
  'insert into account_settings (account_id) values (:me)',
  'insert into avatars values (gen_random_uuid(), :me, :avatar, :now)',
  `insert into email_changes values (:me, 'new-' || :email, sha256(gen_random_uuid()::text::bytea), :now)`,
  `insert into email_codes values (:me, :email, sha256(gen_random_uuid()::text::bytea), :now)`,
  `insert into data_archives (id, account_id, state, secret, asked_at, heartbeat_at, expires_at, bytes)
    values (:archive, :me, 'ready', replace(:me::text, '-', ''), :now, :now, :now::timestamptz + interval '1 day', 1)`,
  `insert into data_archive_parts values (:archive, 0, 'x')`,
  `insert into payment_customers (account_id, customer_id) values (:me, 'cus_' || md5(random()::text))`,
  `insert into api_keys (id, account_id, name, start, key_hash, scopes, created_at)
    values (gen_random_uuid(), :me, 'Key of ' || :name, 'larder_a', sha256(gen_random_uuid()::text::bytea), '{}', :now)`,
  `insert into second_factors (account_id, confirmed_at, created_at) values (:me, :now, :now)`,
  `insert into passkeys (id, account_id, credential_id, public_key, uses, name, created_at)
    values (gen_random_uuid(), :me, sha256(gen_random_uuid()::text::bytea), 'x', 0, 'Phone', :now)`,
  `insert into passkey_challenges values (sha256(gen_random_uuid()::text::bytea), :me, :now)`,
  `insert into recovery_codes values (:me, sha256(gen_random_uuid()::text::bytea))`,
  `insert into password_resets values (sha256(gen_random_uuid()::text::bytea), :me, :now)`,
  `insert into openid_identities values ('https://issuer.test', :email, :me, :now)`,
  `insert into openid_attempts values (sha256(gen_random_uuid()::text::bytea), null, null, :me, :now)`,
  `insert into notification_settings (account_id) values (:me) on conflict do nothing`,
  `insert into push_subscriptions values (gen_random_uuid(), :me, 'https://push.test/' || :me, 'p', 'a', :now)`,
  `insert into notice_marks values (:me, :home, 'use-by:1', :now, null, :now)`,
  `insert into deliveries values (:me, :home, 'mail', 'digest:1', :now)`,
  `insert into scan_counts values (:me, '2026-11-15', :scan, :now, true)`,
  `insert into messages (account_id, name, email, subject, message, created_at)
    values (:me, :name, :email, 'Hello', 'It is ' || :name, :now)`,
  `insert into messages (name, email, subject, message, created_at) values (:name, upper(:email), 'Before', 'Hm', :now)`,
  `insert into audit_log (admin_id, admin_name, action, about, at) values (:me, :name, 'approved', 'Pie', :now)`,
  `insert into audit_log (admin_id, admin_name, action, about, note, at)
    values (:other, 'Ada', 'suspended', :name || ' (' || :email || ')', :name || ' of ' || :email || ' was rude', :now)`,
  `insert into audit_log (admin_id, admin_name, action, about, at)
    values (:other, 'Ada', 'removed comment', :name || ': ugly words', :now)`,
  `insert into audit_log (admin_id, admin_name, action, about, about_id, at)
    values (:other, 'Ada', 'approved', 'Stew of ' || :name, :me, :now)`,
  `insert into messages (name, email, subject, message, created_at, answer, answered_by, answerer_id)
    values ('Zoe', 'zoe@example.org', 'Hello', 'Hm', :now, 'Yes', :name, :me)`,
  `insert into rate_counters values ('archives:' || :counted, now() + interval '1 year', 1)`,
  `insert into login_failures values ('account:' || encode(sha256(convert_to(:email, 'UTF8')), 'hex'), 1, now() + interval '1 year')`,
  `update accounts set household_handovers = jsonb_build_array(jsonb_build_object('householdId', :home::text, 'to', :me::text))
    where id = :other`,
  'insert into recipe_marks (account_id, recipe_id, favourite, updated_at) values (:me, :others, true, :now)',
  'update recipes set likes = likes + 1 where id = :others',
  'insert into recipe_views values (:others, :me, current_date)',
  `insert into recipe_forms values (:me, 0, jsonb_build_object('title', 'Begun by ' || :name), 0, :now)`,
  'insert into recipe_pictures values (gen_random_uuid(), :recipe, :dish, :dish, 1, 1, :now)',
  'insert into household_photos values (gen_random_uuid(), :home, :others, :me, :dish, :dish, 1, 1, 0, null, :now)',
  `insert into imports (id, account_id, name, kind, created_at) values (:import, :me, 'Notes of ' || :name, 'text', :now)`,
  `insert into import_recipes (import_id, place, source, found, picture) values (:import, 0, 'text', '{}', :dish)`,
  `insert into recipe_words values (lower(:name), false) on conflict do nothing`,
]

const communityStatements = [
  `insert into community_members values ('desserts', :me, :now)`,
  `update communities set members = members + 1, posts = posts + 2 where id = 'desserts'`,
  'insert into post_shares values (:theirs, :me, :now)',
  'update posts set comments = 1, shares = 1, likes = 1 where id = :theirs',
  'insert into follows values (:me, :other, :now), (:other, :me, :now)',
  `insert into reports (account_id, post_id, reason, words, at) values (:me, :theirs, 'rude', 'Says ' || :name, :now)`,
]

const kitchenStatements = [
  `insert into dismissed_dishes (household_id, recipe_id, week, action_id, at)
    values (:home, :recipe, '2026-11-16', gen_random_uuid(), :now)`,
  `insert into planned_meals (household_id, day, meal, title, kind, eaters, account_id, created_at, updated_at, added_action_id)
    select :home, '2026-11-21', 'dinner', 'For one', 'note', array[id], :me, :now, :now, gen_random_uuid()
    from people where account_id = :me and household_id = :home`,
  `insert into household_secrets (secret_hash, household_id) values (sha256(gen_random_uuid()::text::bytea), :home)`,
  `insert into invitations (id, household_id, code_hash, invited_by, created_at, expires_at)
    values (gen_random_uuid(), :home, sha256(gen_random_uuid()::text::bytea), :me, :now, now() + interval '1 year')`,
  `insert into idempotency_keys values (:home, gen_random_uuid(), 'f', :now) on conflict do nothing`,
  `insert into scans (id, household_id, account_id, kind, found, created_at) values (:scan, :home, :me, 'photo', :found, :now)`,
  `insert into scans (id, household_id, account_id, kind, found, created_at, saved_at)
    values (gen_random_uuid(), :home, :other, 'photo', :alone, :now, :now)`,
  'insert into pictures values (gen_random_uuid(), :home, :scan, :kept, 1, 1, :now)',
  `insert into shopping_lines (household_id, id, state, listed, top, account_id, added_at, revision)
    values (:home, gen_random_uuid(), '{"words":{"value":{"text":"=Milk"}},"list":{"value":"main"},"ticks":{}}', true, 1, :me, :now, 1)`,
  `insert into shopping_names values (:home, 'main', '{"name":{"value":"Groceries"}}', 1, 1)`,
  `insert into paid_prices (household_id, name, amount_numerator, amount_denominator, unit, price, day, source, action_id, at)
    values (:home, 'Milk', 1, 1, 'l', 2, '2026-11-15', 'shopping', gen_random_uuid(), :now)`,
  `insert into plan_wishes values (:home, '{}', :now)`,
  `insert into calendar_feeds values (:me, :home, sha256(gen_random_uuid()::text::bytea), :now)`,
  `insert into cookings (household_id, id, account_id, dishes, state, started_at, updated_at)
    values (:home, gen_random_uuid(), :me, '[]', '{}', :now, :now)`,
  `insert into cooked_dishes (household_id, account_id, recipe_id, recipe_version, servings, meal_id, action_id, at, day)
    values (:home, :me, :others, 1, 2, :meal, gen_random_uuid(), :now, '2026-11-15')`,
  'update recipes set cooked = cooked + 1 where id = :others',
  `insert into corrections values (:home, 'nut', 'peanut', '', 1, :now)`,
  `insert into recognition_examples values (:home, :scan, '1', 'peanut', '', '\\x0102', 'm', :now)`,
  `insert into receipt_lines (household_id, store, line, kept, last_at) values (:home, '', 'PNUT', true, :now)`,
  `insert into products (household_id, gtin, name, amount, unit, category, taught_at)
    values (:home, '4006381333931', 'Peanuts', '1', 'bag', 'Snacks', :now)`,
  `insert into cameras (id, household_id, name, location, key_hash, created_at) values (:camera, :home, 'Shelf', 'fridge', sha256(gen_random_uuid()::text::bytea), :now)`,
  `insert into camera_pictures values (:picture, :camera, :home, 'd', :shelf, :now, :now, 'done')`,
  `insert into camera_changes (id, camera_id, picture_id, household_id, kind, name, label, confidence, others, area, state, at)
    values (gen_random_uuid(), :camera, :picture, :home, 'came', 'Milk', 'milk', 90, '[]', '{}', 'booked', :now)`,
]
