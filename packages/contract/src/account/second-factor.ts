import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { TypedPassword } from '../http/fields'

/** A code of an authenticator app, or a recovery code. Example: '287 082'. */
export const SecondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(40))

const withCode = z.object({ currentPassword: TypedPassword, code: SecondFactorCode })

/** Endpoints of the second factor. Example: `account.startSecondFactor`. */
export const secondFactorEndpoints = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary: 'Returns whether signing in asks for a code, and how many recovery codes are left.',
    data: z.object({ enabled: z.boolean(), recoveryCodes: z.int() }),
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary: 'Creates the secret for an authenticator app. Nothing is asked for until a code confirms it.',
    affects: [],
    body: z.object({ currentPassword: TypedPassword }),
    data: z.object({ secret: z.string(), address: z.string() }),
    errors: [
      'wrong-password',
      'no-password',
      'second-factor-on',
      'second-factor-required',
      'too-many-attempts',
    ],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary: 'Turns the second factor on with the app’s first code. Returns the recovery codes, once.',
    affects: ['account'],
    body: withCode,
    data: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [
      'wrong-password',
      'no-password',
      'wrong-code',
      'second-factor-on',
      'second-factor-required',
      'too-many-attempts',
    ],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/remove',
    access: 'cook',
    byKey: false,
    summary: 'Turns the second factor off with a code from the app or a recovery code.',
    affects: ['account'],
    body: withCode,
    errors: ['wrong-password', 'no-password', 'wrong-code', 'too-many-attempts'],
  }),
} as const
