import { diet } from '@larder/contract/diet'
import type { Severity } from '@larder/kitchen/diet/allergen'
import { type AllergenInfo, additionalAllergens, allergens } from '@larder/kitchen/diet/allergen-verdict'
import { useId } from 'react'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { ChoiceCard, ChoiceGroup } from '../choice-card'
import { allergenIcons } from '../diet-icons'
import { DietPageLayout, useSelectedPerson } from '../diet-page-layout'
import { DietSaveBar } from '../diet-save-bar'
import { useDietChoices } from '../use-diet-choices'
import { DislikesSection } from './dislikes-section'

const groups: Readonly<Record<Severity, { title: string; hint: string }>> = {
  high: { title: 'High severity', hint: 'Often dangerous. Keeps a dish out.' },
  medium: { title: 'Medium severity', hint: 'Common allergies and intolerances. Keeps a dish out.' },
  low: { title: 'Low severity', hint: 'Sensitivities. Warns, and leaves the choice to you.' },
}

/** From the strictest on. */
const severities: readonly Severity[] = ['high', 'medium', 'low']

const severityNames: Readonly<Record<Severity, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

/** The effect of each severity, in one sentence. */
const severityEffects: Readonly<Record<Severity, string>> = {
  high: 'Keeps out every dish that has it, or where nobody can tell.',
  medium: 'Keeps out every dish that has it, or where nobody can tell.',
  low: 'Warns: dishes with it are still suggested, and say so.',
}

/** Compares a severity with the default. Example: 'Looser than usual (high).' */
function compareWithDefault(chosen: Severity, usual: Severity): string {
  if (chosen === usual) return ''
  const stricter = severities.indexOf(chosen) < severities.indexOf(usual)
  return `${stricter ? 'Stricter' : 'Looser'} than usual (${usual}).`
}

interface SeverityChoiceProps {
  /** The avoided allergen. */
  readonly of: string
  readonly value: Severity
  readonly usual: Severity
  readonly onValueChange: (severity: Severity) => void
}

/** Chooses the severity of a restriction, with its effect. */
function SeverityChoice({ of, value, usual, onValueChange }: SeverityChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-does`} className="mx-4 mb-4 min-w-0 border-t border-herb/40 pt-3">
      <legend className="sr-only">How strictly: {of}</legend>
      <div className="grid grid-cols-3 overflow-hidden rounded-card border border-edge bg-raised">
        {severities.map((one) => (
          <label
            key={one}
            className={classNames(
              'relative grid min-h-11 place-items-center border-edge text-sm font-medium not-first:border-s',
              'has-checked:bg-herb has-checked:text-on-herb enabled-hover:bg-shade enabled-hover:has-checked:bg-herb',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === value}
              onChange={() => onValueChange(one)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {severityNames[one]}
          </label>
        ))}
      </div>
      <p id={`${id}-does`} className="mt-2 text-sm">
        {severityEffects[value]} {compareWithDefault(value, usual)}
      </p>
    </fieldset>
  )
}

/** The restrictions of a person, with their severity. */
export function FoodRestrictionsPage() {
  const { isAuthenticated } = useSession()
  const table = useSelectedPerson()
  const { person } = table
  const choices = useDietChoices({
    person,
    saved: person?.restrictions ?? [],
    keyOf: ({ allergen, severity }) => `${allergen} ${severity}`,
    endpoint: diet.saveRestrictions,
    inputOf: (id, values) => ({ params: { id }, body: { restrictions: [...values] } }),
    successToast: ({ length }) => ({
      title: 'Food Restrictions Saved! 🛡️',
      description: `Successfully updated ${length} food restrictions for your safety.`,
    }),
  })
  const { chosen } = choices

  function choose({ id, severity }: Pick<AllergenInfo, 'id' | 'severity'>, checked: boolean) {
    const others = chosen.filter(({ allergen }) => allergen !== id)
    choices.choose(checked ? [...others, { allergen: id, severity }] : others)
  }

  function renderCard(info: AllergenInfo) {
    const restriction = chosen.find(({ allergen }) => allergen === info.id)
    return (
      <ChoiceCard
        key={info.id}
        name={info.name}
        description={info.description}
        look={allergenIcons[info.id]}
        checked={restriction !== undefined}
        onCheckedChange={(checked) => choose(info, checked)}
      >
        {restriction && (
          <SeverityChoice
            of={info.name}
            value={restriction.severity}
            usual={info.severity}
            onValueChange={(next) => choose({ id: info.id, severity: next }, true)}
          />
        )}
      </ChoiceCard>
    )
  }

  return (
    <DietPageLayout
      title="Food Restrictions"
      intro="What has to stay off the plate. Always read the label as well: what a pack says is the last word."
      table={table}
      choices={choices}
      visitor={!isAuthenticated}
    >
      <div className="flex flex-col gap-10 pb-6">
        {severities.map((severity) => (
          <ChoiceGroup key={severity} {...groups[severity]} growing>
            {allergens.filter((one) => one.severity === severity).map(renderCard)}
          </ChoiceGroup>
        ))}
        <ChoiceGroup
          title="Four more"
          hint="With these, all fourteen allergens that labels in the EU have to name are covered. They keep a dish out."
          growing
        >
          {additionalAllergens.map(renderCard)}
        </ChoiceGroup>
        <DislikesSection key={person?.id} person={person} />
      </div>
      <DietSaveBar noun="restriction" label="Save Restrictions" choices={choices} />
    </DietPageLayout>
  )
}
