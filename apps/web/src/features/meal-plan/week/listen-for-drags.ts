import type { PlanMealTime } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { vibrateBriefly } from '../../../ui/haptics'
import type { PlanSlot } from '../plan-slot'

/** A mouse that moves this far starts a drag. */
const mouseDragThresholdPx = 6
/** A finger that moves this far before the long press is scrolling. */
const touchScrollThresholdPx = 10
const longPressMs = 350
/** The page scrolls while dragging within this distance of the screen edge. */
const scrollZonePx = 72
const maxScrollSpeed = 14

/** Creates an inert copy of the card that follows the pointer during a drag. */
function createDragImage(card: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-meal')
  ghost.removeAttribute('data-dragged')
  for (const element of ghost.querySelectorAll('[id]')) element.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    boxShadow: 'var(--shadow-float)',
    rotate: '1.5deg',
  })
  document.body.append(ghost)
  return {
    moveTo: (toX: number, toY: number) => {
      ghost.style.translate = `${toX - x}px ${toY - y}px`
    },
    remove: () => ghost.remove(),
  }
}

/** Listens on the week; `drop` is told which meal was dropped where. Returns a function that stops it. */
export function listenForDrags(grid: HTMLElement, drop: (mealId: number, to: PlanSlot) => void): () => void {
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
    drag = {
      ghost: createDragImage(card, x, y),
      over: null,
      x,
      y,
      frame: requestAnimationFrame(scrollNearEdge),
    }
    vibrateBriefly()
  }

  function end() {
    clearTimeout(press?.timer)
    if (press) delete press.card.dataset.dragged
    if (drag) {
      cancelAnimationFrame(drag.frame)
      drag.ghost.remove()
      if (drag.over) delete drag.over.dataset.over
      // Suppress the click that follows the end of a drag.
      window.addEventListener('click', suppressEvent, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', suppressEvent, { capture: true }), 50)
    }
    press = null
    drag = null
  }

  function moveTo(x: number, y: number) {
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

  function scrollNearEdge() {
    if (!drag) return
    const { x, y } = drag
    const overlap =
      y < scrollZonePx
        ? y - scrollZonePx
        : y > window.innerHeight - scrollZonePx
          ? y - window.innerHeight + scrollZonePx
          : 0
    if (overlap !== 0) {
      window.scrollBy(0, (overlap / scrollZonePx) * maxScrollSpeed)
      moveTo(x, y)
    }
    drag.frame = requestAnimationFrame(scrollNearEdge)
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
    if (drag) return moveTo(event.clientX, event.clientY)
    const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y)
    if (event.pointerType !== 'mouse') {
      if (distance > touchScrollThresholdPx) end()
    } else if (distance > mouseDragThresholdPx) {
      begin()
      moveTo(event.clientX, event.clientY)
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
  // During a drag the finger must not scroll.
  const onTouchMove = (event: TouchEvent) => {
    if (drag && event.cancelable) event.preventDefault()
  }
  const onMenu = (event: Event) => {
    if (drag || press?.timer !== undefined) event.preventDefault()
  }
  const onNativeDrag = (event: Event) => event.preventDefault()

  const listeners = new AbortController()
  const { signal } = listeners
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
    listeners.abort()
  }
}

function suppressEvent(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
