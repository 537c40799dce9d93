import { sync } from '../../api/sync'
import { currentPath } from '../../base-path'
import { paths } from '../../paths'
import { canReachServer } from '../../server-connection'
import { vibrateBriefly } from '../../ui/haptics'

/** The screens that a cook draws down to read them again. */
const pulledPaths: readonly string[] = [
  paths.home,
  paths.userHome,
  paths.inventory,
  paths.shopping,
  paths.mealPlan,
]

/** How far the finger goes until letting go refreshes, and how far the mark follows it at most, in pixels. */
const actPx = 140
const maxMarkPx = 72
/** Movement below this is a trembling finger. */
const startPx = 12
const shownMs = 2500

const words = {
  drawn: 'Pull to refresh',
  ready: 'Let go to refresh',
  reading: 'Refreshing …',
  done: 'Up to date',
  offline: 'You are offline. This is what was last seen.',
  failed: 'It could not be refreshed. Try again.',
} as const

type State = keyof typeof words

/** What is open above a page, or scrolls by itself, keeps its own gestures. */
const ownGestures =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], input, textarea, select, [data-no-pull]'

/**
 * Reads the screen again when a finger draws it down from its top, in place of the browser's reload. Nothing moves but a small
 * mark, which says what happens to screen readers, too. Returns a function that stops it.
 */
export function startPullToRefresh(refreshAll: () => Promise<boolean> = refreshScreen): () => void {
  const mark = createMark()
  let start: { readonly x: number; readonly y: number } | undefined
  let state: State | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function show(next: State | undefined, away = maxMarkPx) {
    if (next !== state) {
      state = next
      mark.dataset.state = next ?? ''
      // What is drawn is seen and felt; what happens is said.
      mark.textContent = next ? words[next] : ''
      mark.setAttribute('aria-hidden', String(next === 'drawn' || next === 'ready'))
      if (next === 'ready') vibrateBriefly()
    }
    mark.style.setProperty('--pulled', `${next ? Math.min(away, maxMarkPx) : 0}px`)
  }

  function showFor(next: State) {
    show(next)
    hiding = setTimeout(() => show(undefined), shownMs)
  }

  function isAtTop(target: EventTarget | null): boolean {
    if (!(target instanceof Element) || target.closest(ownGestures)) return false
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false
    for (let at: Element | null = target; at && at !== document.documentElement; at = at.parentElement)
      if (at.scrollTop > 0) return false
    return window.scrollY <= 0
  }

  function onTouchStart({ touches, target }: TouchEvent) {
    const [touch] = touches
    start = undefined
    if (!touch || touches.length > 1 || state === 'reading') return
    if (!pulledPaths.includes(currentPath()) || !isAtTop(target)) return
    start = { x: touch.clientX, y: touch.clientY }
  }

  function onTouchMove({ touches }: TouchEvent) {
    const [touch] = touches
    if (!start || !touch) return
    const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y]
    // Scrolled, drawn aside, or pinched: no pull any more.
    if (
      touches.length > 1 ||
      window.scrollY > 0 ||
      down < -startPx ||
      (state === undefined && across > down + startPx)
    )
      return cancel()
    if (down < startPx) return
    clearTimeout(hiding)
    show(down >= actPx ? 'ready' : 'drawn', (down * maxMarkPx) / actPx)
  }

  function cancel() {
    start = undefined
    if (state === 'drawn' || state === 'ready') show(undefined)
  }

  async function onTouchEnd() {
    if (state !== 'ready') return cancel()
    start = undefined
    if (!canReachServer()) return showFor('offline')
    show('reading')
    showFor((await refreshAll().catch(() => false)) ? 'done' : 'failed')
  }

  const root = document.documentElement
  const passive = { passive: true }
  const onEnd = () => void onTouchEnd()
  root.dataset.pull = ''
  document.addEventListener('touchstart', onTouchStart, passive)
  document.addEventListener('touchmove', onTouchMove, passive)
  document.addEventListener('touchend', onEnd, passive)
  document.addEventListener('touchcancel', cancel, passive)
  return () => {
    clearTimeout(hiding)
    delete root.dataset.pull
    mark.remove()
    document.removeEventListener('touchstart', onTouchStart)
    document.removeEventListener('touchmove', onTouchMove)
    document.removeEventListener('touchend', onEnd)
    document.removeEventListener('touchcancel', cancel)
  }
}

function createMark(): HTMLElement {
  const mark = document.createElement('div')
  mark.setAttribute('role', 'status')
  mark.className = 'pull-mark'
  document.body.append(mark)
  return mark
}

/** Reads again what is on the screen, the shopping list included. Returns whether all of it could be read. */
async function refreshScreen(): Promise<boolean> {
  const { reads } = sync
  await reads.invalidateWhere((query) => reads.isHouseholdRead(query) && query.isActive())
  if (currentPath() === paths.shopping)
    (await import('../../api/shopping-list/shopping-list-store')).readListAgain()
  const active = reads.client.getQueryCache().findAll({ type: 'active' })
  return active.every(({ state }) => state.error === null)
}
