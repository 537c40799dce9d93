import { paths } from '../paths'
import { Link } from '../router/link'

export function Wordmark() {
  return (
    <Link to={paths.home} className="flex min-h-11 items-center gap-2 font-heading text-2xl no-underline">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
        <path d="M8 9h16v17a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z" className="fill-herb" />
        <path d="M10 3h12v4H10Z" className="fill-ink" />
        <path d="M16 25c0-5 1-8 5-10 0 5-2 8-5 10Zm0 0c0-3-1-5-4-6 0 3 1 5 4 6Z" className="fill-on-herb" />
      </svg>
      <span className="font-(--font-weight-heading)">Larder</span>
    </Link>
  )
}
