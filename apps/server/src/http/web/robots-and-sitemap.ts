import type { FastifyInstance } from 'fastify'
import { addSeconds, type Clock } from '../../time/clock'

/** What search engines are told of: pages of every installation, and those that its cooks have made public. */
export interface RobotsParts {
  clock: Clock
  publicUrl: string
  pages: readonly string[]
  /** Addresses of what is public, with when each was last changed. */
  publicPaths(): Promise<readonly { path: string; changedAt: string }[]>
}

/** Screens that show nobody anything before they sign in. */
const disallowedPaths = [
  '/api/',
  '/admin',
  '/my-account',
  '/settings',
  '/reset-password',
  '/confirm-email',
  '/calendar/',
]
/** What the protocol allows in one file is 50,000. */
const most = 45_000
/** So long a list is good; whoever asks more often is given the same. */
const cacheSeconds = 600

/** `/robots.txt` and `/sitemap.xml`. */
export function serveRobotsAndSitemap(app: FastifyInstance, parts: RobotsParts): void {
  const { clock, publicUrl, pages, publicPaths } = parts
  let listed: { until: string; map: Promise<string> } | undefined

  async function draw(): Promise<string> {
    const entries = [
      ...pages.map((path) => entry(publicUrl + path)),
      ...(await publicPaths())
        .slice(0, most)
        .map(({ path, changedAt }) => entry(publicUrl + path, changedAt)),
    ]
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  }

  function siteMap(): Promise<string> {
    const now = clock()
    if (listed && listed.until > now) return listed.map
    const map = draw()
    listed = { until: addSeconds(now, cacheSeconds), map }
    map.catch(() => {
      listed = undefined
    })
    return map
  }

  const robots = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
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
      .send(await siteMap())
  })
}

function entry(url: string, changedAt?: string): string {
  const last = changedAt === undefined ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`
  return `  <url><loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>${last}</url>`
}
