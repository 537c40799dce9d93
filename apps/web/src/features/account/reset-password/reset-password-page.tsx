import { useState } from 'react'
import { useFragmentParams } from '../use-fragment-params'
import { RequestResetLink } from './request-reset-link'
import { SetNewPassword } from './set-new-password'

/** Asks for a reset link, or, when the address carries a link's secret, for the new password. */
export function ResetPasswordPage() {
  const secret = useFragmentParams('secret').get('secret')
  const [givenUp, setGivenUp] = useState<string | null>(null)
  return secret && secret !== givenUp ? (
    <SetNewPassword key={secret} secret={secret} onAskAgain={() => setGivenUp(secret)} />
  ) : (
    <RequestResetLink takesFocus={secret !== null} />
  )
}
