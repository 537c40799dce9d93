/** As many columns as fit; the frame around it is the container. */
export const mealsGridClass = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4'

/**
 * A course: on narrow screens its cards are in one row that scrolls sideways, elsewhere in full rows only, so that no
 * card is alone in a row.
 */
export const mealsRowClass =
  'grid gap-4 @max-xl:-mx-4 @max-xl:snap-x @max-xl:scroll-px-4 @max-xl:auto-cols-[min(18rem,82%)] @max-xl:grid-flow-col @max-xl:overflow-x-auto @max-xl:px-4 @max-xl:pb-2 ' +
  '@xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4 @max-xl:*:snap-start @4xl:@max-6xl:*:nth-[n+7]:hidden'
