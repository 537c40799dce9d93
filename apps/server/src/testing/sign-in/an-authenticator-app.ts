import { account } from '@larder/contract/account'
import { totpAt, totpStepAt } from '../../features/account/second-factor/totp'
import type { Cook } from '../a-cook'
import type { TestApp } from '../test-app'

/** The authenticator app of a cook, for codes of the second factor. Example: `await anAuthenticatorApp(larder, cook).turnOn()`. */
export function anAuthenticatorApp(larder: TestApp, { token, password }: Cook) {
  let key = ''
  /** Returns the code that the app shows now. */
  function code(): string {
    const bits = [...key].map(fiveBits).join('')
    const bytes = (bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
    return totpAt(Buffer.from(bytes), totpStepAt(larder.now()))
  }
  return {
    code,
    /** Takes the key of a set-up that was started. */
    add(secret: string) {
      key = secret
    },
    /** Turns the second factor on; the next code is another one. */
    async turnOn(): Promise<{ key: string; codes: string[] }> {
      const started = await larder.call(
        account.startSecondFactor,
        { body: { currentPassword: password } },
        { token },
      )
      key = started.body.data.secret
      const body = { currentPassword: password, code: code() }
      const confirmed = await larder.call(account.confirmSecondFactor, { body }, { token })
      larder.passSeconds(30)
      return { key, codes: confirmed.body.data.recoveryCodes }
    },
  }
}

function fiveBits(letter: string): string {
  const place = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter)
  return place.toString(2).padStart(5, '0')
}
