import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { isOutside, outsideAddress } from './outside'
import { lookupOutside, postOutside } from './post-outside'

describe('the public net', () => {
  test.each([
    ['93.184.216.34', true],
    ['8.8.8.8', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['198.19.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['not an address', false],
  ])('%s lies in it: %s', (address, outside) => expect(isOutside(address)).toBe(outside))

  test('addresses come in their plain form', () => {
    expect(outsideAddress('https://Push.Example.net:443/a/../b?c#d')?.href).toBe(
      'https://push.example.net/b?c#d',
    )
    expect(outsideAddress('https://push.example.net\\@10.0.0.1/')?.hostname).toBe('push.example.net')
  })
})

describe('sending there', () => {
  const resolving = (...addresses: string[]) =>
    lookupOutside((_, __, done) =>
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  const ask = (lookup: ReturnType<typeof lookupOutside>, options: { all?: boolean }) =>
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
      expect(error).toMatchObject({ code: 'INSIDE' })
    },
  )

  test('a name nobody knows is refused as such', async () => {
    const unknown = lookupOutside((_, __, done) => done(new Error('ENOTFOUND'), []))
    const [error] = (await ask(unknown, {})) as [Error]
    expect(error.message).toBe('ENOTFOUND')
  })

  test.each(['https://127.0.0.1:1/x', 'https://localhost/x', 'http://8.8.8.8/x'])(
    'nothing is sent to %s',
    async (url) => {
      const letter = { url, headers: {}, body: Buffer.from('x') }
      await expect(postOutside(letter)).rejects.toThrow('private network')
    },
  )
})
