import type { Category } from '@larder/kitchen/food/categories'

/** Heading of a category with its item count. */
export function CategoryHeading({
  category,
  count,
}: {
  readonly category: Category
  readonly count: number
}) {
  return (
    <h2 className="flex items-baseline gap-2 text-xl">
      {category}
      <span className="numbers font-text text-base font-normal text-ink-soft">
        {count} {count === 1 ? 'item' : 'items'}
      </span>
    </h2>
  )
}
