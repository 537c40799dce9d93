import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressSync, negotiateEncoding } from '../compression'
import { sendError, sendNotFound } from '../error-response'
import { insertPageHead, type PageHead } from './page-head'
import type { PrerenderedPage } from './prerendered-pages'
import { readRoutePreloads } from './route-preloads'

/** What the operator has set and every page may know. */
export interface OperatorSettings {
  socialLinks: Record<string, string>
  storeLinks: { name: string; url: string }[]
  openId: { name: string } | null
}

/** What a page at this path tells of itself, where it has something of its own to tell. */
export type FindPageHead = (path: string) => Promise<PageHead | undefined>

const year = 31_536_000
const worker = 'service-worker.js'
const assets = 'assets'
/** A bookmark on another site opens this page and hands it what is on that one. */
const messageTargetPath = '/my-recipes/import'

/** Serves the built web app: hashed files for ever, everything else asked for anew, one page for all routes. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  operator: OperatorSettings,
  {
    headFor = async () => undefined,
    drawn = [],
  }: { headFor?: FindPageHead; drawn?: readonly PrerenderedPage[] } = {},
): Promise<void> {
  const html = insertOperatorSettings(readFileSync(join(folder, 'index.html'), 'utf8'), operator)
  const page = compressPage(html)
  const withScripts = readRoutePreloads(folder)
  const drawnPages = new Map(drawn.map((one) => [one.path, insertOperatorSettings(one.html, operator)]))
  // Each is packed when it is first asked for, and there are as many as rooms.
  const packed = new Map<string, CompressedPage>()
  const packedOnce = (text: string) => {
    const known = packed.get(text) ?? compressPage(text)
    packed.set(text, known)
    return known
  }

  await app.register((scope) => serveAssets(scope, join(folder, assets)))
  await app.register(fastifyStatic, {
    ...ofFiles('no-cache'),
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', worker, '.vite/**', 'pages/**', `${assets}/**`],
  })

  // What the app starts from without a network: the page that belongs to every address, with no recipe's head in it.
  app.get('/index.html', (request, reply) => sendPage(page, request, reply))
  serveWorker(app, join(folder, worker), html)

  // A form that is sent before its script is there: the page once more, rather than what was typed in an address.
  for (const { path } of drawn)
    app.route({
      method: 'POST',
      url: path,
      onRequest: async (_, reply) => reply.redirect(path, 303),
      handler: async () => undefined,
    })

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    if (!isPage(path)) return sendNotFound(request, reply)
    const drawnAt = path === '/' ? path : path.replace(/\/$/, '')
    // One address for each: the app knows where it is by the address, and so do search engines.
    if (drawnPages.has(drawnAt) && rawPathOf(request.url) !== drawnAt)
      return reply.redirect(drawnAt + request.url.slice(rawPathOf(request.url).length), 308)
    if (path === messageTargetPath) reply.header('cross-origin-opener-policy', 'unsafe-none')
    // What is asked for beyond the path (a search, a place to return to) was not known when the page was drawn.
    const ready = request.url.includes('?') ? undefined : drawnPages.get(path)
    if (ready !== undefined) return sendPage(packedOnce(ready), request, reply)
    const head = await headFor(path)
    const named = withScripts(path, html)
    if (head) return sendPage(compressPageLazily(insertPageHead(named, head)), request, reply)
    return sendPage(named === html ? page : packedOnce(named), request, reply)
  })
}

/** What a build has named by its content can never change; it is looked for when it is asked for. */
async function serveAssets(scope: FastifyInstance, root: string): Promise<void> {
  // What is no path to a file of ours is no file of ours, whatever is odd about it.
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode } = error
    if (statusCode === 400 || statusCode === 403) return sendNotFound(request, reply)
    return sendError(error, request, reply)
  })
  await scope.register(fastifyStatic, {
    ...ofFiles(`public, max-age=${year}, immutable`),
    root,
    prefix: `/${assets}/`,
    dotfiles: 'ignore',
    allowedPath: (path) => !/\/$|\.(?:br|gz)$/.test(path),
  })
}

function ofFiles(cacheControl: string) {
  return {
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply: { setHeader(name: string, value: string): void }) {
      reply.setHeader('cache-control', cacheControl)
      // A cache on the way must not hand the packed one to somebody who cannot unpack it.
      reply.setHeader('vary', 'accept-encoding')
    },
  } as const
}

/** Its text changes with the page, and so with the operator's settings: then browsers fetch both anew. */
function serveWorker(app: FastifyInstance, path: string, html: string) {
  if (!existsSync(path)) return
  const fingerprint = fingerprintOf(html)
  const text = readFileSync(path, 'utf8').replaceAll('%PAGE%', fingerprint)
  const script = {
    ...compressPage(text),
    type: 'text/javascript; charset=utf-8',
    tag: `"${fingerprintOf(text)}"`,
  }
  app.get(`/${worker}`, (request, reply) => sendPage(script, request, reply))
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Without a build (in development Vite serves the pages) the server says so instead of staying silent. */
export function isWebAppBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

function rawPathOf(url: string): string {
  const [path = ''] = url.split('?')
  return path
}

function pathOf(url: string): string {
  return decodeURIComponent(rawPathOf(url)).replace(/^\/+/, '/')
}

function isPage(path: string): boolean {
  return !/^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]{2,5}$/.test(path.toLowerCase())
}

interface CompressedPage {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  /** Other than HTML. */
  readonly type?: string
  /** Spares whoever has it already the rest. */
  readonly tag?: string
}

function insertOperatorSettings(html: string, operator: OperatorSettings): string {
  // As data, not as a script: the content security policy lets no inline script run.
  const json = JSON.stringify(operator).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="operator">${json}</script>`
  return html.replace('</head>', () => `  ${block}\n  </head>`)
}

function compressPage(html: string): CompressedPage {
  const plain = Buffer.from(html)
  // The very best would keep the first visitor waiting for a hundredth less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) }
}

/** For one answer: packed only in the way it is asked for, and quickly. */
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
  const packing = negotiateEncoding(request.headers['accept-encoding'])
  const { type = 'text/html; charset=utf-8', tag } = page
  reply.header('content-type', type).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (tag !== undefined) {
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  }
  if (!packing) return reply.send(page.plain)
  return reply.header('content-encoding', packing).send(page[packing])
}
