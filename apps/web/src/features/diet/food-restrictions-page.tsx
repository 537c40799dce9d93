import { diet, type Restriction } from '@larder/contract/diet'
import type { Severity } from '@larder/kitchen/allergen'
import { type AllergenInfo, allergens } from '@larder/kitchen/allergens'
import { sentenceOf } from '../../api/api-error'
import { useWrite } from '../../api/use-api'
import { useSession } from '../../session/use-session'
import { ErrorNote } from '../../ui/error-note'
import { toast } from '../../ui/toast-store'
import { ChoiceCard } from './choice-card'
import { ChoiceGroup } from './choice-group'
import { DietFrame } from './diet-frame'
import { lookOfAllergen } from './looks'
import { OvertakenNote } from './overtaken-note'
import { SaveBar } from './save-bar'
import { severities } from './severity'
import { SeverityChoice } from './severity-choice'
import { useDraft } from './use-draft'
import { useLeaving } from './use-leaving'
import { usePerson } from './use-person'

const groups: Readonly<Record<Severity, { title: string; hint: string }>> = {
  high: { title: 'High severity', hint: 'Often dangerous. Keeps a dish out.' },
  medium: { title: 'Medium severity', hint: 'Common allergies and intolerances. Keeps a dish out.' },
  low: { title: 'Low severity', hint: 'Sensitivities. Warns, and leaves the choice to you.' },
}

/** What a person of the household avoids, and how strictly. */
export function FoodRestrictionsPage() {
  const { isAuthenticated } = useSession()
  const table = usePerson()
  const { person } = table
  const draft = useDraft<Restriction>(
    person?.id ?? 'visitor',
    person?.restrictions ?? [],
    ({ allergen, severity }) => `${allergen} ${severity}`,
  )
  const leaving = useLeaving(draft.unsaved && isAuthenticated)
  const save = useWrite(diet.saveRestrictions)
  const chosen = draft.values

  function forget() {
    save.reset()
    draft.forget()
  }

  function choose({ id, severity }: Pick<AllergenInfo, 'id' | 'severity'>, checked: boolean) {
    if (save.isError) save.reset()
    const others = chosen.filter(({ allergen }) => allergen !== id)
    draft.change(checked ? [...others, { allergen: id, severity }] : others)
  }

  function saveThem() {
    if (!person) return
    save.mutate(
      { params: { id: person.id }, body: { restrictions: [...chosen] } },
      {
        onSuccess: () => {
          draft.forget()
          toast({
            title: 'Food Restrictions Saved! 🛡️',
            description: `Successfully updated ${chosen.length} food restrictions for your safety.`,
            tone: 'success',
          })
        },
        onError: (error) => console.error('Saving the restrictions failed', error),
      },
    )
  }

  return (
    <DietFrame
      title="Food Restrictions"
      intro="What has to stay off the plate. Always read the label as well: what a pack says is the last word."
      table={table}
      leaving={leaving}
      onForget={forget}
      visitor={!isAuthenticated}
    >
      <div className="flex flex-col gap-10 pb-6">
        {severities.map((severity) => (
          <ChoiceGroup key={severity} {...groups[severity]} growing>
            {allergens
              .filter((one) => one.severity === severity)
              .map((one) => {
                const held = chosen.find(({ allergen }) => allergen === one.id)
                return (
                  <ChoiceCard
                    key={one.id}
                    name={one.name}
                    description={one.description}
                    look={lookOfAllergen[one.id]}
                    checked={held !== undefined}
                    onCheckedChange={(checked) => choose(one, checked)}
                  >
                    {held && (
                      <SeverityChoice
                        of={one.name}
                        value={held.severity}
                        usual={one.severity}
                        onValueChange={(next) => choose({ id: one.id, severity: next }, true)}
                      />
                    )}
                  </ChoiceCard>
                )
              })}
          </ChoiceGroup>
        ))}
      </div>
      <SaveBar
        count={chosen.length === 1 ? '1 restriction selected' : `${chosen.length} restrictions selected`}
        unsaved={draft.unsaved}
        label="Save Restrictions"
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
