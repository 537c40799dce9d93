import { diet } from '@larder/contract/diet'
import type { Diet } from '@larder/kitchen/diet'
import { type DietInfo, diets } from '@larder/kitchen/diets'
import { Link } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { useWrite } from '../../api/use-api'
import { paths } from '../../paths'
import { useSession } from '../../session/use-session'
import { ErrorNote } from '../../ui/error-note'
import { toast } from '../../ui/toast-store'
import { ChoiceCard } from './choice-card'
import { ChoiceGroup } from './choice-group'
import { DietFrame } from './diet-frame'
import { lookOfDiet } from './looks'
import { OvertakenNote } from './overtaken-note'
import { SaveBar } from './save-bar'
import { useDraft } from './use-draft'
import { useLeaving } from './use-leaving'
import { usePerson } from './use-person'

const groups: readonly { category: DietInfo['category']; title: string; hint: string }[] = [
  { category: 'lifestyle', title: 'Lifestyle', hint: 'What you eat and what you leave to others.' },
  { category: 'health', title: 'Health', hint: 'Ways of eating that are followed for their effect.' },
  { category: 'fitness', title: 'Fitness', hint: 'Counted in every dish, serving by serving.' },
  { category: 'special', title: 'Special', hint: 'Free from something, down to the hidden sources.' },
]

/** What a person of the household follows. Every suggestion and plan keeps to it. */
export function DietaryPreferencesPage() {
  const { isAuthenticated } = useSession()
  const table = usePerson()
  const { person } = table
  const draft = useDraft<Diet>(person?.id ?? 'visitor', person?.diets ?? [], (id) => id)
  const leaving = useLeaving(draft.unsaved && isAuthenticated)
  const save = useWrite(diet.saveDiets)
  const chosen = draft.values
  const search = table.person && !table.person.you ? `?person=${table.person.id}` : ''

  function forget() {
    save.reset()
    draft.forget()
  }

  function choose(id: Diet, checked: boolean) {
    if (save.isError) save.reset()
    draft.change(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
  }

  function saveThem() {
    if (!person) return
    save.mutate(
      { params: { id: person.id }, body: { diets: [...chosen] } },
      {
        onSuccess: () => {
          draft.forget()
          toast({
            title: 'Preferences Saved! 🎉',
            description: `Successfully updated ${chosen.length} dietary preferences for personalized recommendations.`,
            tone: 'success',
          })
        },
        onError: (error) => console.error('Saving the preferences failed', error),
      },
    )
  }

  return (
    <DietFrame
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
      leaving={leaving}
      onForget={forget}
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
                  look={lookOfDiet[id]}
                  benefits={benefits}
                  checked={chosen.includes(id)}
                  onCheckedChange={(checked) => choose(id, checked)}
                />
              ))}
          </ChoiceGroup>
        ))}
      </div>
      <SaveBar
        count={chosen.length === 1 ? '1 preference selected' : `${chosen.length} preferences selected`}
        unsaved={draft.unsaved}
        label="Save Preferences"
        saving={save.isPending}
        onSave={saveThem}
        note={
          save.error ? (
            <ErrorNote>{sentenceOf(save.error)}</ErrorNote>
          ) : (
            draft.overtaken && <OvertakenNote onForget={draft.forget} />
          )
        }
      />
    </DietFrame>
  )
}
