import { Component, type ReactNode } from 'react'

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
