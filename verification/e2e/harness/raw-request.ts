import type { E2eLarder } from './e2e-larder'
import type { E2eCook } from './fixtures'

interface RawAnswer {
  data?: unknown
  error?: { code: string; message: string }
}

/** One call by its address, as somebody without our client writes it. */
export async function sendRequest(
  server: E2eLarder,
  { token }: Pick<E2eCook, 'token'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: RawAnswer }> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: await response.json() }
}
