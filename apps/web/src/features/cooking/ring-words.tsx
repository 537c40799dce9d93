import type { CookingTimer } from '@larder/contract/cooking'
import { useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { secondsLeft } from './cooking-state'
import { agoText } from './time-words'

/** Announces what has ended, once: the words of one ring do not change while it lasts. */
export function RingWords({ ringing }: { readonly ringing: readonly CookingTimer[] }) {
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map())
  const names = ringing.map(({ id, endsAt }) => `${id}/${endsAt}`)
  if (names.length !== told.size || names.some((name) => !told.has(name))) {
    setTold(
      new Map(
        ringing.map((timer, place) => {
          const name = names[place] ?? ''
          return [name, told.get(name) ?? wordsFor(timer)]
        }),
      ),
    )
  }
  return <VisuallyHidden role="alert">{[...told.values()].join(' ')}</VisuallyHidden>
}

function wordsFor(timer: CookingTimer): string {
  const ago = agoText(-secondsLeft(timer, Date.now()))
  return `${timer.label} is done${ago ? `; it ended ${ago}` : ''}.`
}
