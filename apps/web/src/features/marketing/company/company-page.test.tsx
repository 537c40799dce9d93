// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { contact } from '@larder/contract/contact'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { CompanyPage, teamMembers } from './company-page'

const thanks = "Thank you for your message! We'll get back to you soon."
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const texts = () => ['Name', 'Email', 'Subject', 'Message'].map((name) => box(name).value)
const written = ['Zoe', 'zoe@example.org', 'Hello', 'How are you?'] as const

let api: ReturnType<typeof stubApi>

beforeEach(() => {
  api = stubApi()
  api.answer(contact.send, () => null as never)
})

function open({ signedIn = false } = {}) {
  const { user } = renderWithApp(<CompanyPage />, { path: '/company', signedIn })
  return {
    user,
    write: async () => {
      for (const [place, name] of ['Name', 'Email', 'Subject', 'Message'].entries()) {
        await user.click(box(name))
        await user.paste(written[place])
      }
    },
    send: () => user.click(screen.getByRole('button', { name: 'Send Message' })),
  }
}

describe('about and contact', () => {
  test('[MKT-04] shows mission, values, team, careers, contact details and hours', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About and Contact')
    expect(screen.getByRole('heading', { level: 2, name: /^Our mission/ })).toBeTruthy()
    for (const { name } of teamMembers) expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(screen.getByText('Monday to Friday 9 AM to 6 PM PST')).toBeTruthy()
    expect(screen.getAllByText('Sample')).toHaveLength(3)
    for (const link of screen.getAllByRole('link', { name: /roles|Careers/ }))
      expect(link.getAttribute('href')).toBe('/careers')
  })

  test('[MKT-05] sends a message, confirms it and clears the form', async () => {
    const { write, send, user } = open()
    expect(box('Email').type).toBe('email')
    expect(['Name', 'Email', 'Subject', 'Message'].every((name) => box(name).required)).toBe(true)
    await write()
    await send()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(thanks))
    expect(texts()).toEqual(['', '', '', ''])
    const [name, email, subject, message] = written
    expect(api.callsTo(contact.send).map(({ body }) => body)).toEqual([
      { name, email, subject, message, website: '' },
    ])
    await user.type(box('Subject'), 'A')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('[MKT-05] shows an error under each missing or invalid field and sends nothing', async () => {
    const { send, user } = open()
    await user.type(box('Email'), 'zoe')
    await send()
    await waitFor(() => expect(document.activeElement).toBe(box('Name')))
    for (const name of ['Name', 'Email', 'Subject', 'Message'])
      expect(box(name).getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo(contact.send)).toEqual([])
  })

  test.each([
    ['too many', () => rejectedWith('too-many-requests', { retryAfterSeconds: 1200 } as never), /20 minutes/],
    [
      'no network',
      () => {
        throw new TypeError('no network')
      },
      /cannot be reached/,
    ],
  ] as const)('[MKT-05] what was written stays when it fails: %s', async (_, answer, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    api.answer(contact.send, answer)
    const { write, send } = open()
    await write()
    await send()
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(texts()).toEqual([...written])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('[MKT-05] fills in name and email of a signed-in cook without overwriting typed text', async () => {
    api.answer(account.me, () => aUser())
    const { user, send } = open({ signedIn: true })
    await user.type(box('Name'), 'Bo')
    await waitFor(() => expect(box('Email').value).toBe('ana@example.org'))
    expect(box('Name').value).toBe('Bo')
    await user.type(box('Subject'), 'Hi')
    await user.type(box('Message'), 'Ho')
    await send()
    await waitFor(() => expect(texts()).toEqual(['Ana Horvat', 'ana@example.org', '', '']))
  })

  test('[MKT-05] hides the honeypot field from sight, screen readers and keyboard', async () => {
    const { user } = open()
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
    const trap = document.querySelector('input[name="website"]') as HTMLInputElement
    expect(trap.closest('[inert]')).not.toBeNull()
    box('Message').focus()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Message' }))
  })
})
