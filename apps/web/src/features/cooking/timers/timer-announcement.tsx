import type { CookingTimer } from '@larder/contract/cooking'
import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { secondsLeft } from '../session/cooking-state'
import { formatTimeSince } from './format-duration'

/** Announces ended timers once: the text of a ring does not change while it lasts. */
export function TimerAnnouncement({ ringing }: { readonly ringing: readonly CookingTimer[] }) {
  const [announced, setAnnounced] = useState<ReadonlyMap<string, string>>(new Map())
  const names = ringing.map(({ id, endsAt }) => `${id}/${endsAt}`)
  if (names.length !== announced.size || names.some((name) => !announced.has(name))) {
    setAnnounced(
      new Map(
        ringing.map((timer, index) => {
          const name = names[index] ?? ''
          return [name, announced.get(name) ?? describeRing(timer)]
        }),
      ),
    )
  }
  return <VisuallyHidden role="alert">{[...announced.values()].join(' ')}</VisuallyHidden>
}

function describeRing(timer: CookingTimer): string {
  const ago = formatTimeSince(-secondsLeft(timer, Date.now()))
  return `${timer.label} is done${ago ? `; it ended ${ago}` : ''}.`
}
