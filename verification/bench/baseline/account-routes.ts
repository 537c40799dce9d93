import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { authenticateRequest, baselinePool } from './baseline-session'

const text = { type: 'string' }
const user = {
  type: 'object',
  properties: { id: text, name: text, email: text, subscription: text, role: text },
}
const answer = (data: object) => ({ response: { 200: { type: 'object', properties: { data } } } })
const signedIn = { type: 'object', properties: { access_token: text, user } }
const day = 86_400_000

/** Who somebody is, and how they come in: one look-up, one comparison of passwords, one session. */
export function addAccountRoutes(app: FastifyInstance): void {
  app.get('/api/v1/auth/me', { schema: answer(user) }, async (request) => ({
    data: await authenticateRequest(request),
  }))

  app.post('/api/v1/auth/login', { schema: answer(signedIn) }, async (request) => {
    const { email, password } = request.body as { email: string; password: string }
    const { rows } = await baselinePool.query({
      name: 'account',
      text: 'select id, name, email, subscription, role, password_hash from accounts where email = $1',
      values: [email],
    })
    const [found] = rows
    if (!(await verify(found.password_hash, password))) throw new Error('the wrong password')
    const token = randomBytes(32).toString('base64url')
    await baselinePool.query({
      name: 'session',
      text: `insert into sessions (id, account_id, token_hash, device, created_at, last_used_at, expires_at)
        values ($1, $2, $3, '', now(), now(), $4)`,
      values: [
        randomUUID(),
        found.id,
        createHash('sha256').update(token).digest(),
        new Date(Date.now() + day).toISOString(),
      ],
    })
    return { data: { access_token: token, user: found } }
  })
}
