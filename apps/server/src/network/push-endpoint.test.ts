import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { lookupPublicAddress, postToPublicHost } from './post-to-public-host'
import { parsePushEndpoint } from './push-endpoint'

describe('a push endpoint', () => {
  test('is normalised', () => {
    expect(parsePushEndpoint('https://Push.Example.net:443/a/../b?c#d')?.href).toBe(
      'https://push.example.net/b?c#d',
    )
    expect(parsePushEndpoint('https://push.example.net\\@10.0.0.1/')?.hostname).toBe('push.example.net')
  })
})

describe('posting to it', () => {
  const lookupWith = (...addresses: string[]) =>
    lookupPublicAddress((_, __, done) =>
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  const runLookup = (lookup: ReturnType<typeof lookupPublicAddress>, options: { all?: boolean }) =>
    new Promise((resolve) => lookup('push.example.net', options, (...answer) => resolve(answer)))

  test('resolves a name once and connects to the result', async () => {
    expect(await runLookup(lookupWith('8.8.8.8'), {})).toEqual([null, '8.8.8.8', 4])
    expect(await runLookup(lookupWith('8.8.8.8'), { all: true })).toEqual([
      null,
      [{ address: '8.8.8.8', family: 4 }],
    ])
  })

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['fd00::1']], [[]]])(
    'rejects a name that resolves to %j',
    async (addresses) => {
      const [error] = (await runLookup(lookupWith(...addresses), {})) as [Error]
      expect(error).toMatchObject({ code: 'PRIVATE_NETWORK' })
    },
  )

  test('rejects an unknown name', async () => {
    const unknown = lookupPublicAddress((_, __, done) => done(new Error('ENOTFOUND'), []))
    const [error] = (await runLookup(unknown, {})) as [Error]
    expect(error.message).toBe('ENOTFOUND')
  })

  test.each(['https://127.0.0.1:1/x', 'https://localhost/x', 'http://8.8.8.8/x'])(
    'sends nothing to %s',
    async (url) => {
      const message = { url, headers: {}, body: Buffer.from('x') }
      await expect(postToPublicHost(message)).rejects.toThrow('private network')
    },
  )
})
