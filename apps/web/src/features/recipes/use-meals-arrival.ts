import { useEffect, useRef } from 'react'
import { mealsListHeadingId } from './meals-list-heading'
import type { MealsView } from './meals-view'

/** After going to a group, another page of it or back, the focus goes to the heading, so that it is read out. */
export function useMealsArrival({ category, page }: MealsView) {
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
