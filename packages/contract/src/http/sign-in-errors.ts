/** Errors of passwords, second factors, passkeys and codes by email: part of `errorDefinitions`. Example: `'wrong-code'`. */
export const signInErrors = {
  'wrong-credentials': {
    status: 401,
    message: 'That email and password do not match an account. Check both and try again.',
  },
  'second-factor-needed': {
    status: 401,
    message: 'Enter the code from your authenticator app, or a recovery code.',
  },
  'wrong-code': {
    status: 400,
    message: 'That code is wrong or was already used. Wait for the next one.',
  },
  'passwords-off': {
    status: 403,
    message: 'You can’t sign in here with a password or passkey. Use single sign-on instead.',
  },
  'no-password': {
    status: 409,
    message: 'You sign in through another service. Set up the second factor there.',
  },
  'second-factor-on': { status: 409, message: 'The second factor is already on.' },
  'second-factor-required': {
    status: 403,
    message: 'Everybody here needs a second factor. Set one up, or use your passkey, to go on.',
  },
  'second-factor-first': {
    status: 409,
    message: 'Set up a second factor for yourself first. Then you can require one of everybody.',
  },
  'confirmation-needed': {
    status: 403,
    message: 'Confirm that it is you first. Nothing was changed.',
  },
  'email-unconfirmed': {
    status: 403,
    message: 'Confirm your email first: a kitchen is shared only between people whose address is known.',
  },
  'email-code-wrong': {
    status: 400,
    message: 'That code is wrong or too old. Ask for a new one.',
  },
  'no-way-to-confirm': {
    status: 409,
    message: 'You have no password here. Sign in again, and then do it.',
  },
  'passkey-refused': {
    status: 400,
    message: 'That passkey is not known here, or took too long. Try again, or sign in another way.',
  },
  'passkey-not-found': { status: 404, message: 'That passkey was already deleted.' },
  'too-many-passkeys': { status: 409, message: 'You can have up to 20 passkeys. Delete one first.' },
} as const
