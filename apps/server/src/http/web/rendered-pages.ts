import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PrerenderedPage } from './prerendered-pages'

/** Operator settings included in every page. */
export interface OperatorSettings {
  socialLinks: Record<string, string>
  storeLinks: { name: string; url: string }[]
  openId: { name: string } | null
  /** Off: people sign in through the OpenID issuer only. */
  passwords: 'on' | 'off'
  /** Who may create an account. */
  registration: 'open' | 'invite' | 'closed'
  /** Whether there are plans with their prices. */
  plans: 'on' | 'off'
  /** Whether the first admin is still to be made, by the set-up link. */
  needsSetUp: boolean
}

export interface CompressedPage {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  /** The content type, when not HTML. */
  readonly type?: string
  /** The ETag, for conditional requests. */
  readonly tag?: string
}

/** The pages with the operator's settings of the moment. */
export interface RenderedPages {
  /** The page that serves all routes. */
  readonly html: string
  readonly page: CompressedPage
  /** The prerendered page of this path, if there is one that these settings allow. */
  prerendered(path: string): string | undefined
  readonly worker: CompressedPage | undefined
  /** Compresses a page on its first request; there are as many as routes. */
  compressOnce(text: string): CompressedPage
}

interface PageSources {
  readonly index: string
  readonly prerendered: readonly PrerenderedPage[]
  readonly workerText: string | undefined
}

/** Writes the operator's settings into the pages, again only when they change. */
export function createPageRenderer(sources: PageSources): (operator: OperatorSettings) => RenderedPages {
  let last: { json: string; pages: RenderedPages } | undefined
  return (operator) => {
    const json = JSON.stringify(operator)
    if (last?.json !== json) last = { json, pages: renderPages(sources, operator) }
    return last.pages
  }
}

function renderPages(
  { index, prerendered, workerText }: PageSources,
  operator: OperatorSettings,
): RenderedPages {
  const html = insertOperatorSettings(index, operator)
  const pages = new Map(
    prerendered
      .filter((page) => isTrueOf(page, operator))
      .map((one) => [one.path, insertOperatorSettings(one.html, operator)]),
  )
  const compressed = new Map<string, CompressedPage>()
  return {
    html,
    page: compressPage(html),
    prerendered: (path) => pages.get(path),
    worker: workerText === undefined ? undefined : renderWorker(workerText, html),
    compressOnce(text) {
      const page = compressed.get(text) ?? compressPage(text)
      compressed.set(text, page)
      return page
    },
  }
}

/** Returns whether a page written at build time says what these settings say. Every page's header offers 'Sign Up'. */
function isTrueOf(page: PrerenderedPage, { registration, plans, needsSetUp }: OperatorSettings): boolean {
  if (registration === 'closed') return false
  if (page.onlyWithPlans && plans === 'off') return false
  return !page.onlyOpenRegistration || (registration === 'open' && !needsSetUp)
}

/**
 * The worker's text includes a hash of the page, which contains the operator settings, so that browsers refetch both when either
 * changes.
 */
function renderWorker(source: string, html: string): CompressedPage {
  const text = source.replaceAll('%PAGE%', fingerprintOf(html))
  return {
    ...compressPage(text),
    type: 'text/javascript; charset=utf-8',
    tag: `"${fingerprintOf(text)}"`,
  }
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function insertOperatorSettings(html: string, operator: OperatorSettings): string {
  // A data block, not a script: the content security policy blocks inline scripts.
  const json = JSON.stringify(operator).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="operator">${json}</script>`
  return html.replace('</head>', () => `  ${block}\n  </head>`)
}

function compressPage(html: string): CompressedPage {
  const plain = Buffer.from(html)
  // The highest quality would delay the first visitor to save one percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) }
}
