import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { lookupPublicAddress, postToPublicHost } from './post-to-public-host'
import { parsePushEndpoint } from './push-endpoint'

describe('the public net', () => {
  test('addresses come in their plain form', () => {
    expect(parsePushEndpoint('https://Push.Example.net:443/a/../b?c#d')?.href).toBe(
      'https://push.example.net/b?c#d',
    )
    expect(parsePushEndpoint('https://push.example.net\\@10.0.0.1/')?.hostname).toBe('push.example.net')
  })
})

describe('sending there', () => {
  const resolving = (...addresses: string[]) =>
    lookupPublicAddress((_, __, done) =>
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  const ask = (lookup: ReturnType<typeof lookupPublicAddress>, options: { all?: boolean }) =>
    new Promise((resolve) => lookup('push.example.net', options, (...answer) => resolve(answer)))

  test('a name is asked once and connected to as it was answered', async () => {
    expect(await ask(resolving('8.8.8.8'), {})).toEqual([null, '8.8.8.8', 4])
    expect(await ask(resolving('8.8.8.8'), { all: true })).toEqual([
      null,
      [{ address: '8.8.8.8', family: 4 }],
    ])
  })

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['fd00::1']], [[]]])(
    'a name that leads to %j is refused',
    async (addresses) => {
      const [error] = (await ask(resolving(...addresses), {})) as [Error]
      expect(error).toMatchObject({ code: 'PRIVATE_NETWORK' })
    },
  )

  test('a name nobody knows is refused as such', async () => {
    const unknown = lookupPublicAddress((_, __, done) => done(new Error('ENOTFOUND'), []))
    const [error] = (await ask(unknown, {})) as [Error]
    expect(error.message).toBe('ENOTFOUND')
  })

  test.each(['https://127.0.0.1:1/x', 'https://localhost/x', 'http://8.8.8.8/x'])(
    'nothing is sent to %s',
    async (url) => {
      const letter = { url, headers: {}, body: Buffer.from('x') }
      await expect(postToPublicHost(letter)).rejects.toThrow('private network')
    },
  )
})
