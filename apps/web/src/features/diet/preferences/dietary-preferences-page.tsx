import { diet } from '@larder/contract/diet'
import type { Diet } from '@larder/kitchen/diet/diet'
import { type DietInfo, diets } from '@larder/kitchen/diet/diet-verdict'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { ChoiceCard, ChoiceGroup } from '../choice-card'
import { dietIcons } from '../diet-icons'
import { DietPageLayout, useSelectedPerson } from '../diet-page-layout'
import { DietSaveBar } from '../diet-save-bar'
import { useDietChoices } from '../use-diet-choices'

const groups: readonly { category: DietInfo['category']; title: string; hint: string }[] = [
  { category: 'lifestyle', title: 'Lifestyle', hint: 'What you eat and what you don’t.' },
  { category: 'health', title: 'Health', hint: 'Ways of eating for your health.' },
  { category: 'fitness', title: 'Fitness', hint: 'Checked in every dish, per serving.' },
  { category: 'special', title: 'Special', hint: 'Free from something, down to the hidden sources.' },
]

/** The diets of a person. All suggestions and plans follow them. */
export function DietaryPreferencesPage() {
  const { isAuthenticated } = useSession()
  const table = useSelectedPerson()
  const { person } = table
  const choices = useDietChoices({
    person,
    saved: person?.diets ?? [],
    keyOf: (id) => id,
    endpoint: diet.saveDiets,
    inputOf: (id, values) => ({ params: { id }, body: { diets: [...values] } }),
    successToast: ({ length }) => ({
      title: 'Preferences Saved! 🎉',
      description: `Successfully updated ${length} dietary preferences for personalized recommendations.`,
    }),
  })
  const { chosen } = choices
  const search = person && !person.you ? `?person=${person.id}` : ''

  function choose(id: Diet, checked: boolean) {
    choices.choose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
  }

  return (
    <DietPageLayout
      title="Dietary Preferences"
      intro={
        <>
          Dishes have to fit everything that is chosen. Allergic to something? Tell us under{' '}
          <Link to={paths.foodRestrictions + search} className="link">
            Food Restrictions
          </Link>
          .
        </>
      }
      table={table}
      choices={choices}
      visitor={!isAuthenticated}
    >
      <div className="flex flex-col gap-10 pb-6">
        {groups.map(({ category, title, hint }) => (
          <ChoiceGroup key={category} title={title} hint={hint}>
            {diets
              .filter((one) => one.category === category)
              .map(({ id, name, description, benefits }) => (
                <ChoiceCard
                  key={id}
                  name={name}
                  description={description}
                  look={dietIcons[id]}
                  benefits={benefits}
                  checked={chosen.includes(id)}
                  onCheckedChange={(checked) => choose(id, checked)}
                />
              ))}
          </ChoiceGroup>
        ))}
      </div>
      <DietSaveBar noun="preference" label="Save Preferences" choices={choices} />
    </DietPageLayout>
  )
}
