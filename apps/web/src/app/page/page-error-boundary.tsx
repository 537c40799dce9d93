import { Component, type ReactNode } from 'react'
import { retryFailedPages } from './lazy-page'
import { PageLoadError } from './page-load-error'

interface PageErrorBoundaryProps {
  /** The current path: another path clears the error. */
  readonly path: string
  readonly children: ReactNode
}

interface PageErrorState {
  readonly failedAt: string | null
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
