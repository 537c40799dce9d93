import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** A browser stub for Larder's half of the sign-in: it keeps the cookie and follows redirects. */
export function anOpenIdBrowser(app: FastifyInstance, { address = '203.0.113.7' } = {}) {
  let cookie: string | undefined

  async function visit(url: string): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, 'http://larder.test')
    const response = await app.inject({
      url: pathname + search,
      remoteAddress: address,
      headers: { 'user-agent': 'Firefox/140.0 (X11; Linux)', ...(cookie && { cookie }) },
    })
    const line = response.headers['set-cookie']
    if (typeof line === 'string') cookie = line.includes('Max-Age=0') ? undefined : line.split(';')[0]
    return response
  }

  return {
    visit,
    /** Starts the sign-in; returns the redirect. */
    async start(): Promise<string> {
      return String((await visit('/api/v1/auth/openid/start')).headers.location)
    },
    /** Opens the callback; returns the parameters of the login page. */
    async comeBack(callback: string): Promise<{ signin: string | null; error: string | null }> {
      const location = new URL(String((await visit(callback)).headers.location))
      const parameters = new URLSearchParams(location.hash.slice(1))
      return { signin: parameters.get('signin'), error: parameters.get('signin-error') }
    },
    get cookie(): string | undefined {
      return cookie
    },
    set cookie(value: string | undefined) {
      cookie = value
    },
  }
}
