import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env'

describe('settings', () => {
  test('have defaults that work', () => {
    expect(readEnv({ LARDER_DATA: '/srv/larder' })).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      dataFolder: '/srv/larder',
      databaseUrl: undefined,
      trustProxy: false,
      openId: undefined,
      push: undefined,
      model: undefined,
    })
  })

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
  })

  test('the public URL loses its trailing slash', () => {
    expect(readEnv({ PUBLIC_URL: 'https://larder.example/' }).publicUrl).toBe('https://larder.example')
  })

  test('the public URL may be a path of a host', () => {
    expect(readEnv({ PUBLIC_URL: 'https://home.example/larder/' }).publicUrl).toBe(
      'https://home.example/larder',
    )
  })

  test.each(['/a b', '/api', '/?a=b', '/#top'])(
    'a public URL to which no path can be appended is refused: %s',
    (more) => {
      expect(() => readEnv({ PUBLIC_URL: `https://larder.example${more}` })).toThrow(
        /PUBLIC_URL: .*a path of a host/,
      )
    },
  )

  test('a database of several hosts, and a pooler before it', () => {
    const DATABASE_URL =
      'postgres://larder@one,two:5433/larder?sslmode=disable&target_session_attrs=read-write'
    expect(readEnv({ DATABASE_URL })).toMatchObject({
      databaseUrl: {
        connectionString: 'postgres://larder@one/larder?sslmode=disable',
        hosts: [
          { host: 'one', port: 5432 },
          { host: 'two', port: 5433 },
        ],
        isWritable: true,
      },
      databaseDirectUrl: undefined,
      databasePrepares: true,
    })
    const pooled = { DATABASE_URL: 'postgres://pooler/larder', DATABASE_DIRECT_URL: 'postgres://one/larder' }
    expect(readEnv(pooled)).toMatchObject({
      databaseUrl: { hosts: [{ host: 'pooler' }], isWritable: false },
      databaseDirectUrl: { hosts: [{ host: 'one' }] },
      databasePrepares: false,
    })
    expect(readEnv({ ...pooled, DATABASE_PREPARED: 'on' }).databasePrepares).toBe(true)
  })

  test('social links are parsed', () => {
    const links = 'Instagram=https://a.example/x?y=1, youtube=https://b.example'
    expect(readEnv({ SOCIAL_LINKS: links }).socialLinks).toEqual({
      instagram: 'https://a.example/x?y=1',
      youtube: 'https://b.example',
    })
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT: Port to listen on'],
    [{ DATABASE_URL: 'not an address' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a,b/c?target_session_attrs=standby' }, 'DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://a/b' }, 'DATABASE_URL, the address of the pooler, is needed'],
    [{ DATABASE_PREPARED: 'sometimes' }, 'DATABASE_PREPARED'],
    [{ SMTP_URL: 'ftp://x' }, 'SMTP_URL'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ SOCIAL_LINKS: 'x=javascript:alert(1)' }, 'SOCIAL_LINKS'],
    [{ LARDER_STORE_LINKS: 'Shop=https://shop.example' }, 'LARDER_STORE_LINKS'],
    [{ OPENID_ISSUER: 'https://id.example' }, 'OPENID_CLIENT_ID'],
    [{ LARDER_PASSWORDS: 'off' }, 'OPENID_ISSUER is needed'],
    [{ LARDER_PASSWORDS: 'no' }, 'LARDER_PASSWORDS'],
  ])('%j is rejected by name', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message)
  })
})

describe('push notifications', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.alloc(32, 7))
  const all = {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:larder@example.org',
  }

  test('are configured with all three settings', () => {
    expect(readEnv(all).push).toEqual({
      publicKey: all.VAPID_PUBLIC_KEY,
      privateKey: all.VAPID_PRIVATE_KEY,
      subject: all.VAPID_SUBJECT,
    })
    expect(readEnv({ ...all, VAPID_SUBJECT: 'https://larder.example' }).push?.subject).toContain('https')
  })

  test.each([
    [{ VAPID_SUBJECT: '' }, 'not set: VAPID_SUBJECT'],
    [{ VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' }, 'not set: VAPID_PRIVATE_KEY, VAPID_SUBJECT'],
    [{ VAPID_SUBJECT: 'me' }, 'VAPID_SUBJECT'],
    [{ VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'do not belong together'],
  ])('%j is rejected by name', (change, message) => {
    expect(() => readEnv({ ...all, ...change })).toThrow(message)
  })
})

describe('payments', () => {
  const all = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_PREMIUM: 'price_1',
    STRIPE_PRICE_PRO: 'price_2',
  }

  test('are configured with all four settings, at Stripe or elsewhere, and off with none', () => {
    const prices = { premium: 'price_1', pro: 'price_2' }
    const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', prices }
    expect(readEnv(all).payments).toEqual({ ...settings, apiUrl: undefined })
    expect(readEnv({ ...all, STRIPE_API_URL: 'http://localhost:12111' }).payments?.apiUrl).toContain('12111')
    expect(readEnv({}).payments).toBeUndefined()
  })

  test.each([
    [{ STRIPE_PRICE_PRO: '' }, 'not set: STRIPE_PRICE_PRO'],
    [
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      'not set: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
    ],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: Secret key'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_PRICE_PRO: 'price_1' }, 'the same price'],
    [{ STRIPE_API_URL: 'ftp://x' }, 'STRIPE_API_URL'],
  ])('%j is rejected by name', (change, message) => {
    expect(() => readEnv({ ...all, ...change })).toThrow(message)
    expect(() => readEnv({ STRIPE_API_URL: 'http://localhost:12111' })).toThrow('only with')
  })
})

describe('a language model', () => {
  const all = {
    LARDER_MODEL_URL: 'https://models.example/v1',
    LARDER_MODEL_NAME: 'chef-1',
    LARDER_MODEL_KEY: 'sk-secret',
  }

  test('is configured with its URL and name, and optionally its key', () => {
    expect(readEnv(all).model).toEqual({ url: all.LARDER_MODEL_URL, name: 'chef-1', key: 'sk-secret' })
    expect(readEnv({ ...all, LARDER_MODEL_KEY: '' }).model).toMatchObject({ key: undefined })
  })

  test.each([
    [{ LARDER_MODEL_URL: '' }, 'LARDER_MODEL_URL is not set'],
    [{ LARDER_MODEL_NAME: '' }, 'LARDER_MODEL_NAME is needed'],
    [{ LARDER_MODEL_URL: 'models.example' }, 'LARDER_MODEL_URL: Where'],
    [{ LARDER_MODEL_URL: 'file:///etc/passwd' }, 'LARDER_MODEL_URL: Where'],
    [{ LARDER_MODEL_URL: 'https://me:sk-secret@models.example' }, 'LARDER_MODEL_URL: Where'],
    [{ LARDER_MODEL_KEY: 'sk secret' }, 'LARDER_MODEL_KEY: The key'],
    [{ LARDER_MODEL_KEY: 'sk-secret\r\nx: y' }, 'LARDER_MODEL_KEY: The key'],
  ])('%j is rejected by name, without revealing the key', (change, message) => {
    const reading = () => readEnv({ ...all, ...change })
    expect(reading).toThrow(message)
    expect(reading).not.toThrow(/sk.secret/)
  })
})

describe('a vision model', () => {
  const all = {
    LARDER_VISION_URL: 'https://models.example/v1',
    LARDER_VISION_NAME: 'chef-1',
    LARDER_VISION_KEY: 'sk-secret',
  }

  test('is configured with its URL and name, and optionally its key', () => {
    expect(readEnv(all).vision).toEqual({
      url: all.LARDER_VISION_URL,
      name: 'chef-1',
      key: 'sk-secret',
      daily: 200,
    })
    expect(readEnv({ ...all, LARDER_VISION_KEY: '' }).vision).toMatchObject({ key: undefined })
  })

  test.each([
    [{ LARDER_VISION_URL: '' }, 'LARDER_VISION_URL is not set'],
    [{ LARDER_VISION_NAME: '' }, 'LARDER_VISION_NAME is needed'],
    [{ LARDER_VISION_URL: 'models.example' }, 'LARDER_VISION_URL: Where'],
    [{ LARDER_VISION_URL: 'file:///etc/passwd' }, 'LARDER_VISION_URL: Where'],
    [{ LARDER_VISION_URL: 'https://me:sk-secret@models.example' }, 'LARDER_VISION_URL: Where'],
    [{ LARDER_VISION_KEY: 'sk secret' }, 'LARDER_VISION_KEY: The key'],
    [{ LARDER_VISION_KEY: 'sk-secret\r\nx: y' }, 'LARDER_VISION_KEY: The key'],
  ])('%j is rejected by name, without revealing the key', (change, message) => {
    const reading = () => readEnv({ ...all, ...change })
    expect(reading).toThrow(message)
    expect(reading).not.toThrow(/sk.secret/)
  })

  test('has a daily limit, and barcodes are looked up at the configured URL', () => {
    expect(readEnv({ ...all, LARDER_VISION_DAILY: '0' }).vision?.daily).toBe(0)
    for (const daily of ['-1', '1.5', 'many'])
      expect(() => readEnv({ ...all, LARDER_VISION_DAILY: daily })).toThrow('LARDER_VISION_DAILY')
    const url = 'https://world.openfoodfacts.org'
    expect(readEnv({ LARDER_OPEN_FOOD_FACTS_URL: url }).openFoodFactsUrl).toBe(url)
    expect(readEnv({}).openFoodFactsUrl).toBeUndefined()
    expect(() => readEnv({ LARDER_OPEN_FOOD_FACTS_URL: 'ftp://x' })).toThrow('LARDER_OPEN_FOOD_FACTS_URL')
  })
})
