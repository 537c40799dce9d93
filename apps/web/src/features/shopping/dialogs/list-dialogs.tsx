import type { ShoppingMemory } from '@larder/contract/shopping'
import { useState } from 'react'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import type { ListLine, ListName, ShoppingListState } from '../../../api/shopping-list/use-shopping-list'
import { Button } from '../../../ui/controls/button'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { Dialog } from '../../../ui/overlays/dialog'
import type { ListViewParams } from '../list/list-view-params'
import { reportRejection } from '../list-actions'
import type { ListFacts } from '../list-facts'
import { PutAwayDialog } from '../put-away/put-away-dialog'
import type { ShoppingListRow } from '../shopping-rows'
import { NameDialog, type NameTarget } from './name-dialog'
import { PlanNeedsDialog } from './plan-needs-dialog'
import { ShopNowDialog } from './shop-now-dialog'

/** The dialog that is currently open. */
export type ListDialogState =
  | { readonly ask: 'shop' | 'away' | 'plan' }
  | { readonly ask: 'name'; readonly question: NameTarget }
  | { readonly ask: 'delete'; readonly name: ListName }

interface DeleteDialogProps {
  readonly name: ListName
  /** The lines on the list. */
  readonly lines: readonly ListLine[]
  readonly main: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks what happens to a list's lines before the list is deleted. A store has no lines. */
function DeleteDialog({ name, lines, main, onClose, onDeleted }: DeleteDialogProps) {
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
      description={name.kind === 'store' ? 'The order learned for it is no longer used.' : undefined}
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

interface ListDialogsProps {
  readonly question: ListDialogState
  readonly state: ShoppingListState
  /** The lines of the shown list. */
  readonly lines: readonly ListLine[]
  readonly rows: readonly ShoppingListRow[]
  readonly facts: ListFacts | undefined
  readonly memory: ShoppingMemory | undefined
  readonly view: ListViewParams
  readonly onShow: (part: Partial<ListViewParams>) => void
  readonly onClose: () => void
}

export function ListDialogs(props: ListDialogsProps) {
  const { question, state, lines, facts, memory, view, onShow, onClose } = props
  switch (question.ask) {
    case 'shop':
      return <ShopNowDialog rows={sortAsShown(props)} onClose={onClose} />
    case 'away':
      return (
        <PutAwayDialog
          lines={lines.filter(({ ticked }) => ticked)}
          facts={facts}
          stores={state.stores}
          store={view.store}
          currency={memory?.currency}
          offline={state.sync.state === 'offline'}
          onClose={onClose}
        />
      )
    case 'plan':
      return <PlanNeedsDialog list={view.list} currency={memory?.currency} onClose={onClose} />
    case 'name':
      return (
        <NameDialog
          question={question.question}
          onClose={onClose}
          onNamed={({ kind }, id) => onShow(kind === 'list' ? { list: id } : { store: id })}
        />
      )
    case 'delete':
      return (
        <DeleteDialog
          name={question.name}
          lines={question.name.kind === 'list' ? lines : []}
          main={state.lists[0]?.name ?? 'Shopping List'}
          onClose={onClose}
          onDeleted={() => onShow(question.name.kind === 'list' ? { list: 'main' } : { store: undefined })}
        />
      )
  }
}

/** Returns the rows in the order shown on the page. */
function sortAsShown({ rows, facts, memory, view }: ListDialogsProps): readonly ShoppingListRow[] {
  if (view.arrangement !== 'aisle' || !facts) return rows
  return facts.inOrder(rows, memory?.stores.find(({ id }) => id === view.store)?.trips ?? [])
}
