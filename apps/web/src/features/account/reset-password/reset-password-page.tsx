import { useState } from 'react'
import { useFragmentParams } from '../use-fragment-params'
import { RequestResetLink } from './request-reset-link'
import { SetNewPassword } from './set-new-password'

/** Requests a reset link or, if the URL contains a secret, sets the new password. */
export function ResetPasswordPage() {
  const secret = useFragmentParams('secret').get('secret')
  const [givenUp, setGivenUp] = useState<string | null>(null)
  return secret && secret !== givenUp ? (
    <SetNewPassword key={secret} secret={secret} onAskAgain={() => setGivenUp(secret)} />
  ) : (
    <RequestResetLink takesFocus={secret !== null} />
  )
}
