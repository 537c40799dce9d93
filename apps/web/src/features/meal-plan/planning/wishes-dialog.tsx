import { mealPlan, type PlanMealTime, type PlanPreferences } from '@larder/contract/meal-plan'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { useState } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { change } from '../../../api/sync'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { Select, type SelectOption } from '../../../ui/fields/select'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'
import { formatMealName } from '../plan-slot'

interface WishesDialogProps {
  readonly wishes: PlanPreferences
  readonly onClose: () => void
}

/** Edits how the household's weeks are planned. */
export function WishesDialog({ wishes, onClose }: WishesDialogProps) {
  const [draft, setDraft] = useState<WishesDraft>(() => toWishesDraft(wishes))
  const { form, fields, failure, submitting } = useForm(mealPlan.saveWishes, {
    logLabel: 'Saving the wishes failed',
    body: () => parseWishesDraft(draft),
    send: (body) => change(mealPlan.saveWishes, { body }).done,
    onDone: () => {
      toast({ title: 'Wishes saved', description: 'The next plan will follow them.', tone: 'success' })
      onClose()
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Wishes"
      description="For every week you plan. Everyone’s diets and restrictions always apply."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="plan-wishes" busy={submitting}>
            Save
          </Button>
        </>
      }
    >
      <form {...form} id="plan-wishes" className="flex flex-col gap-6">
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        <PlanWishFields draft={draft} errors={fields} onChange={(part) => setDraft({ ...draft, ...part })} />
      </form>
    </Dialog>
  )
}

/** The preferences as typed in the form fields. */
export interface WishesDraft {
  readonly meals: readonly PlanMealTime[]
  readonly maxMinutesWeekdays: string
  readonly maxMinutesWeekend: string
  readonly noRepeatWithinDays: string
  readonly lean: PlanPreferences['lean']
  readonly cookTwice: boolean
  readonly kcal: string
  readonly protein: string
}

const toFieldText = (value: number | null) => (value === null ? '' : String(value))
const parseFieldNumber = (text: string) => (text.trim() === '' ? null : Number(text))

function toWishesDraft(wishes: PlanPreferences): WishesDraft {
  return {
    meals: wishes.meals,
    maxMinutesWeekdays: toFieldText(wishes.maxMinutesWeekdays),
    maxMinutesWeekend: toFieldText(wishes.maxMinutesWeekend),
    noRepeatWithinDays: String(wishes.noRepeatWithinDays),
    lean: wishes.lean,
    cookTwice: wishes.cookTwice ?? true,
    kcal: toFieldText(wishes.target.kcal),
    protein: toFieldText(wishes.target.protein),
  }
}

/** Returns the field values for validation by the contract. */
function parseWishesDraft(draft: WishesDraft): unknown {
  return {
    meals: draft.meals,
    maxMinutesWeekdays: parseFieldNumber(draft.maxMinutesWeekdays),
    maxMinutesWeekend: parseFieldNumber(draft.maxMinutesWeekend),
    noRepeatWithinDays: Number(draft.noRepeatWithinDays),
    lean: draft.lean,
    cookTwice: draft.cookTwice,
    target: { kcal: parseFieldNumber(draft.kcal), protein: parseFieldNumber(draft.protein) },
  }
}

interface WishFieldsProps {
  readonly draft: WishesDraft
  /** Error messages by the contract's field names. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (part: Partial<WishesDraft>) => void
}

const leanOptions: readonly { value: PlanPreferences['lean']; label: string; hint: string }[] = [
  { value: 'balanced', label: 'A bit of everything', hint: 'What spoils, what it costs and what you like.' },
  { value: 'rescue', label: 'Use up what spoils', hint: 'Nothing in the fridge goes to waste.' },
  { value: 'thrifty', label: 'Spend little', hint: 'Buy as little, and as cheaply, as possible.' },
  {
    value: 'variety',
    label: 'Something different every day',
    hint: 'Different cuisines and main ingredients.',
  },
]

const minutes = [15, 20, 30, 45, 60, 90]
const repeats: readonly [number, string][] = [
  [1, 'Not twice on the same day'],
  [3, 'Not within 3 days'],
  [7, 'Not within a week'],
  [14, 'Not within 2 weeks'],
  [28, 'Not within 4 weeks'],
]

function PlanWishFields({ draft, errors, onChange }: WishFieldsProps) {
  const toggleMeal = (meal: PlanMealTime, isWanted: boolean) =>
    mealTimes.filter((each) => (each === meal ? isWanted : draft.meals.includes(each)))
  return (
    <>
      <fieldset data-invalid={errors.meals && ''}>
        <legend className="font-semibold">Meals to plan</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {mealTimes.map((meal) => (
            <Checkbox
              key={meal}
              label={formatMealName(meal)}
              checked={draft.meals.includes(meal)}
              onChange={({ target }) => onChange({ meals: toggleMeal(meal, target.checked) })}
            />
          ))}
        </div>
        {errors.meals && (
          <p role="alert" className="text-sm text-tomato-ink">
            Choose at least one meal.
          </p>
        )}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="Ready in, on weekdays">
          <Select
            value={draft.maxMinutesWeekdays}
            options={minuteOptions(draft.maxMinutesWeekdays)}
            onChange={({ target }) => onChange({ maxMinutesWeekdays: target.value })}
          />
        </Field>
        <Field label="Ready in, on weekends">
          <Select
            value={draft.maxMinutesWeekend}
            options={minuteOptions(draft.maxMinutesWeekend)}
            onChange={({ target }) => onChange({ maxMinutesWeekend: target.value })}
          />
        </Field>
        <Field label="The same dish again" className="sm:col-span-2">
          <Select
            value={draft.noRepeatWithinDays}
            options={repeatOptions(draft.noRepeatWithinDays)}
            onChange={({ target }) => onChange({ noRepeatWithinDays: target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label="Cook once, eat twice: some dinners are cooked for a later meal too"
        checked={draft.cookTwice}
        onChange={({ target }) => onChange({ cookTwice: target.checked })}
      />
      <RadioGroup
        legend="What matters most"
        options={leanOptions}
        value={draft.lean}
        onValueChange={(value) =>
          onChange({ lean: leanOptions.find((lean) => lean.value === value)?.value ?? 'balanced' })
        }
      />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <legend className="pb-1.5 font-semibold">Daily goals for an adult</legend>
        <Field label="Energy, kcal" optional error={errors['target.kcal'] ?? errors.target}>
          <TextInput
            inputMode="numeric"
            value={draft.kcal}
            onChange={({ target }) => onChange({ kcal: target.value })}
          />
        </Field>
        <Field label="Protein, g" optional error={errors['target.protein']}>
          <TextInput
            inputMode="numeric"
            value={draft.protein}
            onChange={({ target }) => onChange({ protein: target.value })}
          />
        </Field>
      </fieldset>
    </>
  )
}

/** A value that was saved by other means stays selectable. */
function minuteOptions(chosen: string): SelectOption[] {
  const custom = chosen === '' || minutes.includes(Number(chosen)) ? [] : [Number(chosen)]
  const all = [...minutes, ...custom].toSorted((a, b) => a - b)
  return [
    { value: '', label: 'Any time' },
    ...all.map((each) => ({ value: String(each), label: formatRecipeTime(each) })),
  ]
}

function repeatOptions(chosen: string): SelectOption[] {
  const days = Number(chosen)
  const custom: [number, string][] = repeats.some(([each]) => each === days)
    ? []
    : [[days, `Not within ${days} days`]]
  return [...repeats, ...custom]
    .toSorted(([a], [b]) => a - b)
    .map(([each, label]) => ({ value: String(each), label }))
}
