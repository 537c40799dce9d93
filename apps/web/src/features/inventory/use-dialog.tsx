import { takeFromStock } from '@larder/kitchen/stock'
import { type SubmitEvent, useId, useState } from 'react'
import { itemAmount } from '../../food/item-amount'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import type { ShownItem } from './inventory-state'

interface UseDialogProps {
  readonly item: ShownItem
  readonly open: boolean
  readonly onClose: () => void
  /** So many, or 'all'. */
  readonly onUse: (howMany: string) => void
}

/** Asks how much was used. The kitchen says what cannot be; an empty answer does nothing. */
export function UseDialog({ item, open, onClose, onUse }: UseDialogProps) {
  const form = useId()
  const [text, setText] = useState('1')
  const [refusal, setRefusal] = useState<{ title: string; message: string } | null>(null)

  function use(howMany: string) {
    onUse(howMany)
    onClose()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const howMany = text.trim()
    if (howMany === '') return onClose()
    const asked = takeFromStock(item, howMany)
    if (asked.ok) use(howMany)
    else setRefusal(asked)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={`How much ${item.name} did you use?`}
      description={`You have ${itemAmount(item)}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button disabled={item.amount === '0'} onClick={() => use('all')}>
            Use it up
          </Button>
          <Button variant="primary" type="submit" form={form}>
            Used
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Amount used" hint={item.unit ? `In ${item.unit}, a whole number.` : 'A whole number.'}>
          <TextInput
            value={text}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            aria-invalid={refusal ? true : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setText(event.target.value)
              setRefusal(null)
            }}
          />
        </Field>
        {refusal && <ErrorNote title={refusal.title}>{refusal.message}</ErrorNote>}
      </form>
    </Dialog>
  )
}
