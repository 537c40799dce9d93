import { type AllergenId, type DietId, diet, type HouseholdPerson } from '@larder/contract/diet'
import { additionalAllergens, allergens } from '@larder/kitchen/diet/allergen-verdict'
import { diets } from '@larder/kitchen/diet/diet-verdict'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { Button } from '../../../ui/controls/button'
import { Chips } from '../../../ui/controls/chips'
import { ToggleChips } from '../../../ui/controls/toggle-chips'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { WelcomeStepLayout, type WelcomeStepProps } from './welcome-step'

interface Choices {
  readonly diets: readonly DietId[]
  readonly allergens: readonly AllergenId[]
}

const allAllergens = [...allergens, ...additionalAllergens]
const usualSeverity = new Map(allAllergens.map(({ id, severity }) => [id, severity]))
const dietChips = diets.map(({ id, name }) => ({ value: id, label: name }))
const allergenChips = allAllergens.map(({ id, name }) => ({ value: id, label: name }))

const savedChoices = ({ diets: saved, restrictions }: HouseholdPerson): Choices => ({
  diets: saved,
  allergens: restrictions.map(({ allergen }) => allergen),
})

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

interface PeopleStepProps extends WelcomeStepProps {
  readonly people: readonly HouseholdPerson[]
}

/** Who eats here, with diets and allergies. What was chosen for each is saved with Continue. */
export function PeopleStep({ people, onDone, onBack, saving, failure }: PeopleStepProps) {
  const [personId, setPersonId] = useState<string | null>(null)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Choices>>>({})
  const saveDiets = useChange(diet.saveDiets)
  const saveRestrictions = useChange(diet.saveRestrictions)
  const person = people.find(({ id }) => id === personId) ?? people[0]
  const chosen = person && (drafts[person.id] ?? savedChoices(person))

  function choose(change: Partial<Choices>) {
    if (person && chosen) setDrafts({ ...drafts, [person.id]: { ...chosen, ...change } })
  }

  async function save() {
    const pending: Promise<unknown>[] = []
    for (const one of people) {
      const draft = drafts[one.id]
      if (!draft) continue
      const params = { id: one.id }
      const saved = savedChoices(one)
      if (!sameSet(draft.diets, saved.diets))
        pending.push(saveDiets.change({ params, body: { diets: [...draft.diets] } }).response)
      if (sameSet(draft.allergens, saved.allergens)) continue
      const restrictions = draft.allergens.map(
        (allergen) =>
          one.restrictions.find((held) => held.allergen === allergen) ?? {
            allergen,
            severity: usualSeverity.get(allergen) ?? 'high',
          },
      )
      pending.push(saveRestrictions.change({ params, body: { restrictions } }).response)
    }
    const outcomes = await Promise.allSettled(pending)
    if (outcomes.every(({ status }) => status === 'fulfilled')) onDone()
  }

  return (
    <WelcomeStepLayout
      title="Who eats here?"
      intro="Every dish we suggest suits everybody at the table. You can change this at any time."
      next="Continue"
      busy={saving || saveDiets.isPending || saveRestrictions.isPending}
      failure={failure ?? saveDiets.error ?? saveRestrictions.error}
      onNext={() => void save()}
      onBack={onBack}
    >
      {person && chosen && (
        <>
          {people.length > 1 && (
            <Chips
              label="Person"
              chips={people.map(({ id, name, you }) => ({ value: id, label: you ? 'You' : name }))}
              value={person.id}
              onValueChange={setPersonId}
            />
          )}
          <ToggleChips
            legend={person.you ? 'Do you follow a diet?' : `Does ${person.name} follow a diet?`}
            chips={dietChips}
            chosen={chosen.diets}
            onChoose={(values) => choose({ diets: values })}
          />
          <ToggleChips
            legend={person.you ? 'Are you allergic to anything?' : `Is ${person.name} allergic to anything?`}
            hint="You can set how strict to be about each one under Food Restrictions."
            chips={allergenChips}
            chosen={chosen.allergens}
            onChoose={(values) => choose({ allergens: values })}
          />
        </>
      )}
      <AddPerson onAdded={setPersonId} />
    </WelcomeStepLayout>
  )
}

/** Adds somebody who eats here. It is no form: it stands within one. */
function AddPerson({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const [name, setName] = useState('')
  const add = useChange(diet.addPerson)

  function submit() {
    if (name.trim() === '') return
    add.change(
      { body: { name: name.trim() } },
      {
        onSuccess: ({ data }) => {
          setName('')
          onAdded(data.id)
        },
      },
    )
  }

  return (
    <div className="flex items-end gap-2">
      <Field
        label="Does anybody else eat with you?"
        error={add.error && toErrorMessage(add.error)}
        className="min-w-0 grow"
      >
        <TextInput
          value={name}
          placeholder="Name"
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      <Button icon={<Plus />} busy={add.isPending} onClick={submit}>
        Add
      </Button>
    </div>
  )
}
