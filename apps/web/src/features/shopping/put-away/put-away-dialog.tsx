import type { FieldErrors } from '@larder/contract/http/errors'
import { maxSyncedLines, type PutAwayLine, shopping } from '@larder/contract/shopping'
import { isRejected } from '@larder/sync/documents/sync-with-server'
import { CloudOff, PackageCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { randomId } from '../../../api/random-id'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { change } from '../../../api/sync'
import { useToday } from '../../../food/expiry/use-today'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { numberText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import { reportRejection, showPutAwayToast } from '../list-actions'
import type { ListFacts } from '../list-facts'
import { createPutAwayForm, estimateKeepsUntil, type PutAwayForm, validatePutAwayForm } from './put-away-form'
import { PutAwayLineRow } from './put-away-line-row'

interface PutAwayBatch {
  readonly lines: readonly PutAwayLine[]
  readonly store: string | undefined
  /** One idempotency key for each batch of a long list: a batch sent again after a lost response counts once. */
  readonly actions: readonly string[]
}

/** Returns how many batches the lines need. */
function countBatches(lineCount: number): number {
  return Math.ceil(lineCount / maxSyncedLines)
}

/** Turns bought lines into stock. Returns the bookings, which can be undone. */
async function putAwayLines({ lines, store, actions }: PutAwayBatch): Promise<number[]> {
  const household = changeQueue.currentHouseholdId()
  // The server puts away only lines that it has as ticked, so sync first. A rejected line does not block the others.
  await shoppingListStore.syncNow().catch((error: unknown) => {
    if (!isRejected(error)) throw error
  })
  const bookings: number[] = []
  for (const [index, action] of actions.entries()) {
    const batch = lines.slice(index * maxSyncedLines, (index + 1) * maxSyncedLines)
    if (batch.length === 0) break
    const body = { lines: batch, ...(store !== undefined && { store }) }
    const { data } = await change(shopping.putAway, { body }, { household, key: action }).response
    bookings.push(data.booking)
  }
  await shoppingListStore.syncNow().catch(() => {
    // The lines are put away; the list is updated with the next sync.
  })
  return bookings
}

/** The forms of the bought things, and the function that puts them all away. */
function usePutAway(lines: readonly ListLine[], facts: ListFacts | undefined, store: string | undefined) {
  const [bought] = useState(lines)
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<PutAwayForm>>>>({})
  // On a slow network the food tables may load while the cook is typing. Typed values are kept.
  const forms = useMemo(
    () => bought.map((line) => ({ ...createPutAwayForm(line, facts), ...changes[line.id] })),
    [bought, facts, changes],
  )
  const [actions] = useState(() => Array.from({ length: countBatches(lines.length) }, randomId))
  const [errors, setErrors] = useState<Readonly<Record<string, FieldErrors>>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function change(id: string, part: Partial<PutAwayForm>) {
    setChanges((now) => ({ ...now, [id]: { ...now[id], ...part } }))
    setErrors(({ [id]: _, ...others }) => others)
  }

  /** Returns whether everything was put away. */
  async function send(): Promise<boolean> {
    const valid: PutAwayLine[] = []
    const invalid: Record<string, FieldErrors> = {}
    for (const form of forms.filter(({ goesIn }) => goesIn)) {
      const result = validatePutAwayForm(form)
      if (result.ok) valid.push(result.value)
      else invalid[form.id] = result.fields
    }
    setErrors(invalid)
    setFailure(undefined)
    if (Object.keys(invalid).length > 0) return false
    setBusy(true)
    try {
      const household = changeQueue.currentHouseholdId()
      const bookings = valid.length > 0 ? await putAwayLines({ lines: valid, store, actions }) : []
      const removedIds = forms.filter(({ goesIn }) => !goesIn).map(({ id }) => id)
      if (removedIds.length > 0) reportRejection(shoppingListStore.remove(removedIds))
      showPutAwayToast(valid.length, removedIds, bookings, household)
      return true
    } catch (error) {
      console.error('Putting away failed', error)
      setFailure(toErrorMessage(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { forms, errors, failure, busy, change, send }
}

interface PutAwayDialogProps {
  /** The ticked lines. */
  readonly lines: readonly ListLine[]
  readonly facts: ListFacts | undefined
  readonly stores: readonly ListName[]
  readonly store: string | undefined
  readonly currency: string | undefined
  readonly offline: boolean
  readonly onClose: () => void
}

/** Puts the bought things into stock, each with a place and an expiry date. */
export function PutAwayDialog(props: PutAwayDialogProps) {
  const { lines, facts, stores, currency, offline, onClose } = props
  const today = useToday()
  const [store, setStore] = useState(props.store)
  const { forms, errors, failure, busy, change, send } = usePutAway(lines, facts, store)
  const itemCount = forms.filter(({ goesIn }) => goesIn).length

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Put away"
      description="Everything goes into your kitchen with a place and a date. Prices help estimate your next shop."
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="primary"
            icon={<PackageCheck />}
            busy={busy}
            onClick={async () => (await send()) && onClose()}
          >
            {itemCount === 0 ? 'Take off the list' : `Put away ${numberText(itemCount)}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {offline && failure === undefined && (
          <p role="status" className="flex gap-3 rounded-card bg-shade p-4">
            <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
            There is no network, and putting away needs one. Your ticks are kept until you are back.
          </p>
        )}
        {failure !== undefined && <ErrorNote>{failure} Your ticks are kept.</ErrorNote>}
        {stores.length > 0 && (
          <Field label="Bought at">
            <Select
              value={store ?? ''}
              options={[
                { value: '', label: 'Any store' },
                ...stores.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setStore(event.target.value === '' ? undefined : event.target.value)}
            />
          </Field>
        )}
        <ul className="flex flex-col divide-y border-y">
          {forms.map((form) => (
            <PutAwayLineRow
              key={form.id}
              form={form}
              until={estimateKeepsUntil(form, facts, today)}
              today={today}
              errors={errors[form.id] ?? {}}
              currency={currency}
              onChange={(part) => change(form.id, part)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
