import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type RefObject, useState } from 'react'
import { longestLine } from '../../api/shopping-store/list-words'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { addTexts } from './deeds'

interface AddLineProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly list: string
}

/** One line after the other, without leaving the keyboard. */
export function AddLine({ input, list }: AddLineProps) {
  const [typed, setTyped] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    setTyped('')
    input.current?.focus()
    addTexts([typed], list)
  }

  // A list copied from elsewhere comes as the lines it is.
  function paste(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text').split(/\r?\n/)
    if (typed !== '' || lines.filter((line) => line.trim() !== '').length < 2) return
    event.preventDefault()
    addTexts(lines, list)
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field label="What do you need?" className="min-w-0 grow">
        <TextInput
          ref={input}
          value={typed}
          maxLength={longestLine}
          autoComplete="off"
          enterKeyHint="enter"
          placeholder="2 lemons"
          onPaste={paste}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" icon={<Plus />}>
        Add
      </Button>
    </form>
  )
}
