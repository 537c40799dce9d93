import { Component, type ReactNode } from 'react'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'
import { retryFailedPages } from './lazy-page'
import { PageAnnouncer } from './page-announcer'

interface PageErrorBoundaryProps {
  /** The current path: another path clears the error. */
  readonly path: string
  readonly children: ReactNode
}

interface PageErrorState {
  readonly failedAt: string | null
}

/**
 * Shown when a page throws or its code fails to load. A full reload fixes both: browsers cache a failed
 * import, and after an update the old page requests files that no longer exist.
 */
function PageLoadError() {
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

/** Keeps the shell when a page throws or its code fails to load. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorState> {
  override state: PageErrorState = { failedAt: null }

  static getDerivedStateFromError(): Partial<PageErrorState> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ path }: PageErrorBoundaryProps, { failedAt }: PageErrorState) {
    if (failedAt === '') return { failedAt: path }
    return failedAt !== null && failedAt !== path ? { failedAt: null } : null
  }

  override componentDidCatch(error: unknown) {
    console.error('Page failed to render', error)
    retryFailedPages()
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return (
      <main id="main" tabIndex={-1} className="min-h-(--page-height)">
        <PageLoadError />
      </main>
    )
  }
}

interface SilentErrorBoundaryProps {
  readonly children: ReactNode
}

/** For optional parts of a page: one that throws disappears, and the page stays. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Optional component failed', error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
