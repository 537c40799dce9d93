import type { FastifyInstance } from 'fastify'
import { basePathOf } from '../../config/base-path'
import { addSeconds, type Clock } from '../../time/clock'

/** The pages listed for search engines: those of every installation and those that its cooks have published. */
export interface RobotsParts {
  clock: Clock
  publicUrl: string
  pages: readonly string[]
  /** Returns the paths of public content with the time of the last change. */
  publicPaths(): Promise<readonly { path: string; changedAt: string }[]>
}

/** Pages that require a session or carry a token. */
const disallowedPaths = [
  '/api/',
  '/admin',
  '/my-account',
  '/settings',
  '/reset-password',
  '/confirm-email',
  '/calendar/',
]
/** The protocol allows 50,000 in one file. */
const maxPublicPaths = 45_000
/** The sitemap is cached for this long. */
const cacheSeconds = 600

/** `/robots.txt` and `/sitemap.xml`. */
export function serveRobotsAndSitemap(app: FastifyInstance, parts: RobotsParts): void {
  const { clock, publicUrl, pages, publicPaths } = parts
  let cached: { until: string; map: Promise<string> } | undefined

  async function renderSitemap(): Promise<string> {
    const entries = [
      ...pages.map((path) => renderEntry(publicUrl + path)),
      ...(await publicPaths())
        .slice(0, maxPublicPaths)
        .map(({ path, changedAt }) => renderEntry(publicUrl + path, changedAt)),
    ]
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  }

  function getSitemap(): Promise<string> {
    const now = clock()
    if (cached && cached.until > now) return cached.map
    const map = renderSitemap()
    cached = { until: addSeconds(now, cacheSeconds), map }
    map.catch(() => {
      cached = undefined
    })
    return map
  }

  const basePath = basePathOf(publicUrl)
  const robots = [
    'User-agent: *',
    // The pictures of link previews.
    `Allow: ${basePath}/api/v1/drawn-pictures/`,
    ...disallowedPaths.map((path) => `Disallow: ${basePath}${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  app.get('/robots.txt', async (_, reply) => {
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${robots.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (_, reply) => {
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await getSitemap())
  })
}

function renderEntry(url: string, changedAt?: string): string {
  const last = changedAt === undefined ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`
  return `  <url><loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${last}</url>`
}
