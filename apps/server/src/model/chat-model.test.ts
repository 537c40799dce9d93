import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aFakeModelServer,
  beginEventStream,
  completionChunk,
  type FakeModelServer,
  respondWithText,
} from '../testing/fakes/fake-model-server'
import { createChatModel, type ModelLimits } from './chat-model'
import { ModelError } from './language-model'

const key = 'sk-very-secret'
let server: FakeModelServer
beforeAll(async () => {
  server = await aFakeModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

const patient: ModelLimits = { firstByteMs: 5000, wholeMs: 10_000, mostText: 65_536, mostBytes: 4_194_304 }
const model = (limits: Partial<ModelLimits> = {}, url = server.url) =>
  createChatModel({ url, name: 'chef-1', key }, { ...patient, ...limits })
const messages = [{ role: 'user', content: 'Something with spinach' }] as const

async function completeText(limits: Partial<ModelLimits> = {}, url = server.url) {
  let text = ''
  for await (const piece of model(limits, url).complete(messages, new AbortController().signal)) text += piece
  return text
}

/** Returns the failure reason; nothing about it may contain the key or the request. */
async function failureOf(limits: Partial<ModelLimits> = {}, url = server.url) {
  const error: unknown = await completeText(limits, url).then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ModelError)) throw new Error(`not a ModelError: ${String(error)}`)
  const details = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  expect(details).not.toContain(key)
  expect(details).not.toContain('spinach')
  return error.reason
}

describe('a complete response', () => {
  test('is assembled from any chunks, and requested by the protocol', async () => {
    const text = 'TITLE: Crêpes 🥬\nSERVINGS: 2\n'
    server.respond = async (response) => {
      beginEventStream(response)
      const bytes = Buffer.from(
        `data: ${JSON.stringify({ choices: [] })}\r\n\r\n${completionChunk(text.slice(0, 9))}${completionChunk(text.slice(9))}${completionChunk('', 'stop')}data: [DONE]\n\n`,
      )
      // In the middle of a character, of a word and of a line end.
      for (const byte of bytes) response.write(Uint8Array.of(byte))
      response.end()
    }
    expect(await completeText()).toBe(text)
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: { model: 'chef-1', stream: true, messages },
    })
  })

  test('needs no key where there is none, and accepts the full URL too', async () => {
    server.respond = respondWithText('hello')
    const open = createChatModel(
      { url: `${server.url}/chat/completions/`, name: 'x', key: undefined },
      patient,
    )
    let text = ''
    for await (const piece of open.complete(messages, new AbortController().signal)) text += piece
    expect(text).toBe('hello')
    expect(server.requests[0]?.path).toBe('/v1/chat/completions')
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  test('may end with its reason alone', async () => {
    server.respond = (response) => {
      beginEventStream(response)
      response.end(completionChunk('hello') + completionChunk(null, 'stop').trimEnd())
    }
    expect(await completeText()).toBe('hello')
  })
})

describe('a bad response', () => {
  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'server-error'],
    [503, 'server-error'],
  ])('%d is %s', async (status, failure) => {
    server.respond = (response) => void response.writeHead(status).end(`no: ${key} spinach`)
    expect(await failureOf()).toBe(failure)
  })

  test('a redirect is not followed', async () => {
    server.respond = (response) => void response.writeHead(307, { location: `${server.url}/other` }).end()
    expect(await failureOf()).toBe('refused')
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['a page', 'text/html', '<h1>Welcome</h1>', 'unreadable'],
    ['a whole answer at once', 'application/json', '{"choices":[]}', 'unreadable'],
    ['no JSON', 'text/event-stream', 'data: {oops\n\n', 'unreadable'],
    ['JSON of another kind', 'text/event-stream', 'data: {"error":{"message":"spinach"}}\n\n', 'unreadable'],
    ['words that are a number', 'text/event-stream', completionChunk(7 as never), 'unreadable'],
    ['nothing', 'text/event-stream', '', 'broke-off'],
    ['an end too early', 'text/event-stream', completionChunk('TITLE: Sp'), 'broke-off'],
    [
      'an answer that was cut',
      'text/event-stream',
      completionChunk('x') + completionChunk(null, 'length'),
      'too-long',
    ],
    ['an answer that was held back', 'text/event-stream', completionChunk(null, 'content_filter'), 'refused'],
  ])('%s', async (_, type, text, failure) => {
    server.respond = (response) => void response.writeHead(200, { 'content-type': type }).end(text)
    expect(await failureOf()).toBe(failure)
  })

  test('invalid UTF-8', async () => {
    server.respond = (response) => {
      beginEventStream(response)
      response.end(
        Buffer.concat([Buffer.from('data: {"choices":[{"delta":{"content":"'), Buffer.of(0xc3, 0x28)]),
      )
    }
    expect(await failureOf()).toBe('unreadable')
  })

  test('a connection closed in the middle', async () => {
    server.respond = async (response) => {
      beginEventStream(response)
      response.write(completionChunk('TITLE: '))
      setTimeout(() => response.destroy(), 50)
    }
    expect(await failureOf()).toBe('broke-off')
  })

  test('an unreachable server', async () => {
    expect(await failureOf({}, 'http://127.0.0.1:9/v1')).toBe('unreachable')
  })
})

describe('a response without end', () => {
  test('too much text, or too many bytes without text, is aborted', async () => {
    server.respond = respondWithText('x'.repeat(70_000), { cut: 5000 })
    expect(await failureOf()).toBe('too-long')
    await server.requests[0]?.gone
    server.respond = (response) => {
      beginEventStream(response)
      const babble = setInterval(() => response.write(`: ${'x'.repeat(10_000)}`), 1)
      response.on('close', () => clearInterval(babble))
    }
    expect(await failureOf({ mostBytes: 100_000 })).toBe('too-long')
    await server.requests[1]?.gone
    server.respond = (response) => {
      beginEventStream(response)
      response.end(`data: ${'x'.repeat(300_000)}`)
    }
    expect(await failureOf()).toBe('too-long')
  })

  test('silence, before the first byte or after it, is aborted', async () => {
    server.respond = () => undefined
    expect(await failureOf({ firstByteMs: 50 })).toBe('slow')
    server.respond = beginEventStream
    expect(await failureOf({ firstByteMs: 50 })).toBe('slow')
    server.respond = (response) => {
      beginEventStream(response)
      response.write(completionChunk('TITLE: '))
    }
    expect(await failureOf({ firstByteMs: 1000, wholeMs: 200 })).toBe('slow')
    for (const { gone } of server.requests) await gone
  })

  test('ending the iteration closes the connection', async () => {
    server.respond = (response) => {
      beginEventStream(response)
      response.write(completionChunk('a'))
    }
    for await (const _ of model().complete(messages, new AbortController().signal)) break
    await server.requests[0]?.gone
    const caller = new AbortController()
    const reading = (async () => {
      for await (const _ of model().complete(messages, caller.signal)) caller.abort()
    })()
    await expect(reading).rejects.toThrow(/abort/i)
    await server.requests[1]?.gone
    await expect(
      model().complete(messages, AbortSignal.abort())[Symbol.asyncIterator]().next(),
    ).rejects.toThrow(/abort/i)
    expect(server.requests).toHaveLength(2)
  })
})
