import type { RecipeDetails } from '@larder/contract/recipes'
import { CircleCheck, CircleQuestionMark, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names'
import { toDishVerdicts, type VerdictLevel } from './to-dish-verdicts'

interface DishVerdictsProps extends Pick<RecipeDetails, 'eaters'> {
  /** Also shows that nothing speaks against the dish. */
  readonly showsFit?: boolean
}

interface Appearance {
  readonly mark: LucideIcon
  readonly title: string
  readonly frame: string
  readonly ink: string
}

/** The levels differ in text, icon and frame, not by colour alone. */
const appearances: Readonly<Record<VerdictLevel, Appearance>> = {
  'must not': {
    mark: OctagonAlert,
    title: 'Not for everybody at your table',
    frame: 'border-tomato bg-tomato-wash',
    ink: 'text-tomato-ink',
  },
  'not known': {
    mark: CircleQuestionMark,
    title: 'Not known whether everybody can eat it',
    frame: 'border-dashed border-saffron-ink bg-raised',
    ink: 'text-saffron-ink',
  },
  warns: {
    mark: TriangleAlert,
    title: 'Check before you cook',
    frame: 'border-saffron bg-saffron-wash',
    ink: 'text-saffron-ink',
  },
}

/**
 * Shows what speaks against the dish for somebody at the table, before everything else; renders nothing
 * without objections.
 */
export function DishVerdicts({ eaters, showsFit = false }: DishVerdictsProps) {
  const verdicts = toDishVerdicts(eaters)
  const [first] = verdicts
  if (!first) return showsFit && eaters.length > 0 ? <Fits /> : null
  const { mark: Mark, title, frame, ink } = appearances[first.level]
  return (
    <section aria-label={title} className={classNames('flex gap-3 rounded-card border p-4', frame)}>
      <Mark aria-hidden className={classNames('mt-0.5 size-6 shrink-0', ink)} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul className="flex flex-col gap-1 pt-1">
          {verdicts.map(({ sentence, why, level, concerns }) => (
            <li key={sentence} className="wrap-anywhere">
              {level === 'warns' && first.level !== 'warns' && concerns !== 'dislike' && 'Warning for '}
              {sentence}
              {why && <span className="text-ink-soft"> ({why})</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Fits() {
  return (
    <p className="flex items-center gap-2 font-semibold text-herb-ink">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      Fits everybody at your table
    </p>
  )
}
