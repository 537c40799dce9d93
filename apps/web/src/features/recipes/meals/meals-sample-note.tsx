import { Info } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../../../paths'

/** To a visitor: what is missing is missing from a kitchen that is not theirs. */
export function MealsSampleNote() {
  const { pathname, search } = useLocation()
  return (
    <p className="flex gap-3 rounded-card bg-sky-wash px-4 py-3">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
      <span>
        What is missing is compared with a sample kitchen.{' '}
        <Link to={loginPath(pathname + search)} className="link">
          Log in
        </Link>{' '}
        to compare with your own.
      </span>
    </p>
  )
}
