// The package brings no types; this much of it is used.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Client {
    setHeaders(headers: Record<string, string>): void
    setBody(body: string): void
  }

  export interface Options {
    url: string
    method: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds between samples; it stops at one. */
    sampleInt: number
    setupClient(client: Client): void
  }

  export interface Result {
    errors: number
    non2xx: number
    statusCodeStats: Record<string, { count: number }>
  }

  type Tracker = EventEmitter<{ response: [Client, number, number, number] }> & PromiseLike<Result>

  export default function autocannon(options: Options): Tracker
}
