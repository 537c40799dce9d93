import { lazyPart } from '../lazy-part'
import type { JumpToProps } from './jump-to'

/** The index of a grouped list, loaded when one shows; it has no height, so that it moves nothing. */
export const LazyJumpTo = lazyPart<JumpToProps>(
  // Without a network a list goes without its index.
  () =>
    import('./jump-to').then(
      ({ JumpTo }) => JumpTo,
      () => () => null,
    ),
  () => null,
)
