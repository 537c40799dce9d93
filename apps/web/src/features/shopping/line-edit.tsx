import { Check, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { lineText, longestLine } from '../../api/shopping-store/list-words'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import type { ListLine } from '../../api/shopping-store/use-shopping-list'
import { IconButton } from '../../ui/icon-button'
import { TextInput } from '../../ui/text-input'
import { kept } from './deeds'

interface LineEditProps {
  readonly line: ListLine
  readonly onDone: () => void
}

/** A line's words, to be written anew where they stand. */
export function LineEdit({ line, onDone }: LineEditProps) {
  const [typed, setTyped] = useState(line.text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  function save(event: FormEvent) {
    event.preventDefault()
    const text = lineText(typed)
    if (text !== undefined && text !== line.text) kept(shoppingStore.reword(line.id, text))
    onDone()
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone()
  }

  return (
    <form onSubmit={save} onKeyDown={leave} className="flex min-h-14 min-w-0 grow items-center gap-1 py-1.5">
      <TextInput
        ref={input}
        aria-label={`Edit ${line.text}`}
        value={typed}
        maxLength={longestLine}
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
