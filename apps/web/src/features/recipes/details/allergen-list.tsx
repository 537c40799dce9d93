import type { AllergenAnswer } from '@larder/contract/recipes'
import { formatRestrictionName } from '../../../food/verdicts/to-dish-verdicts'
import { Badge } from '../../../ui/display/badge'

/** What is in it and what nobody can rule out, each with the line that decided; what was not found folds away. */
export function AllergenList({ answers }: { answers: readonly AllergenAnswer[] }) {
  const by = (wanted: AllergenAnswer['answer']) => answers.filter(({ answer }) => answer === wanted)
  const said = [...by('contains'), ...by('not known')]
  const none = by('none found')
  return (
    <div className="flex flex-col gap-2">
      {said.length > 0 && (
        <ul aria-label="Allergens" className="flex flex-col divide-y border-y">
          {said.map(({ allergen, answer, line, why }) => (
            <li key={allergen} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <Badge tone={answer === 'contains' ? 'tomato' : 'saffron'}>
                {answer === 'contains' ? 'Contains' : 'Not known:'} {formatRestrictionName(allergen)}
              </Badge>
              {line && (
                <span className="min-w-0 grow basis-60 text-sm wrap-anywhere">
                  “{line}”{why && <span className="text-ink-soft">: {why}</span>}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {none.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-herb-ink underline underline-offset-4">
            None found of {none.length} {none.length === 1 ? 'allergen' : 'allergens'}
          </summary>
          <p>{none.map(({ allergen }) => formatRestrictionName(allergen)).join(', ')}</p>
        </details>
      )}
    </div>
  )
}
