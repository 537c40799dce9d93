import { Plus } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { addLines, lineFrom, longestLine } from './deeds'

interface AddLineProps {
  readonly input: RefObject<HTMLInputElement | null>
}

/** One line after the other, without leaving the keyboard. */
export function AddLine({ input }: AddLineProps) {
  const [typed, setTyped] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = lineFrom(typed)
    setTyped('')
    input.current?.focus()
    if (text !== undefined) addLines([{ text }])
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2 print:hidden">
      <Field label="What do you need?" className="min-w-0 grow">
        <TextInput
          ref={input}
          value={typed}
          maxLength={longestLine}
          autoComplete="off"
          enterKeyHint="enter"
          placeholder="2 lemons"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" icon={<Plus />}>
        Add
      </Button>
    </form>
  )
}
