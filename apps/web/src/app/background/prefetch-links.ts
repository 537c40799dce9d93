import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { preload } from '../../api/use-read'
import { currentPath, toAppPath } from '../../base-path'
import { paths } from '../../paths'
import { matchPath } from '../../router/match-routes'
import { session } from '../../session/session-store'
import { loadPage } from '../page/load-page'
import { routeDefinitions } from '../routes'

/** A pointer that only passes a link leaves it sooner. */
const hoverMs = 65

/** What the screens a cook opens most read first. */
const readsOfScreens: Readonly<Record<string, () => readonly Promise<void>[]>> = {
  [paths.userHome]: () => [preload(inventory.overview, {}), preload(cooking.current, {})],
  [paths.inventory]: () => [preload(inventory.list, {})],
  [paths.shopping]: () => [preload(shopping.memory, {})],
  [paths.mealPlan]: () => [preload(mealPlan.wishes, {})],
}

/**
 * Fetches the script and the reads of the next screen when the pointer rests on its link, or the finger touches it: both
 * are under way before the press has ended. Returns a function that stops it.
 */
export function prefetchLinks(load: (page: string) => Promise<unknown> = loadPage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function prefetch(link: HTMLAnchorElement): void {
    const pathname = toAppPath(link.pathname)
    if (pathname === currentPath()) return
    const route = routeDefinitions.find(({ path }) => matchPath(path, pathname))
    if (!route) return
    // What fails now is fetched again, and reported, by the screen.
    const ignore = () => {}
    load(route.page).catch(ignore)
    if (!session.get().isAuthenticated) return
    for (const read of readsOfScreens[pathname]?.() ?? []) read.catch(ignore)
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    clearTimeout(timer)
    const link = pointerType === 'touch' ? null : findLink(target)
    if (link) timer = setTimeout(() => prefetch(link), hoverMs)
  }

  function onPointerDown({ target }: PointerEvent) {
    clearTimeout(timer)
    const link = findLink(target)
    if (link) prefetch(link)
  }

  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointerdown', onPointerDown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('pointerdown', onPointerDown)
  }
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download')
    ? link
    : null
}
