import { useEffect, useEffectEvent } from 'react'
import { useMe } from '../../../api/use-me'

export interface KnownSender {
  readonly name: string
  readonly email: string
}

/** Reports the logged-in sender once loaded. Loaded separately from the form, so that visitors need not load it. */
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
