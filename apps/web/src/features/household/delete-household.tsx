import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { Dialog } from '../../ui/overlays/dialog'

interface DeleteHouseholdProps {
  readonly name: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDelete: () => void
}

/** Asks the last member to type the household's name, because deletion cannot be undone. */
export function DeleteHousehold({ name, open, onOpenChange, onDelete }: DeleteHouseholdProps) {
  const id = useId()
  const [isMismatch, setIsMismatch] = useState(false)

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name'))
    if (normalizeName(typed) === normalizeName(name)) onDelete()
    else setIsMismatch(true)
  }

  function changeOpen(next: boolean) {
    setIsMismatch(false)
    onOpenChange(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={`Delete ${name}?`}
      description="The kitchen and all it holds will be deleted: inventory, history, lists, plans and the people who eat here. This cannot be undone."
      footer={
        <>
          <Button onClick={() => changeOpen(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="danger">
            Delete household
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={confirm}>
        <Field
          label={`Type ‘${name}’ to confirm`}
          error={isMismatch && 'That is not the name of this household.'}
          required
        >
          <TextInput name="name" autoComplete="off" onInput={() => setIsMismatch(false)} />
        </Field>
      </form>
    </Dialog>
  )
}

/** Normalises a name, so that it can be typed on any keyboard. */
function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase()
}
