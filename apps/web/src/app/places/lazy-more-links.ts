import { lazyPart } from '../../ui/lazy-part'

/** What the header's menu and the row of places open. */
export const LazyMoreLinks = lazyPart<{ readonly inHeader?: boolean }>(
  async () => (await import('./more-links')).MoreLinks,
)
