import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { heavyAnswer, isHeavy, keepHeavyOnly } from './heavy-files'
import { isPage } from './is-page'
import { hearPushes } from './push'

declare const self: ServiceWorkerGlobalScope

/** What the build has made, file by file; vite/service-worker.ts writes it down. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

/** Files too heavy to be fetched by everybody. */
declare const HEAVY_FILES: string[]

const page = '/index.html'
/** The server puts the page's fingerprint here: the operator's settings are in the page, so the build cannot know it. */
const fingerprint = '%PAGE%'

const kept = new PrecacheController()
// By the fingerprint a page of another build is refused, should the server be renewed while this one is being fetched.
kept.addToCacheList([
  ...BUILT_FILES,
  { url: page, revision: fingerprint, integrity: `sha256-${fingerprint}` },
])

self.addEventListener('install', (event) => void kept.install(event))
self.addEventListener('activate', (event) =>
  event.waitUntil(self.clients.claim().then(() => forgetOldFiles(event))),
)
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(forgetOldFiles(event))
})
hearPushes(self)

registerRoute(new PrecacheRoute(kept, { directoryIndex: '', cleanURLs: false }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHeavy(url.pathname),
  ({ request }) => heavyAnswer(request, caches),
)
// A tab of the version before still finds its files, which the server no longer has.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
const fromKept = kept.createHandlerBoundToURL(page)
// A bookmark on another site opens this one and talks to it: only the server's own answer lets the two know each other.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/my-recipes/import',
  async (options) => fetch(options.request).catch(() => fromKept(options)),
)
registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url.pathname), fromKept)

/** Not while a tab is open that may need them. */
async function forgetOldFiles(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 0) return
  await kept.activate(event)
  await keepHeavyOnly(HEAVY_FILES, caches)
}
