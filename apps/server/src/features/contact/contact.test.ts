import { admin } from '@larder/contract/admin'
import { contact } from '@larder/contract/contact'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

let app: AdminTestApp
let senders = 0
const written = { name: 'Zoe', email: 'Zoe@Example.org', subject: 'Hello', message: 'How are you?' }
const somewhere = () => ({ address: `203.0.113.${++senders}` })
const send = (given: object = {}, from: { address: string; token?: string } = somewhere()) =>
  app.call(contact.send, { body: { ...written, ...given } }, from)
const inbox = async (query = {}) => (await app.call(admin.messages, { query }, { token: app.ada.token })).body
const answer = (id: number, text: string) =>
  app.call(admin.answer, { params: { id }, body: { text } }, { token: app.ada.token })
const drop = (id: number) => app.call(admin.dropMessage, { params: { id } }, { token: app.ada.token })

beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
afterAll(() => app.close())

describe('a message through the contact form', () => {
  test('is stored as written, with its account, and sent to the admins', async () => {
    const message = `<script>alert('x')</script>\n'; drop table messages; --`
    expect((await send({ message })).status).toBe(201)
    app.passSeconds(60)
    const bo = await app.cook('Bo')
    expect((await send({ subject: 'Second' }, { ...somewhere(), token: bo.token })).status).toBe(201)
    const { data, page } = await inbox()
    expect(page.total).toBe(2)
    expect(data).toMatchObject([
      { subject: 'Second', email: 'zoe@example.org' },
      { name: 'Zoe', subject: 'Hello', message },
    ])
    expect(data.every((one) => one.answer === undefined)).toBe(true)
    expect(await app.one('select account_id from messages order by id desc limit 1')).toBe(bo.user.id)
    await expect.poll(() => app.mails.map(({ to }) => to)).toEqual([app.ada.email, app.ada.email])
    expect(app.mails[0]?.text).toContain('zoe@example.org')
  })

  test('from a bot is acknowledged and dropped', async () => {
    const { total } = (await inbox()).page
    expect((await send({ website: 'http://pills.example' })).status).toBe(201)
    expect((await inbox()).page.total).toBe(total)
  })

  test.each([
    { name: '' },
    { name: 'x'.repeat(81) },
    { email: 'zoe' },
    { subject: ' ' },
    { subject: 'x'.repeat(151) },
    { message: undefined },
    { message: 'x'.repeat(5001) },
    { message: 7 },
    { name: 'a\u0000b' },
  ])('is rejected when invalid: %o', async (given) => {
    expect((await send(given)).body.error?.code).toBe('bad-input')
  })

  test('is limited to ten an hour per address', async () => {
    const from = somewhere()
    const codes: number[] = []
    for (let sent = 0; sent < 11; sent += 1) codes.push((await send({ website: 'x' }, from)).status)
    expect(codes).toEqual([...Array<number>(10).fill(201), 429])
    expect((await send()).status).toBe(201)
    app.passSeconds(3600)
    expect((await send({}, from)).status).toBe(201)
  })
})

describe('an answer', () => {
  test('is mailed once, recorded, and moves the message behind unanswered ones', async () => {
    await send({ subject: 'Line\nbreak' })
    const [newest] = (await inbox()).data
    const id = newest?.id ?? 0
    const before = app.mails.length
    const { body } = await answer(id, 'We are well.')
    expect(body.data.answer).toMatchObject({ text: 'We are well.', by: 'Ada', mailed: true })
    expect(app.mails.filter(({ to }) => to === 'zoe@example.org')).toMatchObject([
      { subject: 'Re: Line break' },
    ])
    await answer(id, 'We are well.')
    expect(app.mails.filter(({ to }) => to === 'zoe@example.org')).toHaveLength(1)
    expect(app.mails.length).toBeGreaterThan(before)
    expect((await app.auditLog()).filter((entry) => entry.includes('answered message'))).toEqual([
      'Ada answered message Zoe: Line\nbreak: We are well.',
    ])
    expect((await inbox({ size: 100 })).data.at(-1)?.id).toBe(id)
    const unanswered = (await app.call(admin.overview, {}, { token: app.ada.token })).body.data.messages
    expect(unanswered).toBe((await inbox()).page.total - 1)
  })

  test('requires an existing message', async () => {
    await send()
    const [newest] = (await inbox()).data
    const id = newest?.id ?? 0
    expect((await answer(id, '')).body.error?.code).toBe('bad-input')
    expect((await drop(id)).status).toBe(200)
    expect((await drop(id)).body.error?.code).toBe('message-not-found')
    expect((await answer(id, 'Hello?')).body.error?.code).toBe('message-not-found')
    expect((await app.auditLog())[0]).toBe('Ada deleted message Zoe: Hello')
  })
})
