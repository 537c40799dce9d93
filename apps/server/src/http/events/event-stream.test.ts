import { PassThrough, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createEventStream } from './event-stream'

/** Somebody who never reads. */
const deaf = () => new Writable({ write: () => undefined })

describe('a line of events', () => {
  test('carries each as one block, whatever it holds', async () => {
    const out = new PassThrough()
    const line = createEventStream<{ text: string }>(out)
    line.send({ text: 'two\nlines\n\nand a gap' })
    line.sendHeartbeat()
    line.end({ text: 'bye' })
    line.send({ text: 'too late' })
    expect((await out.setEncoding('utf8').toArray()).join('')).toBe(
      'data: {"text":"two\\nlines\\n\\nand a gap"}\n\n:\n\ndata: {"text":"bye"}\n\n',
    )
    expect(line.isOpen()).toBe(false)
  })

  test('is cut when much waits to be read', () => {
    const out = deaf()
    const line = createEventStream<string>(out)
    let sent = 0
    while (line.isOpen() && sent < 1000) sent += Number(line.send('x'.repeat(1000)) === undefined)
    expect(out.destroyed).toBe(true)
    expect(sent).toBeLessThan(100)
  })

  test('is cut when nothing is read from one beat to the next, though little waits', () => {
    const out = deaf()
    const line = createEventStream<string>(out)
    line.send('hello')
    line.sendHeartbeat()
    expect(out.destroyed).toBe(false)
    line.sendHeartbeat()
    expect(out.destroyed).toBe(true)
  })

  test('is cut also after the goodbye that nobody reads', () => {
    const out = deaf()
    const line = createEventStream<string>(out)
    line.end('bye')
    line.sendHeartbeat()
    line.sendHeartbeat()
    expect(out.destroyed).toBe(true)
  })

  test('of somebody who reads goes on, beat by beat', async () => {
    const out = new Writable({ write: (_chunk, _encoding, done) => void setImmediate(done) })
    const line = createEventStream<string>(out)
    for (let n = 0; n < 5; n += 1) {
      line.sendHeartbeat()
      await new Promise((resolve) => out.once('drain', resolve).write('x'.repeat(20_000)))
    }
    expect(line.isOpen()).toBe(true)
  })

  test('does not mind a client that goes away in the middle', () => {
    const out = deaf()
    const line = createEventStream<string>(out)
    out.destroy(new Error('ECONNRESET'))
    line.send('hello')
    line.sendHeartbeat()
    line.end('bye')
    expect(line.isOpen()).toBe(false)
  })
})
