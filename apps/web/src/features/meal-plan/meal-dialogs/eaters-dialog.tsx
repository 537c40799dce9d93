import { diet, type HouseholdPerson } from '@larder/contract/diet'
import type { PlanMeal } from '@larder/contract/meal-plan'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useActionForm } from '../../../api/forms/use-action-form'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { formatPlates } from '../plan-slot'
import type { EatersAndPlates } from '../use-meal-actions'
import { mealTitle } from '../week-state'

interface EatersDialogProps {
  readonly meal: PlanMeal
  readonly onServe: (table: EatersAndPlates) => void
  readonly onClose: () => void
}

const maxPlates = 100

/** Sets who eats, and how many plates are cooked. */
export function EatersDialog({ meal, onServe, onClose }: EatersDialogProps) {
  const { data, error } = useRead(diet.people, {})
  const people = data?.data
  const [chosen, setChosen] = useState<readonly string[] | null>(meal.eaters ?? null)
  const [plates, setPlates] = useState(String(meal.plates))
  const eaters = people?.filter(({ id }) => chosen === null || chosen.includes(id)) ?? []
  const usualPlates = sumPortions(eaters)
  const plateCount = Number(plates)
  const isInvalid = !(plateCount >= 0.25 && plateCount <= maxPlates && plateCount % 0.25 === 0)
  // Shown while it is typed, too.
  const platesError =
    isInvalid && eaters.length > 0 ? 'Use quarters of a plate, from 0.25 to 100.' : undefined

  function toggle(id: string, eats: boolean) {
    const all = people ?? []
    const next = all.filter((each) => (each.id === id ? eats : eaters.includes(each)))
    setChosen(next.length === all.length ? null : next.map((person) => person.id))
    setPlates(String(sumPortions(next)))
  }

  const { form } = useActionForm({
    logLabel: 'Saving who eats failed',
    submit: ({ reject }) => {
      if (eaters.length === 0) return
      if (platesError !== undefined) return reject({ plates: platesError })
      onServe({ eaters: chosen, plates: plateCount === usualPlates ? null : plateCount })
      onClose()
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who eats"
      description={mealTitle(meal)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form="meal-eaters"
            disabled={!people || eaters.length === 0}
          >
            Save
          </Button>
        </>
      }
    >
      <form {...form} id="meal-eaters" className="flex flex-col gap-4">
        {!people && (error ? <ErrorNote>{toErrorMessage(error)}</ErrorNote> : <Skeleton className="h-24" />)}
        {people && (
          <fieldset>
            <legend className="sr-only">At the table</legend>
            {people.map(({ id, name, you, portions }) => (
              <Checkbox
                key={id}
                label={you ? `${name} (you)` : name}
                {...(portions !== 1 && { hint: formatPlates(portions) })}
                checked={chosen === null || chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            ))}
            {eaters.length === 0 && (
              <p role="alert" className="text-sm text-tomato-ink">
                Choose at least one person.
              </p>
            )}
          </fieldset>
        )}
        <Field
          label="Plates"
          hint={
            people && eaters.length > 0
              ? `The people you chose need ${formatPlates(usualPlates)}.`
              : undefined
          }
          error={platesError}
          className="max-w-56"
        >
          <StepInput
            value={plates}
            onValueChange={setPlates}
            onStep={(by) =>
              setPlates(
                String(Math.min(maxPlates, Math.max(0.25, (isInvalid ? usualPlates : plateCount) + by))),
              )
            }
            canStepDown={isInvalid || plateCount > 0.25}
            canStepUp={isInvalid || plateCount < maxPlates}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function sumPortions(people: readonly HouseholdPerson[]): number {
  return people.reduce((sum, { portions }) => sum + portions, 0)
}
