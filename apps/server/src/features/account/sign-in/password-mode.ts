import type { Env } from '../../../env'
import { AppError } from '../../../errors'

/** Rejects what is done with passwords where only the OpenID issuer lets people in. */
export function expectPasswordsOn(mode: Env['passwords']): void {
  if (mode === 'off') throw new AppError('passwords-off')
}
