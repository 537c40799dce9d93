import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/controls/button'
import { PageAnnouncer } from './page-announcer'

/**
 * Shown when a page throws or its code fails to load. A full reload fixes both: browsers cache a failed
 * import, and after an update the old page requests files that no longer exist.
 */
export function PageLoadError() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-4 px-4 py-16 sm:py-24">
      <PageAnnouncer title="This page did not open" />
      <h1 className="text-3xl sm:text-4xl">This page did not open</h1>
      <p role="alert" className="max-w-prose text-ink-soft">
        Something got in the way, perhaps the connection. Nothing you saved is lost.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try Again
        </Button>
        <Button asChild>
          <Link to={paths.home}>Return to Home</Link>
        </Button>
      </div>
    </div>
  )
}
