import { Info } from 'lucide-react'
import { paths, registerPath } from '../../paths'
import { Link } from '../../router/link'
import { useSession } from '../../session/use-session'

/** Explains that there are no posts yet and samples are shown. */
export function SamplePostsNote({ community }: { readonly community?: string }) {
  const { isAuthenticated } = useSession()
  const post = community === undefined ? paths.postRecipe : `${paths.postRecipe}?community=${community}`
  return (
    <p className="flex gap-3 rounded-card bg-sky-wash px-4 py-3">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
      <span>
        Nobody has posted here yet, so these are samples of what it could look like.{' '}
        <Link to={isAuthenticated ? post : registerPath(post)} className="link">
          {isAuthenticated ? 'Post the first recipe' : 'Sign up and post the first recipe'}
        </Link>
      </span>
    </p>
  )
}
