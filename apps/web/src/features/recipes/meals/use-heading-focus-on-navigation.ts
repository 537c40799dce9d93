import { useEffect, useRef } from 'react'
import type { MealsFilter } from './meals-filter'
import { mealsListHeadingId } from './meals-list-heading'

/** Moves the focus to the heading after navigating to a course, to another page or back, so that it is announced. */
export function useHeadingFocusOnNavigation({ category, page }: MealsFilter) {
  const location = `${category} ${page}`
  const before = useRef(location)
  useEffect(() => {
    if (before.current === location) return
    before.current = location
    const heading =
      document.getElementById(mealsListHeadingId) ?? document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [location])
}
