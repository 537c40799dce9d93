import type { InventoryItem } from '@larder/contract/inventory'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { closeListBeforeDialog } from '../../../ui/fields/combobox'
import { Dialog } from '../../../ui/overlays/dialog'
import { useFoodFacts } from '../use-food-facts'
import { ItemConflict } from './item-conflict'
import { ItemFields } from './item-fields'
import { type ItemEditInput, type NewItemInput, toItemForm } from './item-form-state'
import { diffItem } from './item-form-values'
import { useItemForm } from './use-item-form'

/** May return a promise: the dialog then waits for it and shows a rejection. */
type SaveResult = unknown

export type ItemDialogProps = {
  open: boolean
  onClose: () => void
} & (
  | { item?: undefined; onSave: (values: NewItemInput) => SaveResult }
  | {
      item: InventoryItem
      onSave: (values: ItemEditInput) => SaveResult
      /** The current item, when another cook was faster and the change was rejected. */
      conflict?: InventoryItem | undefined
      /** This cook's changes, when a conflict arrives after the dialog was closed. */
      mine?: ItemEditInput | undefined
    }
)

const formId = 'item-form'

/** One opening of the dialog. */
export function ItemDialogForm(props: ItemDialogProps) {
  const { open, onClose } = props
  // Keep the initial props while the dialog closes, even when the page's state has moved on.
  const [initialProps] = useState(props)
  const [resolvedVersion, setResolvedVersion] = useState<number | null>(null)
  const conflict =
    'conflict' in props && props.conflict?.version !== resolvedVersion ? props.conflict : undefined
  const [item, setItem] = useState(initialProps.item)
  const facts = useFoodFacts(open)
  const {
    form,
    change,
    errors,
    failure,
    busy,
    added,
    several,
    today,
    touched,
    keepDraft,
    saveAnother,
    saveEdit,
    element,
  } = useItemForm({
    item,
    mine: 'mine' in initialProps ? initialProps.mine : undefined,
    onNew: (values) => props.item === undefined && props.onSave(values),
    onEdit: (values) => props.item !== undefined && props.onSave(values),
    typed: facts?.typed,
    onDone: onClose,
  })

  function takeTheirs(theirs: NonNullable<typeof conflict>) {
    setResolvedVersion(theirs.version)
    setItem(theirs)
    change({ type: 'reset', form: toItemForm(theirs) })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        keepDraft()
        onClose()
      }}
      title={item ? 'Edit' : 'Add New Item'}
      onEscapeKeyDown={closeListBeforeDialog}
      onInteractOutside={(event) => touched && event.preventDefault()}
      className="max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none max-sm:border-0 sm:max-w-xl"
      footer={
        <div className="flex grow gap-2 sm:justify-end">
          {!item && (
            <Button disabled={busy} className="max-sm:grow max-sm:basis-0" onClick={saveAnother}>
              Add another
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            className="max-sm:grow max-sm:basis-0"
          >
            {item ? 'Save' : several.length > 1 ? `Add ${several.length} items` : 'Add item'}
          </Button>
        </div>
      }
    >
      {item && conflict && (
        <ItemConflict
          theirs={conflict}
          mine={diffItem(form, item, today)}
          today={today}
          onTakeTheirs={() => takeTheirs(conflict)}
          onKeepMine={() => saveEdit(item, conflict.version)}
        />
      )}
      {failure && <ErrorNote className="mb-5">{failure}</ErrorNote>}
      <form {...element} id={formId}>
        <ItemFields form={form} change={change} facts={facts} item={item} errors={errors} several={several} />
      </form>
      <p role="status" className={added === null ? 'sr-only' : 'pt-4 font-medium text-herb-ink'}>
        {added !== null && `${added} is in. What is next?`}
      </p>
    </Dialog>
  )
}
