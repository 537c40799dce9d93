import { recipes } from '@larder/contract/recipes'
import { Plus } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { SearchInput } from '../../../ui/fields/search-input'

interface AddDishProps {
  readonly cooked: readonly number[]
  readonly onAdd: (recipeId: number) => void
}

const maxResults = 8

/** Searches for another dish to cook at the same time. */
export function AddDish({ cooked, onAdd }: AddDishProps) {
  const id = useId()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data, error, isFetching } = useRead(
    recipes.search,
    { query: { search, page: 1, size: maxResults } },
    { enabled: search.length > 1 },
  )
  const found = search.length > 1 ? (data?.data ?? []).filter((meal) => !cooked.includes(meal.id)) : []
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-lg">
        Add another dish
      </h3>
      <SearchInput
        aria-label="Search the cookbook"
        placeholder="Search the cookbook"
        value={text}
        onValueChange={setText}
      />
      <p role="status" className="text-sm text-ink-soft">
        {search.length < 2
          ? 'Write a dish or an ingredient.'
          : error
            ? toErrorMessage(error)
            : isFetching && !data
              ? 'Looking…'
              : found.length === 0
                ? 'Nothing found.'
                : `${found.length} of ${data?.page.total ?? found.length}`}
      </p>
      <ul className="divide-y">
        {found.map(({ id: recipeId, title, minutes }) => (
          <li key={recipeId} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">
              {title} <span className="numbers text-sm text-ink-soft">{minutes} min</span>
            </span>
            <Button
              icon={<Plus />}
              aria-label={`Add ${title}`}
              onClick={() => {
                setText('')
                onAdd(recipeId)
              }}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
