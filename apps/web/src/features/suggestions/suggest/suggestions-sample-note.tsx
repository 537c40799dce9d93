import { Link, useLocation } from 'react-router'
import { registerPath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'

/** Tells a visitor that the suggestions are based on sample stock. */
export function SuggestionsSampleNote() {
  const { pathname, search } = useLocation()
  return (
    <div className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sky-wash px-4 py-3">
      <p className="min-w-0 grow basis-72">
        <Badge tone="sky" className="me-2 bg-raised!">
          Sample
        </Badge>
        These come from a sample kitchen. Sign up, and they come from yours.
      </p>
      <Button asChild>
        <Link to={registerPath(pathname + search)}>Sign Up</Link>
      </Button>
    </div>
  )
}
