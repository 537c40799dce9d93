import type { AuthorSummary } from '@larder/contract/community'
import { ShieldCheck } from 'lucide-react'
import { cookProfilePath } from '../../paths'
import { Link } from '../../router/link'
import { Badge } from '../../ui/display/badge'

interface AuthorNameProps {
  readonly author: AuthorSummary
  /** Also label ordinary users; otherwise only admins are labelled. */
  readonly marked?: boolean
}

/** The author with a link to their page, and a label for admins. */
export function AuthorName({ author, marked = false }: AuthorNameProps) {
  const isAdmin = author.type === 'admin'
  const name = <bdi className="wrap-anywhere">{author.name}</bdi>
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      {author.id === undefined ? (
        <span className="font-semibold text-ink">{name}</span>
      ) : (
        <Link
          to={cookProfilePath(author.id)}
          className="-mx-3 inline-flex min-h-11 min-w-11 items-center px-3 font-semibold text-ink no-underline hover:underline"
        >
          {name}
        </Link>
      )}
      {(marked || isAdmin) && (
        <Badge tone={isAdmin ? 'herb' : 'neutral'} icon={isAdmin && <ShieldCheck />} className="capitalize">
          {author.type}
        </Badge>
      )}
    </span>
  )
}
