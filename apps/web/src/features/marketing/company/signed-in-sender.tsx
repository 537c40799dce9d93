import { useEffect, useEffectEvent } from 'react'
import { useMe } from '../../../api/use-me'

export interface KnownSender {
  readonly name: string
  readonly email: string
}

/** Says who is signed in, once that is known. Fetched apart from the form: a visitor does not pay for asking. */
export function SignedInSender({ onKnown }: { onKnown: (sender: KnownSender) => void }) {
  const { me } = useMe()
  const tell = useEffectEvent(onKnown)
  const name = me?.name
  const email = me?.email
  useEffect(() => {
    if (name !== undefined && email !== undefined) tell({ name, email })
  }, [name, email])
  return null
}
