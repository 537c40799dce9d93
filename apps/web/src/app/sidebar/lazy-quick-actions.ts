import { lazyPart } from '../../ui/lazy-part'

/** The sidebar of a wide screen. A phone has it in a drawer, and loads it after the screen. */
export const LazyQuickActions = lazyPart(async () => (await import('./quick-actions')).QuickActions)

export const isWideScreen = () => !window.matchMedia('(width < 48rem)').matches
