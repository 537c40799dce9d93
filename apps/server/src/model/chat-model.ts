import * as z from 'zod/mini'
import type { ModelSettings } from '../env'
import { parseEventStream } from './event-stream-parser'
import { type LanguageModel, ModelError, type ModelMessage } from './language-model'

export interface ModelLimits {
  readonly firstByteMs: number
  readonly wholeMs: number
  /** The maximum length of the model's text. */
  readonly mostText: number
  /** The maximum size of the whole response. */
  readonly mostBytes: number
}

const defaultLimits: ModelLimits = {
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

/** A model behind an endpoint compatible with OpenAI's chat completions. */
export function createChatModel(
  { url, name, key }: ModelSettings,
  limits: ModelLimits = defaultLimits,
): LanguageModel {
  const address = `${url.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`

  async function* complete(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<string> {
    const controller = new AbortController()
    let isSlow = false
    const abortSlow = () => {
      isSlow = true
      controller.abort()
    }
    const firstByteTimer = setTimeout(abortSlow, limits.firstByteMs)
    const wholeTimer = setTimeout(abortSlow, limits.wholeMs)
    const abort = () => controller.abort()
    signal.addEventListener('abort', abort)
    try {
      signal.throwIfAborted()
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model: name, stream: true, messages }),
        // The key must not be sent to another address.
        redirect: 'manual',
        signal: controller.signal,
      })
      const bytes = requireBody(response)
      yield* readCompletionText(
        parseEventStream(decodeStream(bytes, limits.mostBytes, () => clearTimeout(firstByteTimer))),
        limits.mostText,
      )
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelError) throw error
      throw new ModelError(isSlow ? 'slow' : 'unreachable')
    } finally {
      clearTimeout(firstByteTimer)
      clearTimeout(wholeTimer)
      signal.removeEventListener('abort', abort)
      controller.abort()
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

async function* decodeStream(
  bytes: ReadableStream<Uint8Array>,
  maxBytes: number,
  onFirst: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let count = 0
  try {
    for await (const piece of bytes) {
      if (count === 0) onFirst()
      count += piece.byteLength
      if (count > maxBytes) throw new ModelError('too-long')
      yield decode(() => decoder.decode(piece, { stream: true }))
    }
  } catch (error) {
    // Once a response has started, any error before its end means it was cut off; timeouts are reported by the caller.
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

async function* readCompletionText(events: AsyncIterable<string>, maxLength: number): AsyncGenerator<string> {
  let length = 0
  let finished = false
  for await (const data of events) {
    if (data === '[DONE]') return
    const { choices } = parseChunk(data)
    const [choice] = choices
    const text = choice?.delta?.content ?? ''
    length += text.length
    if (length > maxLength) throw new ModelError('too-long')
    if (text !== '') yield text
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
