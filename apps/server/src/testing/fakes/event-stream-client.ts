import { household, LiveEvent } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import * as z from 'zod/mini'

export interface EventStreamClient {
  response: Response
  /** All received events. */
  events: LiveEvent[]
  heartbeats(): number
  /** Returns the next unread event; undefined when the stream has ended. */
  next(): Promise<LiveEvent | undefined>
  /** Resolves when the stream ends: properly or cut off. */
  ended: Promise<'said goodbye' | 'broke off'>
  close(): void
}

/** Reads the event stream as a browser does. */
export async function connectEventStream(url: string, token: string): Promise<EventStreamClient> {
  const controller = new AbortController()
  const response = await fetch(url + buildEndpointUrl(household.live), {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  })
  const events: LiveEvent[] = []
  let heartbeats = 0
  let nextIndex = 0
  let wake: () => void = () => undefined
  let isOver = false

  async function read(): Promise<void> {
    let rest = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + part).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith('data: ')) events.push(z.parse(LiveEvent, JSON.parse(block.slice(6))))
        else heartbeats += 1
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
      isOver = true
      wake()
    })

  return {
    response,
    events,
    heartbeats: () => heartbeats,
    async next() {
      while (nextIndex >= events.length && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return events[nextIndex++]
    },
    ended,
    close: () => controller.abort(),
  }
}
