import { imports } from '@larder/contract/imports'
import { useRead } from '../../../api/use-read'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSearchParams } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { PageHeading } from '../../../ui/page-heading'
import { BookmarkletOffer } from './bookmarklet-offer'
import { ImportForm } from './import-form'
import { ImportReview } from './import-review'

/** Unfinished imports. */
function OpenImports() {
  const { data } = useRead(imports.list, {})
  const open = data?.data.filter(({ found, saved }) => saved < found) ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="open-imports" className="flex flex-col gap-3">
      <h2 id="open-imports" className="text-2xl">
        Not finished yet
      </h2>
      <ul className="divide-y rounded-card border bg-raised">
        {open.map(({ id, name, at, found, saved }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-2">
            <Link
              to={`${paths.importRecipes}?import=${id}`}
              className="flex min-h-11 min-w-0 grow basis-40 items-center font-semibold wrap-anywhere"
            >
              {name}
            </Link>
            <span className="text-sm text-ink-soft">
              {formatNounCount(found - saved, 'recipe')} left · <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Imports recipes: read first, then review, then keep. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('import')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading
        title="Import Recipes"
        intro="From a web page, a photo, pasted text or another app. Nothing is kept until you say so."
        actions={
          <Button asChild>
            <Link to={paths.myRecipes}>My Recipes</Link>
          </Button>
        }
      />
      {id === null ? (
        <>
          <ImportForm onFound={(found) => setSearch({ import: found })} />
          <BookmarkletOffer />
          {/* Known late, and longer as soon as a text is read: it moves nothing as the last part. */}
          <OpenImports />
        </>
      ) : (
        <ImportReview key={id} id={id} onGone={() => setSearch({}, { replace: true })} />
      )}
    </div>
  )
}
