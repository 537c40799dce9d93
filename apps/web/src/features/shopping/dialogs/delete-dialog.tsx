import { useState } from 'react'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { Button } from '../../../ui/controls/button'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { Dialog } from '../../../ui/overlays/dialog'
import { reportRejection } from '../list-actions'

interface DeleteDialogProps {
  readonly name: ListName
  /** The lines on the list. */
  readonly lines: readonly ListLine[]
  readonly main: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks what happens to a list's lines before the list is deleted. A store has no lines. */
export function DeleteDialog({ name, lines, main, onClose, onDeleted }: DeleteDialogProps) {
  const [keep, setKeep] = useState(true)
  const ids = lines.map(({ id }) => id)

  async function remove() {
    onClose()
    onDeleted()
    if (ids.length > 0) await (keep ? shoppingListStore.moveTo(ids, 'main') : shoppingListStore.remove(ids))
    await shoppingListStore.deleteName(name.id)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name.name}?`}
      description={
        name.kind === 'store' ? 'What was learned about the way through it is no longer used.' : undefined
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={() => reportRejection(remove())}>
            Delete
          </Button>
        </>
      }
    >
      {ids.length > 0 ? (
        <RadioGroup
          legend={`What happens to the ${formatNounCount(ids.length, 'thing')} on it?`}
          name="lines"
          value={keep ? 'keep' : 'remove'}
          onValueChange={(value) => setKeep(value === 'keep')}
          options={[
            { value: 'keep', label: `Move to ${main}` },
            { value: 'remove', label: 'Take off the list' },
          ]}
        />
      ) : (
        name.kind === 'list' && <p>There is nothing on it.</p>
      )}
    </Dialog>
  )
}
