import { imports, type RecipeFind } from '@larder/contract/imports'
import { toErrorMessage } from '../../../api/api-error'
import { useWrite } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import { UncertainLine } from './uncertain-line'

interface FoundLinesProps {
  readonly importId: string
  readonly found: RecipeFind
}

/** The parsed ingredients, with corrections for the uncertain ones. */
export function ImportedIngredients({ importId, found }: FoundLinesProps) {
  const fix = useWrite(imports.fix)
  const { draft, doubts, place, state } = found

  function replace(at: number, lines: readonly string[]) {
    const ingredients = [...draft.ingredients.slice(0, at), ...lines, ...draft.ingredients.slice(at + 1)]
    if (ingredients.length === 0) return
    fix.mutate(
      { params: { id: importId, place }, body: { draft: { ...draft, ingredients } } },
      { onError: (reason) => toast({ tone: 'destructive', title: toErrorMessage(reason) }) },
    )
  }

  return (
    <ul className="flex flex-col">
      {draft.ingredients.map((line, at) => {
        const doubt = state === 'waiting' ? doubts.find((one) => one.place === at) : undefined
        return doubt ? (
          <UncertainLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
            key={`${at} ${line}`}
            line={line}
            doubt={doubt}
            busy={fix.isPending}
            onReplace={(lines) => replace(at, lines)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
          <li key={`${at} ${line}`} className="py-1 wrap-anywhere">
            {line}
          </li>
        )
      })}
    </ul>
  )
}
