import type { RecipeDetails } from '@larder/contract/recipes'
import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names'
import { verdictsOf } from './objection-words'

/** What speaks against the dish for somebody at the table. It stands before everything else, and is not there otherwise. */
export function DishVerdicts({ eaters }: Pick<RecipeDetails, 'eaters'>) {
  const verdicts = verdictsOf(eaters)
  if (verdicts.length === 0) return null
  const forbidden = verdicts.some(({ forbids }) => forbids)
  const Mark = forbidden ? OctagonAlert : TriangleAlert
  return (
    <section
      aria-label={forbidden ? 'Not for everybody at your table' : 'Have a look before you cook'}
      className={classNames(
        'flex gap-3 rounded-card border p-4',
        forbidden ? 'border-tomato bg-tomato-wash' : 'border-saffron bg-saffron-wash',
      )}
    >
      <Mark
        aria-hidden
        className={classNames('mt-0.5 size-6 shrink-0', forbidden ? 'text-tomato-ink' : 'text-saffron-ink')}
      />
      <div className="min-w-0">
        <p className="font-semibold">
          {forbidden ? 'Not for everybody at your table' : 'Have a look before you cook'}
        </p>
        <ul className="flex flex-col gap-1 pt-1">
          {verdicts.map(({ sentence, why, forbids }) => (
            <li key={sentence} className="wrap-anywhere">
              {!forbids && forbidden && 'Warning for '}
              {sentence}
              {why && <span className="text-ink-soft"> ({why})</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
