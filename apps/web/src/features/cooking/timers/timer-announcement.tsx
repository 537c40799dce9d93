import type { CookingTimer } from '@larder/contract/cooking'
import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { secondsLeft } from '../session/cooking-state'
import { formatTimeSince } from './format-duration'

/** Announces what has ended, once: the words of one ring do not change while it lasts. */
export function TimerAnnouncement({ ringing }: { readonly ringing: readonly CookingTimer[] }) {
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map())
  const names = ringing.map(({ id, endsAt }) => `${id}/${endsAt}`)
  if (names.length !== told.size || names.some((name) => !told.has(name))) {
    setTold(
      new Map(
        ringing.map((timer, place) => {
          const name = names[place] ?? ''
          return [name, told.get(name) ?? describeRing(timer)]
        }),
      ),
    )
  }
  return <VisuallyHidden role="alert">{[...told.values()].join(' ')}</VisuallyHidden>
}

function describeRing(timer: CookingTimer): string {
  const ago = formatTimeSince(-secondsLeft(timer, Date.now()))
  return `${timer.label} is done${ago ? `; it ended ${ago}` : ''}.`
}
