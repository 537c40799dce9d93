import { Info } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../../../paths'

/** Tells a visitor that missing ingredients refer to the sample stock. */
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
