import { percentile } from '../../kit/percentile'
import { type HttpConnection, type LoadRequest, openHttpConnection } from './http-connection'

/** One kind of call; a crowd of cooks makes it, each in their own kitchen. */
export interface RequestSource {
  name: string
  method: string
  /** What is asked the n-th time, no matter who asks. */
  next(n: number): LoadRequest
}

export interface LoadResult {
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/**
 * Sends a call again and again over some connections for a while, the next as soon as one is answered; every answer has to be a good
 * one. Connections are dealt out over the servers like cards. It works on bare sockets and looks at no more of an answer than
 * where it ends: what the load takes of the processors, the servers do not have.
 */
export async function runLoad(
  urls: readonly string[],
  call: RequestSource,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const lines: HttpConnection[] = []
  for (let at = 0; at < connections; at += 1)
    lines.push(await openHttpConnection(urls[at % urls.length] ?? ''))
  const times: number[] = []
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    lines.map(async (line) => {
      for (let now = performance.now(); now < until; ) {
        await line.ask(call.method, call.next(requestCount++)).catch((error: unknown) => {
          throw new Error(`${call.name} × ${connections}: ${error}`)
        })
        const answered = performance.now()
        times.push(answered - now)
        now = answered
      }
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  for (const line of lines) line.close()
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** Counted over the whole run, so that no question is ever asked twice under one name. */
let requestCount = 0
