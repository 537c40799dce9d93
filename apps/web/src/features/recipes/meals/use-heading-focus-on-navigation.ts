import { useEffect, useRef } from 'react'
import type { MealsFilter } from './meals-filter'
import { mealsListHeadingId } from './meals-list-heading'

/** After going to a group, another page of it or back, the focus goes to the heading, so that it is read out. */
export function useHeadingFocusOnNavigation({ category, page }: MealsFilter) {
  const place = `${category} ${page}`
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    const heading =
      document.getElementById(mealsListHeadingId) ?? document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [place])
}
