import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { Instant, singleLineField, Uuid } from '../http/fields'

/** Maximum number of passkeys per cook. */
export const maxPasskeys = 20

const base64Url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))
const KeyType = z.literal('public-key')
const KeyId = z.object({ type: KeyType, id: z.string() })

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: Uuid,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.optional(Instant),
})
/** A passkey as its owner sees it. Example: `passkey.name`. */
export type Passkey = z.infer<typeof Passkey>

/** What a browser needs to make a passkey, as WebAuthn names it. */
const NewPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: KeyType, alg: z.int() })),
  timeout: z.int(),
  /** Passkeys that the cook already has. */
  excludeCredentials: z.array(KeyId),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** What a browser needs to use a passkey, as WebAuthn names it. */
const UsePasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty: any passkey for this site. */
  allowCredentials: z.array(KeyId),
})

/** The browser's answer that it has made a passkey. */
const MadePasskey = z.object({
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: KeyType,
  response: z.object({ clientDataJSON: base64Url(4000), attestationObject: base64Url(20_000) }),
})

/** The browser's answer that it has used a passkey. Example: the body of a sign-in with it. */
export const UsedPasskey = z.object({
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: KeyType,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
  }),
})

const PasskeyName = singleLineField({ max: 60 })

/** Endpoints of a cook's passkeys. Example: `account.addPasskey`. */
export const passkeyEndpoints = {
  passkeys: endpoint({
    method: 'GET',
    path: '/auth/passkeys',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary: 'Lists the cook’s passkeys, newest first.',
    data: z.array(Passkey),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'cook',
    byKey: false,
    confirmed: true,
    beforeSecondFactor: true,
    summary: 'Returns what a browser needs to make a passkey, valid once and for five minutes.',
    affects: [],
    data: NewPasskeyOptions,
    errors: ['too-many-passkeys', 'second-factor-required'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/auth/passkeys',
    access: 'cook',
    byKey: false,
    confirmed: true,
    beforeSecondFactor: true,
    summary: 'Adds a passkey that a browser has made. It signs in by itself from then on.',
    affects: ['account'],
    body: z.object({ name: PasskeyName, passkey: MadePasskey }),
    data: Passkey,
    status: 201,
    errors: ['passkey-refused', 'too-many-passkeys', 'second-factor-required'],
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/auth/passkeys/:id',
    access: 'cook',
    byKey: false,
    summary: 'Renames a passkey.',
    affects: ['account'],
    params: z.object({ id: Uuid }),
    body: z.object({ name: PasskeyName }),
    data: Passkey,
    errors: ['passkey-not-found'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/auth/passkeys/:id',
    access: 'cook',
    byKey: false,
    confirmed: true,
    summary: 'Deletes a passkey; it can no longer be used to sign in.',
    affects: ['account'],
    params: z.object({ id: Uuid }),
    errors: ['passkey-not-found'],
  }),
  startPasskeyUse: endpoint({
    method: 'POST',
    path: '/auth/passkey-use/options',
    access: 'anyone',
    summary:
      'Returns what a browser needs to use a passkey, to sign in or to confirm who the cook is; valid once and for five minutes.',
    affects: [],
    data: UsePasskeyOptions,
  }),
} as const
