import type { RecipeDetails } from '@larder/contract/recipes'
import { CircleQuestionMark, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import {
  formatNameList,
  objectionLevel,
  toDishVerdicts,
  type VerdictLevel,
} from '../../../food/verdicts/to-dish-verdicts'
import { classNames } from '../../../ui/class-names'

interface GuideVerdictsProps {
  readonly recipes: readonly RecipeDetails[]
  /** Collapsed to one line while cooking: the step must be readable from afar. */
  readonly folded: boolean
}

const verdictStyles: Readonly<
  Record<VerdictLevel, { readonly mark: LucideIcon; readonly words: string; readonly ink: string }>
> = {
  'must not': { mark: OctagonAlert, words: 'Not for', ink: 'text-tomato-ink' },
  'not known': { mark: CircleQuestionMark, words: 'Not known for', ink: 'text-saffron-ink' },
  warns: { mark: TriangleAlert, words: 'Have a look for', ink: 'text-saffron-ink' },
}

/** Warns which dishes are not suitable for which eater, and because of which line. Shown before the first step. */
export function GuideVerdicts({ recipes, folded }: GuideVerdictsProps) {
  const concerned = recipes.filter(({ eaters }) => toDishVerdicts(eaters).length > 0)
  if (concerned.length === 0) return null
  const all = concerned.map(({ id, title, eaters }) => (
    <div key={id} className="flex flex-col gap-1">
      {recipes.length > 1 && <p className="font-semibold wrap-anywhere">{title}</p>}
      <DishVerdicts eaters={eaters} />
    </div>
  ))
  if (!folded) return <div className="flex flex-col gap-3">{all}</div>
  const eaters = concerned.flatMap((recipe) => recipe.eaters)
  const against = eaters.filter(({ objections }) => objections.length > 0)
  const { level = 'warns' } = toDishVerdicts(against)[0] ?? {}
  const concerning = against.filter(({ objections }) =>
    objections.some((one) => objectionLevel(one) === level),
  )
  const names = [...new Set(concerning.map(({ name }) => name))]
  const { mark: Mark, words, ink } = verdictStyles[level]
  return (
    <details className="rounded-card border border-edge px-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Mark aria-hidden className={classNames('size-5 shrink-0', ink)} />
        <span className="min-w-0 wrap-anywhere">
          {words} {formatNameList(names)}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pb-3">{all}</div>
    </details>
  )
}
