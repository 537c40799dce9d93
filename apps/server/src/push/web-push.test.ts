import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import type { SendPost } from '../network/post-to-public-host'
import { createWebPush } from './web-push'

const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const settings = { publicKey, privateKey, subject: 'mailto:larder@example.org' }
const message = { title: 'Larder', body: 'Use the crème fraîche by tomorrow.', tag: 'use-by:7' }

const browser = createECDH('prime256v1')
browser.generateKeys()
const secret = randomBytes(16)
const subscription = {
  endpoint: 'https://push.example.net/send/abc',
  p256dh: browser.getPublicKey('base64url'),
  auth: secret.toString('base64url'),
}

test('a message is encrypted and signed, and only the browser can read it', async () => {
  const taken: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(201).end()
    })
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const post: SendPost = ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const path = new URL(url).pathname
      const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sending.on('error', reject)
      sending.end(body)
    })
  const push = createWebPush(settings, post)
  expect(push.publicKey).toBe(publicKey)
  expect(await push.send(subscription, message)).toBe('sent')
  service.close()

  const [sentMessage] = taken
  if (!sentMessage) throw new Error('nothing came')
  expect(JSON.parse(decrypt(sentMessage.body))).toEqual(message)
  expect(sentMessage.body.includes('crème')).toBe(false)
  expect(sentMessage.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  const [, token = ''] = /^vapid t=([^,]+), k=/.exec(String(sentMessage.headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.net',
    sub: settings.subject,
  })
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: keyOf(publicKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
})

test.each([
  [200, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
] as const)('%i means %s', async (status, result) => {
  expect(await createWebPush(settings, async () => status).send(subscription, message)).toBe(result)
})

test.each([0, 302, 400, 401, 403, 413, 429, 500])('%i is a failure that names no address', async (status) => {
  const sending = createWebPush(settings, async () => status).send(subscription, message)
  await expect(sending).rejects.toMatchObject({
    code: `HTTP ${status}`,
    message: expect.not.stringContaining('example'),
  })
})

/** Decrypts as a browser does by RFC 8291 and 8188. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const shared = browser.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
  const contentKey = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

function keyOf(point: string) {
  const raw = Buffer.from(point, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } as never })
}
