import type { PlanMealTime } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PlanSlot } from '../plan-slot'
import { createDragImage } from './drag-image'

/** A mouse that moves so far means to drag. */
const mouseDragThresholdPx = 6
/** A finger that moves so far before the press was long enough means to scroll. */
const touchScrollThresholdPx = 10
const longPressMs = 350
/** Near the edge of the screen the page moves along. */
const edge = 72
const maxScrollSpeed = 14

interface MealDrag {
  readonly enabled: boolean
  readonly onDrop: (mealId: number, to: PlanSlot) => void
}

/** A place's name in the page. */
export const slotKey = ({ day, meal }: PlanSlot) => `${day} ${meal}`

/**
 * Meals are dragged by mouse, or by a finger after a long press, so that a swipe still scrolls. Nothing is drawn anew
 * while it moves: the page is only marked. By keyboard the same is done from the meal's menu.
 */
export function useMealDrag(grid: RefObject<HTMLElement | null>, { enabled, onDrop }: MealDrag) {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const held = grid.current
    if (!held || !enabled) return
    return listen(held, drop)
  }, [grid, enabled])
}

function listen(grid: HTMLElement, drop: MealDrag['onDrop']): () => void {
  let press: {
    card: HTMLElement
    id: number
    x: number
    y: number
    timer?: ReturnType<typeof setTimeout>
  } | null = null
  let drag: {
    ghost: ReturnType<typeof createDragImage>
    over: HTMLElement | null
    x: number
    y: number
    frame: number
  } | null = null

  function begin() {
    if (!press) return
    const { card, id, x, y } = press
    clearTimeout(press.timer)
    card.setPointerCapture?.(id)
    card.dataset.dragged = ''
    drag = { ghost: createDragImage(card, x, y), over: null, x, y, frame: requestAnimationFrame(scrollAlong) }
    navigator.vibrate?.(10)
  }

  function end() {
    clearTimeout(press?.timer)
    if (press) delete press.card.dataset.dragged
    if (drag) {
      cancelAnimationFrame(drag.frame)
      drag.ghost.remove()
      if (drag.over) delete drag.over.dataset.over
      // What ends a drag is no press on what lies below.
      window.addEventListener('click', suppressEvent, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', suppressEvent, { capture: true }), 50)
    }
    press = null
    drag = null
  }

  function point(x: number, y: number) {
    if (!drag) return
    drag.x = x
    drag.y = y
    drag.ghost.moveTo(x, y)
    const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null
    const place = over && grid.contains(over) ? over : null
    if (place === drag.over) return
    if (drag.over) delete drag.over.dataset.over
    if (place) place.dataset.over = ''
    drag.over = place
  }

  function scrollAlong() {
    if (!drag) return
    const { x, y } = drag
    const beyond = y < edge ? y - edge : y > window.innerHeight - edge ? y - window.innerHeight + edge : 0
    if (beyond !== 0) {
      window.scrollBy(0, (beyond / edge) * maxScrollSpeed)
      point(x, y)
    }
    drag.frame = requestAnimationFrame(scrollAlong)
  }

  function onDown(event: PointerEvent) {
    if (press || !event.isPrimary || event.button !== 0) return
    const target = event.target as Element
    const card = target.closest<HTMLElement>('[data-meal][data-movable]')
    if (!card || target.closest('button, [role="menu"]')) return
    press = { card, id: event.pointerId, x: event.clientX, y: event.clientY }
    if (event.pointerType !== 'mouse') press.timer = setTimeout(begin, longPressMs)
  }

  function onMove(event: PointerEvent) {
    if (!press || event.pointerId !== press.id) return
    if (drag) return point(event.clientX, event.clientY)
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y)
    if (event.pointerType !== 'mouse') {
      if (far > touchScrollThresholdPx) end()
    } else if (far > mouseDragThresholdPx) {
      begin()
      point(event.clientX, event.clientY)
    }
  }

  function onUp(event: PointerEvent) {
    if (!press || event.pointerId !== press.id) return
    const mealId = Number(press.card.dataset.meal)
    const [day, meal] = drag?.over?.dataset.place?.split(' ') ?? []
    end()
    if (day && meal) drop(mealId, { day: day as Day, meal: meal as PlanMealTime })
  }

  const onCancel = (event: PointerEvent) => {
    if (press && event.pointerId === press.id) end()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) end()
  }
  // Once a meal is held, the finger no longer scrolls; until then it does.
  const onTouchMove = (event: TouchEvent) => {
    if (drag && event.cancelable) event.preventDefault()
  }
  const onMenu = (event: Event) => {
    if (drag || press?.timer !== undefined) event.preventDefault()
  }
  const onNativeDrag = (event: Event) => event.preventDefault()

  const ends = new AbortController()
  const { signal } = ends
  grid.addEventListener('pointerdown', onDown, { signal })
  grid.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  grid.addEventListener('contextmenu', onMenu, { signal })
  grid.addEventListener('dragstart', onNativeDrag, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onCancel, { signal })
  window.addEventListener('keydown', onKey, { signal })
  window.addEventListener('blur', end, { signal })
  return () => {
    end()
    ends.abort()
  }
}

function suppressEvent(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
