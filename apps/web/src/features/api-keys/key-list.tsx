import { type ApiKey, maxApiKeys } from '@larder/contract/api-keys'
import type { RefObject } from 'react'
import { KeyRow } from './key-row'

interface KeyListProps {
  readonly keys: readonly ApiKey[]
  /** The cook is not on Pro: the keys are kept but inactive. */
  readonly resting: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onGone: () => void
}

export function KeyList({ keys, resting, heading, onGone }: KeyListProps) {
  return (
    <section aria-labelledby="keys" className="flex flex-col gap-4">
      <h2 id="keys" ref={heading} tabIndex={-1} className="text-2xl">
        Your keys ({keys.length})
      </h2>
      {keys.length >= maxApiKeys && !resting && (
        <p className="text-ink-soft">You have all {maxApiKeys} keys. Revoke one to make another.</p>
      )}
      <ul className="border-y *:not-first:border-t">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} resting={resting} onGone={onGone} />
        ))}
      </ul>
    </section>
  )
}
