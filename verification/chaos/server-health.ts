import { setTimeout as wait } from 'node:timers/promises'

/** What a health check answers and how long it took; status 0 when nothing came back. */
export async function checkHealth(
  url: string,
  path: '/healthz' | '/readyz',
): Promise<{ status: number; ms: number }> {
  const began = Date.now()
  const response = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return { status: response?.status ?? 0, ms: Date.now() - began }
}

/** Whether a running server becomes ready in time. */
export async function waitUntilReady(url: string, timeoutMs = 120_000): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await wait(100)) {
    if ((await checkHealth(url, '/readyz')).status === 200) return true
  }
  return false
}
