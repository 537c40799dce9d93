import { ListChecks, ListPlus } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { type MissingPlan, missingWords } from './use-missing-plan'

/** The way from what is missing to the shopping list; once taken, it says so and leads there. */
export function MissingToList({ plan }: { plan: MissingPlan }) {
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
  return (
    <div ref={whole} role="status" tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {unlisted.length > 0 && (
        <Button
          icon={<ListPlus />}
          onClick={() => {
            add()
            whole.current?.focus()
          }}
        >
          Add missing to list
        </Button>
      )}
      {unlisted.length < missing.length && (
        // As high as the button in whose place it comes.
        <p className="flex min-h-11 items-center gap-2 text-herb-ink">
          <ListChecks aria-hidden className="size-5 shrink-0" />
          <span>
            {missingWords(missing.length - unlisted.length, missing.length)}{' '}
            <Link to={paths.shopping} className="link">
              See the list
            </Link>
          </span>
        </p>
      )}
    </div>
  )
}
