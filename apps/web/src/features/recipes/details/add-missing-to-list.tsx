import { ListChecks, ListPlus } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { formatAllListed, type MissingIngredients } from './use-missing-ingredients'

/** Adds the missing ingredients to the shopping list; afterwards it links to the list. */
export function AddMissingToList({ plan }: { plan: MissingIngredients }) {
  const { missing, unlisted, login, add } = plan
  const container = useRef<HTMLDivElement>(null)
  if (missing.length === 0) return null
  if (login) {
    return (
      <Button asChild icon={<ListPlus />} className="self-start">
        <Link to={login}>Add missing to list</Link>
      </Button>
    )
  }
  // Always one row: the list loads in parts, and the content below must not shift.
  return (
    <div ref={container} role="status" tabIndex={-1} className="flex min-h-12 items-center">
      {unlisted.length > 0 ? (
        <Button
          icon={<ListPlus />}
          onClick={() => {
            add()
            container.current?.focus()
          }}
        >
          Add missing to list
          {unlisted.length < missing.length && ` (${unlisted.length} of ${missing.length})`}
        </Button>
      ) : (
        <p className="flex items-center gap-2 text-herb-ink">
          <ListChecks aria-hidden className="size-5 shrink-0" />
          <span>
            {formatAllListed(missing.length)}{' '}
            <Link to={paths.shopping} className="link">
              See the list
            </Link>
          </span>
        </p>
      )}
    </div>
  )
}
