import { type KeyScope, scopeDescriptions } from '@larder/contract/api-keys'
import { useState } from 'react'
import { Checkbox } from '../../ui/controls/checkbox'
import { scopeGroups } from './scope-groups'

/** The scopes of a key by area. Write access includes read access. */
export function ScopeChoices({ error }: { readonly error: string | undefined }) {
  const [ticked, setTicked] = useState<ReadonlySet<KeyScope>>(new Set())
  const shownError = ticked.size === 0 ? error : undefined

  function tick(scope: KeyScope, on: boolean) {
    setTicked((before) => new Set(on ? [...before, scope] : [...before].filter((one) => one !== scope)))
  }

  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-2 font-semibold">What it may do</legend>
      <div className="flex flex-col border-y *:not-first:border-t">
        {scopeGroups.map(({ name, read, write }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
          <div
            key={name}
            role="group"
            aria-labelledby={`area-${name}`}
            className="grid gap-x-6 py-2 sm:grid-cols-[6rem_1fr_1fr]"
          >
            <p id={`area-${name}`} className="py-2.5 font-semibold">
              {name}
            </p>
            <Checkbox
              name={read}
              label={<ScopeLabel word="Read" scope={read} />}
              hint={scopeDescriptions[read]}
              checked={ticked.has(read) || ticked.has(write)}
              disabled={ticked.has(write)}
              onChange={({ target }) => tick(read, target.checked)}
              {...(at === 0 && shownError && { error: shownError })}
            />
            <Checkbox
              name={write}
              label={<ScopeLabel word="Change" scope={write} />}
              hint={scopeDescriptions[write]}
              checked={ticked.has(write)}
              onChange={({ target }) => tick(write, target.checked)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function ScopeLabel({ word, scope }: { readonly word: string; readonly scope: KeyScope }) {
  return (
    <>
      {word} <code className="font-mono text-sm text-ink-soft">{scope}</code>
    </>
  )
}
