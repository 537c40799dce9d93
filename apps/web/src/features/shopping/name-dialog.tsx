import { type FormEvent, useId, useState } from 'react'
import { nameText } from '../../api/shopping-store/list-words'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import type { ListName } from '../../api/shopping-store/use-shopping-list'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { kept } from './deeds'

/** What is to be named: something new, or something that has a name. */
export interface NameQuestion {
  readonly kind: 'list' | 'store'
  readonly named?: ListName
}

interface NameDialogProps {
  readonly question: NameQuestion
  readonly onClose: () => void
  /** With the id of what is new. */
  readonly onNamed: (question: NameQuestion, id: string) => void
}

const hints = { list: 'Farmers’ market, Party', store: 'Corner shop' }

export function NameDialog({ question, onClose, onNamed }: NameDialogProps) {
  const { kind, named } = question
  const form = useId()
  const [typed, setTyped] = useState(named?.name ?? '')
  const [wrong, setWrong] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    const name = nameText(typed)
    if (name === undefined) return setWrong(true)
    onClose()
    kept(
      named
        ? shoppingStore.rename(named.id, name)
        : shoppingStore.addName(kind, name).then((id) => onNamed(question, id)),
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={named ? `Rename ${named.name}` : `New ${kind}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            {named ? 'Rename' : 'Create'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <Field label="Name" error={wrong ? 'Please write a name.' : undefined}>
          <TextInput
            value={typed}
            maxLength={60}
            autoComplete="off"
            placeholder={hints[kind]}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
