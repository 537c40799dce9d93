import { useState } from 'react'
import { ContinueCooking } from '../../../food/recipe/continue-cooking'
import type { CookingSession } from '../session/cooking-session'
import { toGuideUrl } from './guide-url'

/** Offers earlier cooking sessions, one at a time, before a new one is begun. */
export function ContinueNote({ offers }: { readonly offers: readonly CookingSession[] }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const offer = offers.find(({ id }) => !dismissed.has(id))
  if (!offer) return null
  const { id, titles, dishes, state } = offer
  return (
    <ContinueCooking
      titles={titles}
      step={state.step + 1}
      to={toGuideUrl(dishes, id)}
      onDismiss={() => setDismissed(new Set([...dismissed, id]))}
    />
  )
}
