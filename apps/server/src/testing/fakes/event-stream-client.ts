import { household, LiveEvent } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import * as z from 'zod/mini'

export interface EventStreamClient {
  response: Response
  /** What was said so far. */
  events: LiveEvent[]
  heartbeats(): number
  /** The next thing said that was not asked for yet; nothing when the line ended. */
  next(): Promise<LiveEvent | undefined>
  /** How it ended, once it has: properly, or in the middle of things. */
  ended: Promise<'said goodbye' | 'broke off'>
  close(): void
}

/** Reads the live line as a browser does. */
export async function connectEventStream(url: string, token: string): Promise<EventStreamClient> {
  const hangingUp = new AbortController()
  const response = await fetch(url + buildEndpointUrl(household.live), {
    headers: { authorization: `Bearer ${token}` },
    signal: hangingUp.signal,
  })
  const events: LiveEvent[] = []
  let beats = 0
  let asked = 0
  let wake: () => void = () => undefined
  let over = false

  async function read(): Promise<void> {
    let rest = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + part).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith('data: ')) events.push(z.parse(LiveEvent, JSON.parse(block.slice(6))))
        else beats += 1
      }
      wake()
    }
  }

  const ended = read()
    .then(
      () => 'said goodbye' as const,
      () => 'broke off' as const,
    )
    .finally(() => {
      over = true
      wake()
    })

  return {
    response,
    events,
    heartbeats: () => beats,
    async next() {
      while (asked >= events.length && !over) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return events[asked++]
    },
    ended,
    close: () => hangingUp.abort(),
  }
}
