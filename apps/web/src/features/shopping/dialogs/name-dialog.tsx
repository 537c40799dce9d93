import { useId, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { normalizeListName } from '../../../api/shopping-list/normalize-list-text'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import type { ListName } from '../../../api/shopping-list/use-shopping-list'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { reportRejection } from '../list-actions'

/** The subject of the name dialog: a new list or store, or an existing one. */
export interface NameTarget {
  readonly kind: 'list' | 'store'
  readonly named?: ListName
}

interface NameDialogProps {
  readonly question: NameTarget
  readonly onClose: () => void
  /** Receives the id of a new list or store. */
  readonly onNamed: (question: NameTarget, id: string) => void
}

const hints = { list: 'Farmers’ market, Party', store: 'Corner shop' }

export function NameDialog({ question, onClose, onNamed }: NameDialogProps) {
  const { kind, named } = question
  const formId = useId()
  const [typed, setTyped] = useState(named?.name ?? '')
  const { form, fields } = useActionForm({
    logLabel: 'Naming a list failed',
    submit: ({ reject }) => {
      const name = normalizeListName(typed)
      if (name === undefined) return reject({ name: 'Please enter a name.' })
      onClose()
      reportRejection(
        named
          ? shoppingListStore.rename(named.id, name)
          : shoppingListStore.addName(kind, name).then((id) => onNamed(question, id)),
      )
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={named ? `Rename ${named.name}` : `New ${kind}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {named ? 'Rename' : 'Create'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Field label="Name" error={fields.name}>
          <TextInput
            name="name"
            value={typed}
            maxLength={60}
            autoComplete="off"
            placeholder={hints[kind]}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
