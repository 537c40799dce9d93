import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { spawnWorker } from './spawn-worker'

afterEach(() => vi.unstubAllEnvs())

test('a worker that parses untrusted input gets no settings and no secrets', async () => {
  vi.stubEnv('SMTP_URL', 'smtps://larder:plum@mail.example.org')
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_plum')
  const worker = spawnWorker({ moduleUrl: import.meta.url, name: 'environment.fixture' })
  const [environment] = await once(worker, 'message')
  await worker.terminate()
  expect(JSON.stringify(environment)).not.toContain('plum')
  expect(environment.PATH).toBe(process.env.PATH)
})
