import { useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'

interface NewTimerDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onStart: (label: string, seconds: number) => void
}

const presetMinutes = [1, 3, 5, 10, 15, 20, 30, 45]
const maxMinutes = 2880

/** Starts a custom timer with an optional name and a duration. */
export function NewTimerDialog({ open, onOpenChange, onStart }: NewTimerDialogProps) {
  const [label, setLabel] = useState('')
  const [minutes, setMinutes] = useState('')

  function start(length: number) {
    onStart(label, length * 60)
    setLabel('')
    setMinutes('')
    clearErrors()
    onOpenChange(false)
  }

  const { form, fields, clearErrors } = useActionForm({
    logLabel: 'Starting the timer failed',
    submit: ({ reject }) => {
      const length = Number(minutes.replace(',', '.'))
      if (minutes.trim() === '' || !(length * 60 >= 1) || length > maxMinutes) {
        return reject({ minutes: 'Enter how many minutes, for instance 7 or 2.5.' })
      }
      start(length)
    },
  })

  return (
    <Dialog title="Set a timer" open={open} onOpenChange={onOpenChange}>
      <form {...form} className="flex flex-col gap-5">
        <fieldset>
          <legend className="pb-1.5 font-semibold">How many minutes</legend>
          <div className="grid grid-cols-4 gap-2">
            {presetMinutes.map((length) => (
              <Button
                key={length}
                size="xl"
                className="px-0!"
                aria-label={length === 1 ? '1 minute' : `${length} minutes`}
                onClick={() => start(length)}
              >
                {length}
              </Button>
            ))}
          </div>
        </fieldset>
        <Field label="Or another number of minutes" error={fields.minutes}>
          <TextInput
            name="minutes"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </Field>
        <Field label="What for" optional>
          <TextInput value={label} maxLength={70} onChange={(event) => setLabel(event.target.value)} />
        </Field>
        <Button type="submit" variant="primary" size="xl">
          Start
        </Button>
      </form>
    </Dialog>
  )
}
