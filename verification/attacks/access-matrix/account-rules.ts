import type { account } from '@larder/contract/account'
import { hashSecret, newSecret } from '../../../apps/server/src/secrets'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import { samplePhoto } from '../../../apps/server/src/testing/kitchens/a-scanning-kitchen'
import type { AccessRules } from './access-rule'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const mine = { about: 'self', key: null } as const
const putRight = ({ putRight: all }: MatrixApp) => all()

/** The secret of a link that was mailed to somebody of no consequence. */
async function mailed(
  { createStrayCook: stray, make, now }: MatrixApp,
  table: 'password_resets' | 'email_changes',
) {
  const secret = newSecret()
  const { user } = await stray()
  const until = `${now().slice(0, 4)}-12-31T00:00:00.000Z`
  await make.one(
    table === 'password_resets'
      ? 'insert into password_resets (secret_hash, account_id, expires_at) values ($1, $2, $3)'
      : `insert into email_changes (account_id, email, secret_hash, expires_at) values ($2, gen_random_uuid() || '@example.org', $1, $3)`,
    hashSecret(secret),
    user.id,
    until,
  )
  return secret
}

const unknownPasskey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const }
const madePasskey = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
const usedPasskey = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }

/** A passkey of hers. */
function aPasskey({ make, mara, now }: MatrixApp): Promise<string> {
  return make.one(
    `insert into passkeys (id, account_id, credential_id, public_key, uses, name, created_at)
      values (gen_random_uuid(), $1, sha256(gen_random_uuid()::text::bytea), 'x', 0, 'Phone', $2) returning id`,
    mara.user.id,
    now(),
  )
}

export const accountAccess: AccessRules<typeof account> = {
  register: {
    about: 'open',
    key: 'account:write',
    ask: () => ({
      body: { name: 'New', email: `${newSecret().toLowerCase()}@example.org`, password: 'three warm plums' },
    }),
  },
  setUp: {
    about: 'open',
    key: 'account:write',
    // It has its admin.
    but: 'set-up-link-spent',
    ask: () => ({
      body: {
        ...{ name: 'New', email: `${newSecret().toLowerCase()}@example.org`, password: 'three warm plums' },
        ...{ secret: newSecret(), plans: 'on' },
      },
    }),
  },
  login: {
    about: 'open',
    key: 'account:write',
    async ask({ createStrayCook: stray }) {
      const { email, password } = await stray()
      return { body: { email, password } }
    },
  },
  logout: { ...mine, ask: nothing, after: putRight },
  me: { about: 'self', key: 'account:read', ask: nothing },
  changePassword: {
    ...mine,
    ask: (_, { password }) => ({ body: { currentPassword: password, newPassword: password } }),
    after: putRight,
  },
  secondFactor: { ...mine, ask: nothing },
  startSecondFactor: {
    ...mine,
    ask: (_, { password }) => ({ body: { currentPassword: password } }),
  },
  confirmSecondFactor: {
    ...mine,
    but: 'wrong-code',
    ask: (_, { password }) => ({ body: { currentPassword: password, code: '000000' } }),
  },
  // It is not on, so there is nothing to remove.
  removeSecondFactor: {
    ...mine,
    ask: (_, { password }) => ({ body: { currentPassword: password, code: '000000' } }),
  },
  waysToConfirm: { ...mine, ask: nothing },
  confirm: { ...mine, ask: (_, { password }) => ({ body: { currentPassword: password } }) },
  passkeys: { ...mine, ask: nothing },
  startPasskey: { ...mine, ask: nothing },
  addPasskey: {
    ...mine,
    but: 'passkey-refused',
    ask: () => ({ body: { name: 'Phone', passkey: { ...unknownPasskey, response: madePasskey } } }),
  },
  renamePasskey: {
    about: 'personal',
    key: null,
    gone: 'passkey-not-found',
    ask: async (matrix) => ({ params: { id: await aPasskey(matrix) }, body: { name: 'Laptop' } }),
  },
  removePasskey: {
    about: 'personal',
    key: null,
    gone: 'passkey-not-found',
    ask: async (matrix) => ({ params: { id: await aPasskey(matrix) } }),
  },
  startPasskeyUse: { about: 'open', key: 'account:write', ask: nothing },
  loginWithPasskey: {
    about: 'open',
    key: 'account:write',
    but: 'passkey-refused',
    ask: () => ({ body: { passkey: { ...unknownPasskey, response: usedPasskey } } }),
  },
  forgotPassword: {
    about: 'open',
    key: 'account:write',
    ask: () => ({ body: { email: 'nobody-has-this@example.org' } }),
  },
  resetPassword: {
    about: 'open',
    key: 'account:write',
    ask: async (matrix) => ({
      body: { secret: await mailed(matrix, 'password_resets'), password: 'four cold pears' },
    }),
  },
  sessions: {
    ...mine,
    async ask({ make, mara }, asker) {
      if (asker === mara) await make.session()
      return {}
    },
  },
  endSession: {
    about: 'personal',
    key: null,
    gone: 'session-not-found',
    ask: async ({ make }) => ({ params: { id: await make.session() } }),
  },
  endOtherSessions: { ...mine, ask: nothing, after: putRight },
  finishOpenId: {
    about: 'open',
    key: 'account:write',
    but: 'sign-in-expired',
    ask: () => ({ body: { secret: newSecret() } }),
  },
  profile: { about: 'self', key: 'account:read', ask: nothing },
  saveProfile: {
    ...mine,
    ask: (_, { user: { name }, email }) => ({ body: { name, email } }),
  },
  dropNewEmail: { ...mine, ask: nothing },
  confirmEmail: {
    about: 'open',
    key: 'account:write',
    ask: async (matrix) => ({ body: { secret: await mailed(matrix, 'email_changes') } }),
  },
  mailEmailCode: { ...mine, ask: nothing },
  confirmEmailCode: { ...mine, but: 'email-code-wrong', ask: () => ({ body: { code: 'K7QXM-2PD9R' } }) },
  setAvatar: { about: 'self', key: 'account:write', ask: () => ({ picture: samplePhoto }) },
  removeAvatar: { about: 'self', key: 'account:write', ask: nothing },
  avatar: {
    about: 'open',
    key: 'account:read',
    ask: async ({ make, mara, now }) => ({
      params: {
        id: await make.one(
          'insert into avatars (id, account_id, bytes, created_at) values (gen_random_uuid(), $1, $2, $3) on conflict (account_id) do update set bytes = excluded.bytes returning id',
          mara.user.id,
          samplePhoto,
          now(),
        ),
      },
    }),
  },
  overview: { about: 'self', key: 'account:read', ask: nothing },
  settings: { about: 'self', key: 'account:read', ask: nothing },
  saveSettings: { about: 'self', key: 'account:write', ask: () => ({ body: { theme: 'dark' } }) },
  archive: { ...mine, ask: nothing },
  askArchive: {
    ...mine,
    ask: nothing,
    after: ({ waitUntilEmpty: untilNone }) => untilNone(`data_archives where state = 'working'`),
  },
  dropArchive: { ...mine, ask: nothing },
  fetchArchive: {
    about: 'open',
    key: 'account:read',
    async ask({ make, createStrayCook: stray, now }) {
      const secret = newSecret()
      const id = await make.one(
        `insert into data_archives (id, account_id, state, secret, asked_at, heartbeat_at, expires_at, bytes)
          values (gen_random_uuid(), $1, 'ready', $2, $3, $3, $3::timestamptz + interval '1 day', 1) returning id`,
        (await stray()).user.id,
        secret,
        now(),
      )
      await make.one(`insert into data_archive_parts values ($1, 0, 'x')`, id)
      return { params: { secret } }
    },
  },
  deletion: { ...mine, ask: nothing },
  scheduleDeletion: {
    ...mine,
    except: { admin: 'last-admin' },
    ask: ({ mara, milo, home }, { email, password }: Cook) => ({
      body: {
        email,
        currentPassword: password,
        handovers: email === mara.email ? [{ householdId: home, to: milo.user.id }] : [],
      },
    }),
    after: putRight,
  },
  cancelDeletion: { ...mine, ask: nothing },
}
