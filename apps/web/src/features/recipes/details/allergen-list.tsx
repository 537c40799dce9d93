import type { AllergenAnswer } from '@larder/contract/recipes'
import { formatRestrictionName } from '../../../food/verdicts/to-dish-verdicts'
import { Badge } from '../../../ui/display/badge'

/**
 * Allergens that are present or cannot be ruled out, each with the deciding line. Allergens that were not found are
 * collapsed.
 */
export function AllergenList({ answers }: { answers: readonly AllergenAnswer[] }) {
  const withAnswer = (wanted: AllergenAnswer['answer']) => answers.filter(({ answer }) => answer === wanted)
  const concerns = [...withAnswer('contains'), ...withAnswer('not known')]
  const none = withAnswer('none found')
  return (
    <div className="flex flex-col gap-2">
      {concerns.length > 0 && (
        <ul aria-label="Allergens" className="flex flex-col divide-y border-y">
          {concerns.map(({ allergen, answer, line, why }) => (
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
