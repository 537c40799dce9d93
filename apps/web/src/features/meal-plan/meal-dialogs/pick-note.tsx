import type { NewMealContent } from '@larder/contract/meal-plan'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'

interface PickNoteProps {
  readonly busy: boolean
  readonly onPick: (what: NewMealContent) => void
}

const ideas = ['Eating out', 'At a friend’s', 'Takeaway', 'Guests']

/** Picks a note instead of a dish. The planner skips slots with a note. */
export function PickNote({ busy, onPick }: PickNoteProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const note = text.trim()
    if (note !== '') onPick({ kind: 'note', text: note })
  }
  return (
    <form onSubmit={submit} className="flex min-h-80 flex-col gap-4">
      <Field label="Note" hint="The planner leaves this place alone.">
        <TextInput
          value={text}
          maxLength={120}
          placeholder="Eating out"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <Button key={idea} disabled={busy} onClick={() => onPick({ kind: 'note', text: idea })}>
            {idea}
          </Button>
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={text.trim() === ''}
        className="self-start"
      >
        Write it down
      </Button>
    </form>
  )
}
