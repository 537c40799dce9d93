import * as z from 'zod/mini'
import type { ModelSettings } from '../env'
import { parseEventStream } from './event-stream-parser'
import { type LanguageModel, ModelError, type ModelMessage } from './language-model'

export interface ModelLimits {
  readonly firstByteMs: number
  readonly wholeMs: number
  /** Of what the model says. */
  readonly mostText: number
  /** Of everything that is sent to say it. */
  readonly mostBytes: number
}

const usualLimits: ModelLimits = {
  firstByteMs: 10_000,
  wholeMs: 60_000,
  mostText: 64 * 1024,
  mostBytes: 4 * 1024 * 1024,
}

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
})

/** A model behind an endpoint that speaks as OpenAI's chat completions do. */
export function createChatModel(
  { url, name, key }: ModelSettings,
  limits: ModelLimits = usualLimits,
): LanguageModel {
  const address = `${url.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`

  async function* complete(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<string> {
    const hangUp = new AbortController()
    let slow = false
    const tooSlow = () => {
      slow = true
      hangUp.abort()
    }
    const first = setTimeout(tooSlow, limits.firstByteMs)
    const whole = setTimeout(tooSlow, limits.wholeMs)
    const follow = () => hangUp.abort()
    signal.addEventListener('abort', follow)
    try {
      signal.throwIfAborted()
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model: name, stream: true, messages }),
        // The key is for this address and for no other.
        redirect: 'manual',
        signal: hangUp.signal,
      })
      const bytes = requireBody(answer)
      yield* readCompletionText(
        parseEventStream(textOf(bytes, limits.mostBytes, () => clearTimeout(first))),
        limits.mostText,
      )
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelError) throw error
      throw new ModelError(slow ? 'slow' : 'unreachable')
    } finally {
      clearTimeout(first)
      clearTimeout(whole)
      signal.removeEventListener('abort', follow)
      hangUp.abort()
    }
  }

  return { complete }
}

function requireBody({ status, ok, headers, body }: Response): ReadableStream<Uint8Array> {
  if (status === 429) throw new ModelError('busy', status)
  if (status >= 500) throw new ModelError('server-error', status)
  if (!ok) throw new ModelError('refused', status)
  const type = headers.get('content-type') ?? ''
  if (!/^text\/event-stream\b/i.test(type) || !body) throw new ModelError('unreadable', status)
  return body
}

async function* textOf(
  bytes: ReadableStream<Uint8Array>,
  most: number,
  onFirst: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let count = 0
  try {
    for await (const piece of bytes) {
      if (count === 0) onFirst()
      count += piece.byteLength
      if (count > most) throw new ModelError('too-long')
      yield decode(() => decoder.decode(piece, { stream: true }))
    }
  } catch (error) {
    // Once an answer has begun, whatever ends it before its end has cut it off; being too slow is told by who waits.
    if (error instanceof ModelError || count === 0 || isAbort(error)) throw error
    throw new ModelError('broke-off')
  }
  yield decode(() => decoder.decode())
}

function decode(read: () => string): string {
  try {
    return read()
  } catch {
    throw new ModelError('unreadable')
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

async function* readCompletionText(events: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  let said = 0
  let finished = false
  for await (const data of events) {
    if (data === '[DONE]') return
    const { choices } = parseChunk(data)
    const [choice] = choices
    const words = choice?.delta?.content ?? ''
    said += words.length
    if (said > most) throw new ModelError('too-long')
    if (words !== '') yield words
    const reason = choice?.finish_reason
    if (reason === 'length') throw new ModelError('too-long')
    if (reason === 'content_filter') throw new ModelError('refused')
    if (reason) finished = true
  }
  if (!finished) throw new ModelError('broke-off')
}

function parseChunk(data: string): z.infer<typeof Chunk> {
  try {
    return z.parse(Chunk, JSON.parse(data))
  } catch {
    throw new ModelError('unreadable')
  }
}
