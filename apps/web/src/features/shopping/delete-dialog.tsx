import { useState } from 'react'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import type { ListLine, ListName } from '../../api/shopping-store/use-shopping-list'
import { Button } from '../../ui/button'
import { counted } from '../../ui/counted'
import { Dialog } from '../../ui/dialog'
import { RadioGroup } from '../../ui/radio-group'
import { kept } from './deeds'

interface DeleteDialogProps {
  readonly name: ListName
  /** What stands on it. */
  readonly lines: readonly ListLine[]
  readonly main: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks what becomes of a list's things before the list goes; a store has none. */
export function DeleteDialog({ name, lines, main, onClose, onDeleted }: DeleteDialogProps) {
  const [keep, setKeep] = useState(true)
  const ids = lines.map(({ id }) => id)

  async function remove() {
    onClose()
    onDeleted()
    if (ids.length > 0) await (keep ? shoppingStore.moveTo(ids, 'main') : shoppingStore.takeOff(ids))
    await shoppingStore.dropName(name.id)
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
          <Button variant="danger" onClick={() => kept(remove())}>
            Delete
          </Button>
        </>
      }
    >
      {ids.length > 0 ? (
        <RadioGroup
          legend={`What happens to the ${counted(ids.length, 'thing')} on it?`}
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
