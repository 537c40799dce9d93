import { ListChecks, ListPlus } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { formatAllListed, type MissingIngredients } from './use-missing-ingredients'

/** The way from what is missing to the shopping list; once taken, it says so and leads there. */
export function AddMissingToList({ plan }: { plan: MissingIngredients }) {
  const { missing, unlisted, login, add } = plan
  const whole = useRef<HTMLDivElement>(null)
  if (missing.length === 0) return null
  if (login) {
    return (
      <Button asChild icon={<ListPlus />} className="self-start">
        <Link to={login}>Add missing to list</Link>
      </Button>
    )
  }
  // One row whatever is on the list: what is known of it comes in parts, and nothing below may move for that.
  return (
    <div ref={whole} role="status" tabIndex={-1} className="flex min-h-12 items-center">
      {unlisted.length > 0 ? (
        <Button
          icon={<ListPlus />}
          onClick={() => {
            add()
            whole.current?.focus()
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
