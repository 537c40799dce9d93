import { diet } from '@larder/contract/diet'
import type { Severity } from '@larder/kitchen/diet/allergen'
import { type AllergenInfo, additionalAllergens, allergens } from '@larder/kitchen/diet/allergen-verdict'
import { useSession } from '../../../session/use-session'
import { ChoiceCard } from '../choice-card'
import { ChoiceGroup } from '../choice-group'
import { allergenIcons } from '../diet-icons'
import { DietPageLayout } from '../diet-page-layout'
import { DietSaveBar } from '../diet-save-bar'
import { useDietChoices } from '../use-diet-choices'
import { useSelectedPerson } from '../use-selected-person'
import { DislikesSection } from './dislikes-section'
import { severities } from './severity'
import { SeverityChoice } from './severity-choice'

const groups: Readonly<Record<Severity, { title: string; hint: string }>> = {
  high: { title: 'High severity', hint: 'Often dangerous. Keeps a dish out.' },
  medium: { title: 'Medium severity', hint: 'Common allergies and intolerances. Keeps a dish out.' },
  low: { title: 'Low severity', hint: 'Sensitivities. Warns, and leaves the choice to you.' },
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
