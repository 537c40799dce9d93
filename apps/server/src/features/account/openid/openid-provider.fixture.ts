import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClientAuthMethod } from 'oidc-provider'
import { type Env, readEnv } from '../../../env'

export interface OpenIdPerson {
  email?: string
  email_verified?: boolean | string
  name?: string
  preferred_username?: string
  groups?: readonly string[]
}

export interface TestIssuer {
  readonly url: string
  /** People who can sign in, by subject. */
  readonly people: Map<string, OpenIdPerson>
  /** When set, drops every connection. */
  down: boolean
  /** When set, changes ID tokens in responses. */
  forge: ((idToken: string) => string) | undefined
  /** Returns an ID token with other claims and a valid signature. */
  resigned(idToken: string, claims: object): string
  /** Signs in at the issuer with its own browser; returns the redirect back. */
  signIn(address: string, subject: string): Promise<string>
  /** The same, but cancels. */
  cancel(address: string): Promise<string>
  close(): Promise<void>
}

export interface TestIssuerOptions {
  /** Whether the ID token includes the email; otherwise it comes from userinfo. */
  emailInIdToken?: boolean
  clientAuthMethod?: ClientAuthMethod
  /** URL of the Larder installation. */
  larderUrl?: string
}

export const testPublicUrl = 'http://larder.test'
export const testOpenIdClient = { id: 'larder', secret: 'the-secret-of-larder-at-the-issuer' }

/** The environment of a Larder that uses an issuer. */
export function openIdEnv(
  { url }: { url: string },
  larderUrl = testPublicUrl,
  more: Record<string, string> = {},
): Env {
  return readEnv({
    ...more,
    PUBLIC_URL: larderUrl,
    OPENID_ISSUER: url,
    OPENID_CLIENT_ID: testOpenIdClient.id,
    OPENID_CLIENT_SECRET: testOpenIdClient.secret,
  })
}

const hour = 3600

/** A real OpenID Connect provider on this machine. */
export async function aTestIssuer(options: TestIssuerOptions = {}): Promise<TestIssuer> {
  const {
    emailInIdToken = false,
    clientAuthMethod = 'client_secret_basic',
    larderUrl = testPublicUrl,
  } = options
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, OpenIdPerson>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = await withoutProviderNotices(async () => {
    const { default: Provider } = await import('oidc-provider')
    return new Provider(url, {
      clients: [
        {
          client_id: testOpenIdClient.id,
          client_secret: testOpenIdClient.secret,
          redirect_uris: [`${larderUrl}/api/v1/auth/openid/callback`],
          token_endpoint_auth_method: clientAuthMethod,
        },
      ],
      clientAuthMethods: [clientAuthMethod],
      pkce: { required: () => true },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username', 'groups'],
      },
      conformIdTokenClaims: !emailInIdToken,
      findAccount: (_, subject) => ({
        accountId: subject,
        claims: async () => ({ sub: subject, ...people.get(subject) }),
      }),
      cookies: { keys: ['only for tests'] },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
      ttl: { Interaction: hour, Session: hour, Grant: hour, AccessToken: hour, IdToken: hour },
    })
  })
  const failures: Error[] = []
  provider.on('server_error', (_, error) => failures.push(error))
  const issuer: TestIssuer = {
    url,
    people,
    down: false,
    forge: undefined,
    resigned(idToken, claims) {
      const [head, body = ''] = idToken.split('.')
      const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...claims }
      const content = `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
    },
    signIn: (address, subject) => followRedirects(address, (page) => submitForm(page, subject)),
    cancel: (address) => followRedirects(address, (page) => [new URL(findLink(page, 'abort'), url).href]),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (failures.length > 0) throw new AggregateError(failures, 'the test issuer failed')
    },
  }
  provider.use(async (ctx, next) => {
    await next()
    const response = ctx.body as { id_token?: string }
    if (ctx.path === '/token' && issuer.forge && response.id_token) {
      ctx.body = { ...response, id_token: issuer.forge(response.id_token) }
    }
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (issuer.down) request.socket.destroy()
    else void handle(request, response)
  })
  return issuer
}

type NextRequest = [address: string, form?: Record<string, string>]

function submitForm(page: string, subject: string): NextRequest {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
  const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1]
  if (!action || !prompt) throw new Error(`the issuer shows no form: ${page.slice(0, 2000)}`)
  return [action, prompt === 'login' ? { prompt, login: subject, password: 'anything' } : { prompt }]
}

function findLink(page: string, text: string): string {
  const link = new RegExp(`href="([^"]*${text}[^"]*)"`).exec(page)?.[1]
  if (!link) throw new Error(`the issuer shows no link to ${text}: ${page.slice(0, 2000)}`)
  return link
}

/** Follows redirects and submits pages until the issuer redirects elsewhere. */
async function followRedirects(address: string, respond: (page: string) => NextRequest): Promise<string> {
  const { origin } = new URL(address)
  const jar = new Map<string, string>()
  let next: NextRequest = [address]
  for (let steps = 0; steps < 12; steps += 1) {
    const [url, form] = next
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const location = response.headers.get('location')
    const page = await response.text()
    if (!location && !response.ok) throw new Error(`the issuer returned ${response.status}: ${page}`)
    next = location ? [new URL(location, url).href] : respond(page)
    if (new URL(next[0]).origin !== origin) return next[0]
  }
  throw new Error('too many redirects at the issuer')
}

// Suppresses only the provider's warnings against production use at load and setup.
async function withoutProviderNotices<T>(work: () => Promise<T>): Promise<T> {
  const { info, warn } = console
  const unlessNotice =
    (log: typeof console.info) =>
    (...parts: unknown[]): void => {
      if (!String(parts[0]).includes('oidc-provider ')) log(...parts)
    }
  console.info = unlessNotice(info)
  console.warn = unlessNotice(warn)
  try {
    return await work()
  } finally {
    Object.assign(console, { info, warn })
  }
}
