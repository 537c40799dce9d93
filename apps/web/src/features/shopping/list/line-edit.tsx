import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { maxListLineLength, normalizeLineText } from '../../../api/shopping-list/normalize-list-text'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import { IconButton } from '../../../ui/controls/icon-button'
import { TextInput } from '../../../ui/fields/text-input'
import { reportRejection } from '../list-actions'

interface LineEditProps {
  readonly line: ListLine
  readonly onDone: () => void
}

/** Edits a line's text in place. */
export function LineEdit({ line, onDone }: LineEditProps) {
  const [typed, setTyped] = useState(line.text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const { form } = useActionForm({
    logLabel: 'Changing a line failed',
    submit: () => {
      const text = normalizeLineText(typed)
      if (text !== undefined && text !== line.text) reportRejection(shoppingListStore.reword(line.id, text))
      onDone()
    },
  })

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone()
  }

  return (
    <form
      {...form}
      onKeyDown={cancelOnEscape}
      className="flex min-h-14 min-w-0 grow items-center gap-1 py-1.5"
    >
      <TextInput
        ref={input}
        aria-label={`Edit ${line.text}`}
        value={typed}
        maxLength={maxListLineLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 text-lg"
      />
      <IconButton type="submit" label="Save" icon={<Check />} variant="primary" />
      <IconButton label="Cancel" icon={<X />} onClick={onDone} />
    </form>
  )
}
