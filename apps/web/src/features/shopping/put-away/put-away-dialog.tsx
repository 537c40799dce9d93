import { CloudOff, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { useToday } from '../../../food/expiry/use-today'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { numberText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import type { ListFacts } from '../list-facts'
import { estimateKeepsUntil } from './put-away-form'
import { PutAwayLineRow } from './put-away-line-row'
import { usePutAway } from './use-put-away'

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
      description="Into your kitchen, each with its place and until when it keeps. Prices help to guess the next bill."
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
