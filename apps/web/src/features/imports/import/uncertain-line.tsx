import type { DoubtfulLine } from '@larder/contract/imports'
import { TriangleAlert } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'

interface DoubtfulRowProps {
  readonly line: string
  readonly doubt: DoubtfulLine
  readonly busy: boolean
  readonly onReplace: (lines: readonly string[]) => void
}

const uncertaintyReasons: Record<DoubtfulLine['why'], string> = {
  'not understood': 'We could not make sense of this line.',
  'no food': 'We do not know this food: it will not be compared with your stock.',
  'a heading': 'This looks like a heading, not an ingredient.',
  'two in one': 'This names two things. On lines of their own each can be matched.',
}

export function UncertainLine({ line, doubt, busy, onReplace }: DoubtfulRowProps) {
  const [writing, setWriting] = useState<string>()
  const { why, instead } = doubt
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = writing?.trim() ?? ''
    if (text !== '') onReplace([text])
  }
  return (
    <li className="my-1 flex flex-col gap-2 rounded-card border border-saffron bg-saffron-wash p-3">
      <div className="flex gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{line}</span>
          <br />
          <span className="text-sm">{uncertaintyReasons[why]}</span>
        </p>
      </div>
      {writing === undefined ? (
        <div className="flex flex-wrap gap-2">
          {instead && (
            <Button busy={busy} onClick={() => onReplace(instead)} className="max-w-full">
              <span className="min-w-0 wrap-anywhere">
                {instead.length === 0 ? 'Take it out' : `Make it ${instead.join(' + ')}`}
              </span>
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={() => setWriting(line)}>
            Rewrite
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <Field label="The line" hideLabel className="min-w-0 grow basis-60">
            <TextInput
              autoFocus
              maxLength={300}
              value={writing}
              onChange={({ target }) => setWriting(target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
          <Button variant="quiet" onClick={() => setWriting(undefined)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  )
}
