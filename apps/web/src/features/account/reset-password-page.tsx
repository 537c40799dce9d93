import { useState } from 'react'
import { AskForResetLink } from './ask-for-reset-link'
import { SetNewPassword } from './set-new-password'
import { useHandedOver } from './use-handed-over'

/** Asks for a reset link, or, when the address carries a link's secret, for the new password. */
export function ResetPasswordPage() {
  const secret = useHandedOver('secret').get('secret')
  const [givenUp, setGivenUp] = useState<string | null>(null)
  return secret && secret !== givenUp ? (
    <SetNewPassword key={secret} secret={secret} onAskAgain={() => setGivenUp(secret)} />
  ) : (
    <AskForResetLink takesFocus={secret !== null} />
  )
}
