import { Component, type ReactNode } from 'react'
import { renewFailedPages } from './lazy-page'
import { TroublePage } from './trouble-page'

interface TroubleBoundaryProps {
  /** Where the cook is: at another place the trouble is behind them. */
  readonly place: string
  readonly children: ReactNode
}

interface TroubleState {
  readonly troubledAt: string | null
}

/** Keeps the shell standing when a page breaks or its code does not arrive. */
export class TroubleBoundary extends Component<TroubleBoundaryProps, TroubleState> {
  override state: TroubleState = { troubledAt: null }

  static getDerivedStateFromError(): Partial<TroubleState> {
    return { troubledAt: '' }
  }

  static getDerivedStateFromProps({ place }: TroubleBoundaryProps, { troubledAt }: TroubleState) {
    if (troubledAt === '') return { troubledAt: place }
    return troubledAt !== null && troubledAt !== place ? { troubledAt: null } : null
  }

  override componentDidCatch(error: unknown) {
    console.error('A page did not open', error)
    renewFailedPages()
  }

  override render() {
    if (this.state.troubledAt === null) return this.props.children
    return (
      <main id="main" tabIndex={-1} className="min-h-(--page-height)">
        <TroublePage />
      </main>
    )
  }
}
