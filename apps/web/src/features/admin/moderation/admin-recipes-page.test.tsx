// @vitest-environment happy-dom
import {
  type AuditLogEntry,
  admin,
  type ContactMessage,
  type ContentReport,
  type PendingSubmission,
} from '@larder/contract/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { aMessage, aReport, aSharedPost, aSubmission } from '../../../testing/admin-rows'
import { renderWithApp } from '../../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { AdminRecipesPage } from './admin-recipes-page'

let api: ReturnType<typeof stubApi>
let submissions: PendingSubmission[]
let reports: ContentReport[]
let messages: ContactMessage[]
let entries: AuditLogEntry[]

beforeEach(() => {
  queryClient.clear()
  ;[submissions, reports, messages, entries] = [[], [], [], []]
  api = stubApi()
  const page = { page: 1, size: 10 }
  api.answer(admin.overview, () => ({
    ...{ users: 2, active: 2, paying: 0, scansToday: 0 },
    ...{ submissions: submissions.length, reports: reports.length, messages: messages.length },
  }))
  api.answer(admin.submissions, () => paged(submissions, page, submissions.length))
  api.answer(admin.reports, () => paged(reports, page, reports.length))
  api.answer(admin.messages, () => paged(messages, page, messages.length))
  api.answer(admin.audit, () => paged(entries, page, entries.length))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (path = '/admin/recipes') => renderWithApp(<AdminRecipesPage />, { path, signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))
const titled = (name: string) => screen.findByRole('heading', { level: 2, name })
const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))
const drop = (id: number) => {
  submissions = submissions.filter((one) => one.id !== id)
  return null
}

describe('[ADMIN-02] submissions', () => {
  test('shows that there are none', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Manage User Recipes')
    expect((await titled('No submissions yet.')).textContent).toBe('No submissions yet.')
  })

  test('show beside a preview of the recipe', async () => {
    const post = aSharedPost({
      content: '<b>For</b> rainy Sundays.',
      warnings: ['Contains dairy: Ana'],
      allergens: ['Contains gluten'],
    })
    const facts = {
      ...{ description: 'Call <i>0900</i> for more.', cuisine: 'Greek', difficulty: 'Medium' as const },
      ...{
        equipment: ['pie dish', 'rolling pin'],
        category: 'Side Dish' as const,
        occasions: ['party' as const],
      },
    }
    submissions = [aSubmission(1, { title: 'Spinach Pie', kind: 'change', post, ...facts })]
    open()
    await titled('Spinach Pie')
    const line = within(screen.getByRole('list', { name: 'submissions' })).getByRole('link')
    expect(line.textContent).toMatch(/^Spinach PieChangeBo Lind · /)
    const preview = screen.getByRole('article')
    for (const text of ['Contains dairy: Ana', 'Contains gluten', '<b>For</b> rainy Sundays.', '35 minutes'])
      expect(preview.textContent).toContain(text)
    for (const text of ['400 g spinach', 'Bake it.', 'Serves 4']) expect(preview.textContent).toContain(text)
    for (const text of [
      'Call <i>0900</i> for more.',
      'Greek',
      'Medium',
      'Side Dish, party',
      'You need: pie dish, rolling pin',
    ])
      expect(preview.textContent).toContain(text)
    expect(screen.getByRole('link', { name: /^What is shown now/ }).getAttribute('href')).toBe(
      '/recipe/details/101',
    )
  })

  test('approving sends the shown version; the next one opens with the focus on it', async () => {
    submissions = [aSubmission(1), aSubmission(2)]
    api.answer(admin.approve, () => drop(1))
    const { user, address } = open()
    await titled('Dish 1')
    screen.getByRole('button', { name: 'Approve' }).focus()
    await user.keyboard('{Enter}')
    await toasted('Everybody can see ‘Dish 1’ now')
    expect(api.callsTo(admin.approve)[0]?.address).toContain('/submissions/1/approve')
    expect(api.callsTo(admin.approve)[0]?.body).toEqual({ seen: 'seen-1' })
    await focused('Dish 2')
    expect(address()).toBe('/admin/recipes?open=2')
    expect(screen.queryByText('Dish 1')).toBeNull()
    api.answer(admin.approve, () => drop(2))
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await titled('No submissions yet.')).toBeTruthy()
    await focused('Manage User Recipes')
  })

  test('a recipe changed meanwhile is shown again and not approved', async () => {
    submissions = [aSubmission(1)]
    api.answer(admin.approve, () => {
      submissions = [aSubmission(1, { seen: 'newer', post: aSharedPost({ content: 'With nuts now.' }) })]
      return rejectedWith('submission-changed')
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Its cook has changed it since you looked.',
    )
    expect(screen.getByText('With nuts now.')).toBeTruthy()
    api.answer(admin.approve, () => drop(1))
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(api.callsTo(admin.approve).at(-1)?.body).toEqual({ seen: 'newer' }))
  })

  test('deleting asks for a reason; the next one opens also if another admin was faster', async () => {
    submissions = [aSubmission(1), aSubmission(2)]
    api.answer(admin.refuse, () => drop(1))
    const { user } = open()
    await titled('Dish 1')
    const refuse = async () => {
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('dialog')
      await user.type(within(dialog).getByLabelText('Reason'), 'An advertisement.')
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    }
    await refuse()
    await toasted('‘Dish 1’ went back to Bo Lind')
    expect(api.callsTo(admin.refuse)[0]?.body).toEqual({ reason: 'An advertisement.' })
    await focused('Dish 2')
    api.answer(admin.refuse, () => {
      drop(2)
      return rejectedWith('submission-not-found')
    })
    await refuse()
    await toasted('Not there any more')
    expect(await titled('No submissions yet.')).toBeTruthy()
  })

  test('shows that a submission no longer exists', async () => {
    submissions = [aSubmission(1)]
    open('/admin/recipes?open=99')
    expect(await titled('Not here any more')).toBeTruthy()
  })

  test('shows an error with a retry when they cannot be read', async () => {
    api.answer(admin.submissions, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect(await screen.findByText('The submissions could not be loaded')).toBeTruthy()
    api.answer(admin.submissions, () => paged([aSubmission(1)], { page: 1, size: 10 }, 1))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await titled('Dish 1')).toBeTruthy()
  })
})

describe('[ADMIN-02] reports, messages and the log', () => {
  test('reports show reporter, recipe and reason, and can be dismissed or lead to deletion', async () => {
    const comment = { text: 'Buy knives!', author: 'Bo Lind', at: '2026-11-14T08:00:00.000Z' }
    reports = [aReport(), aReport({ kind: 'comment', id: 9, comment })]
    const { user, address } = open()
    await user.click(await screen.findByRole('tab', { name: 'Reports 2' }))
    expect(address()).toBe('/admin/recipes?tab=reports')
    await titled('Spinach Pie')
    expect(screen.getByText('Raw beans.').parentElement?.textContent).toMatch(/^Unsafe to eatIvo, /)
    api.answer(admin.dismiss, () => {
      reports = reports.slice(1)
      return null
    })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await focused('A comment on ‘Spinach Pie’')
    expect(api.callsTo(admin.dismiss)[0]?.address).toContain('/reports/post/1/dismiss')
    api.answer(admin.uphold, () => {
      reports = []
      return null
    })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.type(screen.getByLabelText('Reason'), 'Advertising')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await titled('No reports')).toBeTruthy()
    expect(api.callsTo(admin.uphold)[0]?.address).toContain('/reports/comment/9/delete')
  })

  test('messages can be answered and deleted', async () => {
    const answer = { text: 'Try now.', by: 'Ana', at: '2026-11-15T08:00:00.000Z', mailed: false }
    messages = [aMessage()]
    api.answer(admin.answer, () => {
      messages = [aMessage({ answer })]
      return aMessage({ answer })
    })
    const { user } = open('/admin/recipes?tab=messages')
    await titled('Cannot sign in')
    expect(screen.getByRole('link', { name: 'gus@example.org' }).getAttribute('href')).toBe(
      'mailto:gus@example.org?subject=Re%3A%20Cannot%20sign%20in',
    )
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    await user.type(screen.getByLabelText('Your answer'), 'Try now.')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText(/Not sent: email is not set up here\.$/)).toBeTruthy()
    expect(api.callsTo(admin.answer)[0]?.body).toEqual({ text: 'Try now.' })

    api.answer(admin.dropMessage, () => {
      messages = []
      return null
    })
    await user.click(screen.getByRole('button', { name: 'Delete message' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await titled('No messages')).toBeTruthy()
  })

  test('the log shows every action with its reason', async () => {
    const act = {
      kind: 'admin' as const,
      by: 'Ana',
      about: 'Bo',
      note: 'Spam.',
      at: '2026-11-14T08:00:00.000Z',
    }
    entries = [{ id: 1, action: 'suspended', ...act }]
    const { user, address } = open('/admin/recipes?tab=log')
    expect((await screen.findByText('Ana suspended Bo')).parentElement?.textContent).toContain('Spam.')
    expect(screen.getByText('1 act, newest first')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Who did it'), 'By cooks, on their own accounts')
    expect(address()).toBe('/admin/recipes?tab=log&kind=account')
    await waitFor(() => expect(api.callsTo(admin.audit).at(-1)?.address).toContain('kind=account'))
  })
})
