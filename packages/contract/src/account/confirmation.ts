import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { Instant, TypedPassword } from '../http/fields'
import { UsedPasskey } from './passkeys'
import { SecondFactorCode } from './second-factor'

/** Minutes for which a sign-in or a confirmation counts. Example: an API key made within them needs no other one. */
export const confirmationMinutes = 10

/** How a cook can confirm who they are. All false: by signing in again. */
export const WaysToConfirm = z.object({
  password: z.boolean(),
  /** The password alone is not enough: a code of the app, or a recovery code, goes with it. */
  code: z.boolean(),
  passkey: z.boolean(),
})
/** How a cook can confirm who they are. Example: `ways.password`. */
export type WaysToConfirm = z.infer<typeof WaysToConfirm>

/** Endpoints by which a cook confirms who they are before sensitive actions. Example: `account.confirm`. */
export const confirmationEndpoints = {
  waysToConfirm: endpoint({
    method: 'GET',
    path: '/auth/confirmation',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary: 'Returns how the cook can confirm who they are.',
    data: WaysToConfirm,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/confirmation',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary:
      'Confirms who the cook is with a passkey, or with the password and a code where there is a second factor. For ten minutes, this session may then do what asks for it.',
    affects: [],
    body: z.object({
      currentPassword: z.optional(TypedPassword),
      code: z.optional(SecondFactorCode),
      passkey: z.optional(UsedPasskey),
    }),
    data: z.object({ until: Instant }),
    errors: ['wrong-password', 'wrong-code', 'passkey-refused', 'no-way-to-confirm', 'too-many-attempts'],
  }),
} as const
