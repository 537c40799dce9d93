import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFound } from './error-response'
import { type PageHead, withHead } from './page-head'

/** What the operator has set and every page may know. */
export interface OperatorSettings {
  socialLinks: Record<string, string>
  openId: { name: string } | null
}

/** What a page at this path tells of itself, where it has something of its own to tell. */
export type HeadFor = (path: string) => Promise<PageHead | undefined>

const year = 31_536_000

/** Serves the built web app: hashed files for ever, everything else asked for anew, one page for all routes. */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  operator: OperatorSettings,
  headFor: HeadFor = async () => undefined,
): Promise<void> {
  const html = withOperator(readFileSync(join(folder, 'index.html'), 'utf8'), operator)
  const page = prepare(html)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // What a build has named by its content can never change.
    setHeaders: (reply, path) => {
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache',
      )
    },
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**'],
  })

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    if (!isPage(path)) return sendNotFound(request, reply)
    const head = await headFor(path)
    return sendPage(head ? prepareOnce(withHead(html, head)) : page, request, reply)
  })
}

/** Without a build (in development Vite serves the pages) the server says so instead of staying silent. */
export function pagesAreBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  return decodeURIComponent(path).replace(/^\/+/, '/')
}

function isPage(path: string): boolean {
  return !/^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]{2,5}$/.test(path.toLowerCase())
}

interface PreparedPage {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

function withOperator(html: string, operator: OperatorSettings): string {
  // As data, not as a script: the content security policy lets no inline script run.
  const json = JSON.stringify(operator).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="operator">${json}</script>`
  return html.replace('</head>', () => `  ${block}\n  </head>`)
}

function prepare(html: string): PreparedPage {
  const plain = Buffer.from(html)
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) }
}

/** For one answer: packed only in the way it is asked for, and quickly. */
function prepareOnce(html: string): PreparedPage {
  const plain = Buffer.from(html)
  return {
    plain,
    get br() {
      return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    },
    get gzip() {
      return gzipSync(plain)
    },
  }
}

function sendPage(page: PreparedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const offered = String(request.headers['accept-encoding'] ?? '').split(',')
  const accepted = offered
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding')
  if (!encoding) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(page[encoding])
}
