import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { BookmarkletOffer } from './bookmarklet-offer'
import { ImportForm } from './import-form'
import { ImportReview } from './import-review'
import { OpenImports } from './open-imports'

/** Imports recipes: read first, then review, then keep. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('import')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading
        title="Import Recipes"
        intro="From a web page, a text or another app. Nothing is kept until you say so."
        actions={
          <Button asChild>
            <Link to={paths.myRecipes}>My Recipes</Link>
          </Button>
        }
      />
      {id === null ? (
        <>
          <ImportForm onFound={(found) => setSearch({ import: found })} />
          <OpenImports />
          <BookmarkletOffer />
        </>
      ) : (
        <ImportReview key={id} id={id} onGone={() => setSearch({}, { replace: true })} />
      )}
    </div>
  )
}
