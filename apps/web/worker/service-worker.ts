import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isAppRoute } from './is-app-route'
import { isLargeAsset, pruneLargeAssets, serveLargeAsset } from './large-assets'
import { handlePushEvents } from './push-handler'

declare const self: ServiceWorkerGlobalScope

/** What the build has made, file by file; vite/service-worker.ts writes it down. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

/** Files too heavy to be fetched by everybody. */
declare const HEAVY_FILES: string[]

const indexHtml = '/index.html'
/** The server puts the page's fingerprint here: the operator's settings are in the page, so the build cannot know it. */
const fingerprint = '%PAGE%'

const precache = new PrecacheController()
// By the fingerprint a page of another build is refused, should the server be renewed while this one is being fetched.
precache.addToCacheList([
  ...BUILT_FILES,
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
handlePushEvents(self)

registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLargeAsset(url.pathname),
  ({ request }) => serveLargeAsset(request, caches),
)
// A tab of the version before still finds its files, which the server no longer has.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
const fromPrecache = precache.createHandlerBoundToURL(indexHtml)
// A bookmark on another site opens this one and talks to it: only the server's own answer lets the two know each other.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/my-recipes/import',
  async (options) => fetch(options.request).catch(() => fromPrecache(options)),
)
registerRoute(({ request, url }) => request.mode === 'navigate' && isAppRoute(url.pathname), fromPrecache)

/** Not while a tab is open that may need them. */
async function deleteOldFiles(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 0) return
  await precache.activate(event)
  await pruneLargeAssets(HEAVY_FILES, caches)
}
