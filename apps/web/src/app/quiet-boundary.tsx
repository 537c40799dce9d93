import { Component, type ReactNode } from 'react'

interface QuietBoundaryProps {
  readonly children: ReactNode
}

/** Around what a page can do without: when it breaks, it is gone, and the page stays. */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the shell broke', error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
