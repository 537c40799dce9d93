import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** A browser as far as Larder's half of the sign-in needs one: it keeps the cookie and goes where it is sent. */
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
    /** Presses the button; returns where that leads. */
    async start(): Promise<string> {
      return String((await visit('/api/v1/auth/openid/start')).headers.location)
    },
    /** Comes back; returns what the login page is told. */
    async comeBack(callback: string): Promise<{ signin: string | null; error: string | null }> {
      const location = new URL(String((await visit(callback)).headers.location))
      const told = new URLSearchParams(location.hash.slice(1))
      return { signin: told.get('signin'), error: told.get('signin-error') }
    },
    get cookie(): string | undefined {
      return cookie
    },
    set cookie(value: string | undefined) {
      cookie = value
    },
  }
}
