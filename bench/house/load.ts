import autocannon from 'autocannon'
import { percentile } from './percentile'

/** One kind of call, as each connection sends it. */
export interface Call {
  method: string
  path: string
  /** What the n-th connection sends. */
  sends(n: number): { headers: Record<string, string>; body?: string }
}

export interface Load {
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Sends the call again and again over some connections for a while; every answer has to be a good one. */
export async function load(url: string, call: Call, connections: number, seconds: number): Promise<Load> {
  let connection = 0
  const times: number[] = []
  const start = performance.now()
  const run = autocannon({
    url: url + call.path,
    method: call.method,
    connections,
    duration: seconds,
    sampleInt: 100,
    setupClient(client) {
      const { headers, body } = call.sends(connection++)
      client.setHeaders(headers)
      if (body !== undefined) client.setBody(body)
    },
  })
  // Its own table of times knows whole milliseconds only.
  run.on('response', (_client, _status, _bytes, time) => times.push(time))
  const { errors, non2xx, statusCodeStats } = await run
  const elapsed = (performance.now() - start) / 1000
  if (errors > 0 || non2xx > 0 || times.length === 0) {
    throw new Error(
      `${call.path}: ${errors} errors, ${times.length} answers, ${JSON.stringify(statusCodeStats)}`,
    )
  }
  return {
    count: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
