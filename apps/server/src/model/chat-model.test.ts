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

async function answerOf(limits: Partial<ModelLimits> = {}, url = server.url) {
  let said = ''
  for await (const piece of model(limits, url).complete(messages, new AbortController().signal)) said += piece
  return said
}

/** What went wrong; nothing about it may carry the key or what was sent. */
async function troubleOf(limits: Partial<ModelLimits> = {}, url = server.url) {
  const error: unknown = await answerOf(limits, url).then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ModelError)) throw new Error(`no trouble of a model: ${String(error)}`)
  const told = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  expect(told).not.toContain(key)
  expect(told).not.toContain('spinach')
  return error.reason
}

describe('a whole answer', () => {
  test('is put together however it is cut, and asked for as the protocol has it', async () => {
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
    expect(await answerOf()).toBe(text)
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: { model: 'chef-1', stream: true, messages },
    })
  })

  test('needs no key where there is none, and takes the whole address too', async () => {
    server.respond = respondWithText('hello')
    const open = createChatModel(
      { url: `${server.url}/chat/completions/`, name: 'x', key: undefined },
      patient,
    )
    let said = ''
    for await (const piece of open.complete(messages, new AbortController().signal)) said += piece
    expect(said).toBe('hello')
    expect(server.requests[0]?.path).toBe('/v1/chat/completions')
    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  test('may end with its reason alone', async () => {
    server.respond = (response) => {
      beginEventStream(response)
      response.end(completionChunk('hello') + completionChunk(null, 'stop').trimEnd())
    }
    expect(await answerOf()).toBe('hello')
  })
})

describe('a bad answer', () => {
  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'server-error'],
    [503, 'server-error'],
  ])('%d is %s', async (status, trouble) => {
    server.respond = (response) => void response.writeHead(status).end(`no: ${key} spinach`)
    expect(await troubleOf()).toBe(trouble)
  })

  test('a way elsewhere is not gone', async () => {
    server.respond = (response) => void response.writeHead(307, { location: `${server.url}/other` }).end()
    expect(await troubleOf()).toBe('refused')
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
  ])('%s', async (_, type, text, trouble) => {
    server.respond = (response) => void response.writeHead(200, { 'content-type': type }).end(text)
    expect(await troubleOf()).toBe(trouble)
  })

  test('bytes that are no text', async () => {
    server.respond = (response) => {
      beginEventStream(response)
      response.end(
        Buffer.concat([Buffer.from('data: {"choices":[{"delta":{"content":"'), Buffer.of(0xc3, 0x28)]),
      )
    }
    expect(await troubleOf()).toBe('unreadable')
  })

  test('hanging up in the middle', async () => {
    server.respond = async (response) => {
      beginEventStream(response)
      response.write(completionChunk('TITLE: '))
      setTimeout(() => response.destroy(), 50)
    }
    expect(await troubleOf()).toBe('broke-off')
  })

  test('nobody there', async () => {
    expect(await troubleOf({}, 'http://127.0.0.1:9/v1')).toBe('unreachable')
  })
})

describe('an answer without end', () => {
  test('too many words, or too many bytes without a word, are given up', async () => {
    server.respond = respondWithText('x'.repeat(70_000), { cut: 5000 })
    expect(await troubleOf()).toBe('too-long')
    await server.requests[0]?.gone
    server.respond = (response) => {
      beginEventStream(response)
      const babble = setInterval(() => response.write(`: ${'x'.repeat(10_000)}`), 1)
      response.on('close', () => clearInterval(babble))
    }
    expect(await troubleOf({ mostBytes: 100_000 })).toBe('too-long')
    await server.requests[1]?.gone
    server.respond = (response) => {
      beginEventStream(response)
      response.end(`data: ${'x'.repeat(300_000)}`)
    }
    expect(await troubleOf()).toBe('too-long')
  })

  test('silence, before the first byte or after it, is given up', async () => {
    server.respond = () => undefined
    expect(await troubleOf({ firstByteMs: 50 })).toBe('slow')
    server.respond = beginEventStream
    expect(await troubleOf({ firstByteMs: 50 })).toBe('slow')
    server.respond = (response) => {
      beginEventStream(response)
      response.write(completionChunk('TITLE: '))
    }
    expect(await troubleOf({ firstByteMs: 1000, wholeMs: 200 })).toBe('slow')
    for (const { gone } of server.requests) await gone
  })

  test('whoever stops listening hangs up', async () => {
    server.respond = (response) => {
      beginEventStream(response)
      response.write(completionChunk('a'))
    }
    for await (const _ of model().complete(messages, new AbortController().signal)) break
    await server.requests[0]?.gone
    const leaving = new AbortController()
    const reading = (async () => {
      for await (const _ of model().complete(messages, leaving.signal)) leaving.abort()
    })()
    await expect(reading).rejects.toThrow(/abort/i)
    await server.requests[1]?.gone
    await expect(
      model().complete(messages, AbortSignal.abort())[Symbol.asyncIterator]().next(),
    ).rejects.toThrow(/abort/i)
    expect(server.requests).toHaveLength(2)
  })
})
