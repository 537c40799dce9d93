import { Component, type ReactNode } from 'react'

interface SilentErrorBoundaryProps {
  readonly children: ReactNode
}

/** Around what a page can do without: when it breaks, it is gone, and the page stays. */
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
