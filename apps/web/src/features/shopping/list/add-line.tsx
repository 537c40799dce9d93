import { Plus } from 'lucide-react'
import { type ClipboardEvent, type RefObject, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { useMediaQuery } from '../../../ui/use-media-query'
import { addTypedText } from '../list-actions'

/** Leaves room for several things; each becomes a line of its own. */
const maxTypedLength = 400

interface AddLineProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly list: string
}

/** Adds lines one after the other without leaving the keyboard. */
export function AddLine({ input, list }: AddLineProps) {
  const [typed, setTyped] = useState('')
  // There the label leaves its place to the list.
  const isPhone = useMediaQuery('(width < 40rem)')

  const { form } = useActionForm({
    logLabel: 'Adding to the list failed',
    submit: () => {
      setTyped('')
      input.current?.focus()
      addTypedText(typed, list)
    },
  })

  // A pasted list is added line by line.
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    const lines = pasted.split(/\r?\n/)
    if (typed !== '' || lines.filter((line) => line.trim() !== '').length < 2) return
    event.preventDefault()
    addTypedText(pasted, list)
  }

  return (
    <form {...form} className="flex items-end gap-2">
      <Field label="What do you need?" className="min-w-0 grow max-sm:[&>label]:sr-only">
        <TextInput
          ref={input}
          value={typed}
          maxLength={maxTypedLength}
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={isPhone ? 'What do you need?' : '2 lemons'}
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
