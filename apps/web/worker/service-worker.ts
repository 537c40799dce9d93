import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isDrawnPicture, serveDrawnPicture } from './drawn-pictures'
import { isAppRoute } from './is-app-route'
import { isLargeAsset, pruneLargeAssets, serveLargeAsset } from './large-assets'
import { handlePushEvents } from './push-handler'
import { scopePathOf, toPathBelow } from './worker-scope'

declare const self: ServiceWorkerGlobalScope

/** The built files, inserted by vite/service-worker-plugin.ts. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

/** Files too large to precache. */
declare const HEAVY_FILES: string[]

const base = scopePathOf(self.location)
const pathOf = ({ pathname }: URL) => toPathBelow(base, pathname)
const withBase = <File extends { url: string }>(file: File) => ({ ...file, url: base + file.url })

const indexHtml = `${base}/index.html`
/**
 * The server inserts the page's hash: the page contains the operator's settings, so the build cannot know it.
 */
const fingerprint = '%PAGE%'

const precache = new PrecacheController()
// The integrity check rejects a page of another build if the server is updated during the download.
precache.addToCacheList([
  ...BUILT_FILES.map(withBase),
  { url: indexHtml, revision: fingerprint, integrity: `sha256-${fingerprint}` },
])

self.addEventListener('install', (event) => void precache.install(event))
self.addEventListener('activate', (event) =>
  event.waitUntil(self.clients.claim().then(() => deleteOldFiles(event))),
)
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(deleteOldFiles(event))
})
handlePushEvents(self, base)

registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLargeAsset(pathOf(url)),
  ({ request }) => serveLargeAsset(request, caches),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isDrawnPicture(pathOf(url)),
  ({ request }) => serveDrawnPicture(request, caches),
)
// A tab of the previous version finds its files in the cache; the server no longer has them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pathOf(url).startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
const serveIndexHtml = precache.createHandlerBoundToURL(indexHtml)
// A bookmarklet on another site opens this page and talks to it. Only the server's response has the headers
// that allow it.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pathOf(url) === '/my-recipes/import',
  async (options) => fetch(options.request).catch(() => serveIndexHtml(options)),
)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && pathOf(url) !== '' && isAppRoute(pathOf(url)),
  serveIndexHtml,
)

/** Deletes files of earlier builds unless an open tab may need them. */
async function deleteOldFiles(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 0) return
  await precache.activate(event)
  await pruneLargeAssets(
    HEAVY_FILES.map((path) => base + path),
    caches,
  )
}
