import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressSync, negotiateEncoding } from '../compression'
import { sendError, sendNotFound } from '../error-response'
import { insertBasePath, insertBasePathIntoManifest } from './base-path-in-page'
import { insertPageHead, type PageHead } from './page-head'
import type { PrerenderedPage } from './prerendered-pages'
import { type CompressedPage, createPageRenderer, type OperatorSettings } from './rendered-pages'
import { readRoutePreloads } from './route-preloads'

/** Returns the metadata of the page at this path, if it has its own. */
export type FindPageHead = (path: string) => Promise<PageHead | undefined>

const year = 31_536_000
/** The route of every page. */
export const pagesRoute = '/*'
const worker = 'service-worker.js'
const manifest = 'manifest.webmanifest'
const assets = 'assets'
/** A bookmarklet on another site opens this page and posts it the content of that site. */
const messageTargetPath = '/my-recipes/import'

/** Serves the built web app: hashed files are cached for ever, everything else is revalidated, and one page serves all routes. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  operatorNow: () => Promise<OperatorSettings>,
  {
    headFor = async () => undefined,
    prerendered = [],
    basePath = '',
  }: { headFor?: FindPageHead; prerendered?: readonly PrerenderedPage[]; basePath?: string } = {},
): Promise<void> {
  const workerPath = join(folder, worker)
  const render = createPageRenderer({
    index: insertBasePath(readFileSync(join(folder, 'index.html'), 'utf8'), basePath),
    prerendered,
    workerText: existsSync(workerPath) ? readFileSync(workerPath, 'utf8') : undefined,
  })
  const pagesNow = async () => render(await operatorNow())
  const insertPreloads = readRoutePreloads(folder, basePath)
  const canonicalPaths = new Set(prerendered.map(({ path }) => path))

  await app.register((scope) => serveAssets(scope, join(folder, assets)))
  await app.register(fastifyStatic, {
    ...staticOptions('no-cache'),
    root: folder,
    wildcard: false,
    globIgnore: [
      '**/*.br',
      '**/*.gz',
      'index.html',
      worker,
      manifest,
      '.vite/**',
      'pages/**',
      `${assets}/**`,
    ],
  })

  // The page from which the app starts offline: valid for every path, without metadata of a recipe.
  app.get('/index.html', async (request, reply) => sendPage((await pagesNow()).page, request, reply))
  app.get(`/${worker}`, async (request, reply) => {
    const { worker: script } = await pagesNow()
    return script ? sendPage(script, request, reply) : sendNotFound(request, reply)
  })

  serveManifest(app, join(folder, manifest), basePath)

  // A form submitted before its script has loaded: redirect to the page instead of putting the input into a URL.
  for (const { path } of prerendered)
    app.route({
      method: 'POST',
      url: path,
      onRequest: async (_, reply) => reply.redirect(basePath + path, 303),
      handler: async () => undefined,
    })

  app.get(pagesRoute, async (request, reply) => {
    // The service worker's pages are below the base path: a slash ends it.
    if (basePath !== '' && rawPathOf(request.originalUrl) === basePath)
      return reply.redirect(`${basePath}/${request.originalUrl.slice(basePath.length)}`, 308)
    const path = pathOf(request.url)
    if (!isPage(path)) return sendNotFound(request, reply)
    const canonicalPath = path === '/' ? path : path.replace(/\/$/, '')
    // One URL per page, for the app's router and for search engines.
    if (canonicalPaths.has(canonicalPath) && rawPathOf(request.url) !== canonicalPath)
      return reply.redirect(basePath + canonicalPath + request.url.slice(rawPathOf(request.url).length), 308)
    if (path === messageTargetPath) reply.header('cross-origin-opener-policy', 'unsafe-none')
    // A query (a search, a return path) was unknown when the page was prerendered.
    const { html, page, ...pages } = await pagesNow()
    const prerenderedHtml = request.url.includes('?') ? undefined : pages.prerendered(path)
    if (prerenderedHtml !== undefined) return sendPage(pages.compressOnce(prerenderedHtml), request, reply)
    const head = await headFor(path)
    const withPreloads = insertPreloads(path, html)
    if (head) return sendPage(compressPageLazily(insertPageHead(withPreloads, head)), request, reply)
    return sendPage(withPreloads === html ? page : pages.compressOnce(withPreloads), request, reply)
  })
}

/** Serves what a browser reads to install the app. */
function serveManifest(app: FastifyInstance, path: string, basePath: string): void {
  if (!existsSync(path)) return
  const text = insertBasePathIntoManifest(readFileSync(path, 'utf8'), basePath)
  const page = { ...compressPageLazily(text), type: 'application/manifest+json' }
  app.get(`/${manifest}`, async (request, reply) => sendPage(page, request, reply))
}

/** Serves files named by their content hash, which never change. Files are looked up on request. */
async function serveAssets(scope: FastifyInstance, root: string): Promise<void> {
  // A malformed path is treated as a missing file.
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode } = error
    if (statusCode === 400 || statusCode === 403) return sendNotFound(request, reply)
    return sendError(error, request, reply)
  })
  await scope.register(fastifyStatic, {
    ...staticOptions(`public, max-age=${year}, immutable`),
    root,
    prefix: `/${assets}/`,
    dotfiles: 'ignore',
    allowedPath: (path) => !/\/$|\.(?:br|gz)$/.test(path),
  })
}

function staticOptions(cacheControl: string) {
  return {
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply: { setHeader(name: string, value: string): void }) {
      reply.setHeader('cache-control', cacheControl)
      // A shared cache must not send the compressed file to a client that cannot decompress it.
      reply.setHeader('vary', 'accept-encoding')
    },
  } as const
}

/** Returns whether a build exists. In development Vite serves the pages. */
export function isWebAppBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

/** What the router took for the path: a fragment, which browsers do not send, ends it as well. */
function rawPathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
}

function pathOf(url: string): string {
  return decodeURIComponent(rawPathOf(url)).replace(/^\/+/, '/')
}

function isPage(path: string): boolean {
  return !/^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]{2,5}$/.test(path.toLowerCase())
}

/** Compresses a one-off page only in the requested encoding, at a fast setting. */
function compressPageLazily(html: string): CompressedPage {
  const plain = Buffer.from(html)
  return {
    plain,
    get br() {
      return compressSync(plain, 'br')
    },
    get gzip() {
      return compressSync(plain, 'gzip')
    },
  }
}

function sendPage(page: CompressedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const { type = 'text/html; charset=utf-8', tag } = page
  reply.header('content-type', type).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (tag !== undefined) {
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  }
  if (!encoding) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(page[encoding])
}
