import type { RecipeDetails } from '@larder/contract/recipes'
import { TriangleAlert } from 'lucide-react'
import { DishVerdicts } from '../../food/verdicts/dish-verdicts'
import { listed, verdictsOf } from '../../food/verdicts/objection-words'

interface GuideVerdictsProps {
  readonly recipes: readonly RecipeDetails[]
  /** Once somebody cooks, one line is enough: the step is what is read from afar. */
  readonly folded: boolean
}

/** What speaks against the dishes on the stove, for whom and because of which line. It stands before the first step. */
export function GuideVerdicts({ recipes, folded }: GuideVerdictsProps) {
  const concerned = recipes.filter(({ eaters }) => verdictsOf(eaters).length > 0)
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
  const forbidden = against.filter(({ objections }) => objections.some(({ forbids }) => forbids))
  const names = [...new Set((forbidden.length > 0 ? forbidden : against).map(({ name }) => name))]
  return (
    <details className="rounded-card border border-edge px-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <TriangleAlert
          aria-hidden
          className={
            forbidden.length > 0 ? 'size-5 shrink-0 text-tomato-ink' : 'size-5 shrink-0 text-saffron-ink'
          }
        />
        <span className="min-w-0 wrap-anywhere">
          {forbidden.length > 0 ? 'Not for' : 'Have a look for'} {listed(names)}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pb-3">{all}</div>
    </details>
  )
}
