// @vitest-environment happy-dom
import { type AdminUser, admin, type InstallationView } from '@larder/contract/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { anAdminUser, aSystem } from '../../../testing/admin-rows'
import { renderWithApp } from '../../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { AdminDashboardPage } from './admin-dashboard-page'

let api: ReturnType<typeof stubApi>
let users: AdminUser[]
let total: number
let installation: InstallationView

beforeEach(() => {
  queryClient.clear()
  users = [anAdminUser(), anAdminUser({ id: 'me', name: 'Ana', you: true, role: 'admin' })]
  total = 250
  installation = {
    registration: 'open',
    plans: 'on',
    secondFactor: 'optional',
    photoMegabytes: 2000,
    fixed: [],
    unnoticedProxy: false,
  }
  api = stubApi()
  api.answer(admin.overview, () => ({
    ...{ users: 2500, active: 1710, paying: 62, scansToday: 1043 },
    ...{ submissions: 13, reports: 0, messages: 2 },
  }))
  api.answer(admin.installation, () => installation)
  api.answer(admin.storage, () => ({ bytes: 0, households: [] }))
  api.answer(admin.system, () => aSystem())
  api.answer(admin.users, () => paged(users, { page: 1, size: 10 }, total))
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: wide, media: query }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  wide = true
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let wide = true
const open = (path = '/admin-dashboard') => renderWithApp(<AdminDashboardPage />, { path, signedIn: true })
const lastAsked = () => api.callsTo(admin.users).at(-1)?.address ?? ''
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))

describe('[ADMIN-01] the admin dashboard', () => {
  test('shows four tiles, links to pending work and a table of the users', async () => {
    open()
    const row = await screen.findByRole('row', { name: /^Bo Lind/ })
    const tiles = screen.getByRole('region', { name: 'Right now' }).textContent
    for (const told of ['Total users2,500', 'Active users1,710', 'Paying users62', 'Scans today1,043'])
      expect(tiles).toContain(told)
    expect(within(row).getByRole('rowheader').textContent).toBe('Bo Lind')
    const cells = within(row).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent).slice(0, 6)).toEqual([
      'bo@example.org',
      'Active',
      'Free',
      '1,204',
      '7',
      '4 Mar 2026',
    ])
    const ways = within(screen.getByRole('navigation', { name: 'Waiting for you' })).getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Submissions13 waiting', '/admin/recipes'],
      ['Reports', '/admin/recipes?tab=reports'],
      ['Messages2 waiting', '/admin/recipes?tab=messages'],
      ['Activity log', '/admin/recipes?tab=log'],
    ])
  })

  test('without plans no stored plan is shown or editable', async () => {
    installation = {
      registration: 'open',
      plans: 'off',
      secondFactor: 'optional',
      photoMegabytes: 2000,
      fixed: [],
      unnoticedProxy: false,
    }
    const { user } = open()
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Subscription' })).toBeNull())
    const row = await screen.findByRole('row', { name: /^Bo Lind/ })
    expect(row.textContent).not.toContain('Free')
    expect(screen.queryByLabelText('Plan')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Actions for Bo Lind' }))
    await screen.findByRole('menuitem', { name: 'Suspend…' })
    expect(screen.queryByRole('menuitem', { name: 'Change plan…' })).toBeNull()
  })

  test('shows ten users a page, with up to five page links', async () => {
    const { user, address } = open()
    const pages = await screen.findByRole('navigation', { name: 'Pagination' })
    expect(within(pages).getAllByRole('link', { name: /^Page / })).toHaveLength(5)
    await user.click(within(pages).getByRole('link', { name: 'Page 3' }))
    expect(address()).toBe('/admin-dashboard?page=3')
    await waitFor(() => expect(lastAsked()).toContain('page=3'))
  })

  test('searches, filters and sorts; the address keeps the choice', async () => {
    const { user, address } = open('/admin-dashboard?page=4')
    await screen.findByText('250 users')
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'bo')
    await waitFor(() => expect(address()).toBe('/admin-dashboard?q=bo'))
    await user.selectOptions(screen.getByLabelText('Status'), 'Suspended')
    await user.selectOptions(screen.getByLabelText('Plan'), 'Premium')
    expect(address()).toBe('/admin-dashboard?q=bo&status=Suspended&plan=premium')

    const head = (name: string) => screen.getByRole('columnheader', { name })
    expect(head('Joined').getAttribute('aria-sort')).toBe('descending')
    within(head('Name')).getByRole('button').focus()
    await user.keyboard('{Enter}')
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending')
    await user.keyboard('{Enter}')
    expect(head('Name').getAttribute('aria-sort')).toBe('descending')
    expect(head('Joined').getAttribute('aria-sort')).toBe('none')
    await waitFor(() =>
      expect(lastAsked()).toMatch(/search=bo&status=Suspended&plan=premium&sort=name&down=true&page=1$/),
    )
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(address()).toBe('/admin-dashboard')
  })

  test('shows no match and a failed read', async () => {
    ;[users, total] = [[], 0]
    const { unmount } = open('/admin-dashboard?q=zz')
    expect(await screen.findByRole('heading', { name: 'No matching users' })).toBeTruthy()
    unmount()
    queryClient.clear()
    api.answer(admin.users, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await screen.findByText('The users could not be loaded')
    ;[users, total] = [[anAdminUser()], 1]
    api.answer(admin.users, () => paged(users, { page: 1, size: 10 }, total))
    await user.click(screen.getAllByRole('button', { name: 'Try Again' }).at(-1) as HTMLElement)
    expect(await screen.findByText('1 user')).toBeTruthy()
  })

  test('shows sortable cards on narrow screens', async () => {
    wide = false
    const { user, address } = open()
    expect(await screen.findByRole('heading', { name: 'Bo Lind', level: 3 })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'scans')
    await user.click(screen.getByRole('button', { name: 'Sorted descending. Sort ascending' }))
    expect(address()).toBe('/admin-dashboard?sort=scans&order=up')
  })
})

describe('[ADMIN-01] row actions', () => {
  async function choose(label: string, name = 'Bo Lind') {
    const opened = open()
    await opened.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await opened.user.click(await screen.findByRole('menuitem', { name: label }))
    return opened
  }

  test('suspending asks for a reason and returns the focus', async () => {
    api.answer(admin.suspend, () => {
      users = [anAdminUser({ status: 'Suspended' })]
      return users[0] as AdminUser
    })
    const { user } = await choose('Suspend…')
    const dialog = screen.getByRole('dialog', { name: 'Suspend Bo Lind?' })
    expect(dialog.textContent).toContain('Their sessions end at once')
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }))
    expect(within(dialog).getByText('Please fill this in.')).toBeTruthy()
    expect(api.callsTo(admin.suspend)).toEqual([])
    await user.type(within(dialog).getByLabelText('Reason'), ' Spam. ')
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }))
    await toasted('Bo Lind is suspended')
    expect(api.callsTo(admin.suspend)[0]?.body).toEqual({ reason: 'Spam.' })
    expect(await screen.findByText('Suspended', { selector: 'td *' })).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Bo Lind' })),
    )
  })

  test('a rejection shows in the dialog, which keeps the typed text', async () => {
    api.answer(admin.suspend, () => rejectedWith('last-admin'))
    const { user } = await choose('Suspend…')
    await user.type(screen.getByLabelText('Reason'), 'Spam')
    await user.click(screen.getByRole('button', { name: 'Suspend' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Make somebody else an admin first.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Spam')
  })

  test('deleting asks for the email and a reason', async () => {
    api.answer(admin.removeUser, ({ body }) =>
      (body as { email: string }).email === 'bo@example.org' ? null : rejectedWith('email-differs'),
    )
    const { user } = await choose('Delete account…')
    const send = () => user.click(screen.getByRole('button', { name: 'Delete account' }))
    await send()
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
    const email = screen.getByLabelText('Their email, to confirm')
    expect(document.activeElement).toBe(email)
    await user.type(email, 'bob@example.org')
    await user.type(screen.getByLabelText('Reason'), 'They asked for it')
    await send()
    expect(await screen.findByText(/^That is not the email of this account/)).toBeTruthy()
    await user.clear(email)
    await user.type(email, 'bo@example.org')
    users = []
    // A busy browser draws no frame for a while.
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await send()
    await toasted('Bo Lind’s account is deleted')
    expect(api.callsTo(admin.removeUser).at(-1)?.body).toEqual({
      email: 'bo@example.org',
      reason: 'They asked for it',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('250 users'))
  })

  test('changes plan and role, and reactivates', async () => {
    api.answer(admin.changePlan, () => anAdminUser())
    const { user } = await choose('Change plan…')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change plan' }).disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Premium' }))
    await user.click(screen.getByRole('button', { name: 'Change plan' }))
    await toasted('Bo Lind is on Premium')

    api.answer(admin.changeRole, () => anAdminUser())
    await user.click(screen.getByRole('button', { name: 'Actions for Bo Lind' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Make admin…' }))
    users = [anAdminUser({ role: 'admin', status: 'Suspended' })]
    await user.click(screen.getByRole('button', { name: 'Make admin' }))
    await toasted('Bo Lind is an admin')
    expect(api.callsTo(admin.changeRole)[0]?.body).toEqual({ role: 'admin' })

    api.answer(admin.reactivate, () => rejectedWith('user-not-found'))
    await screen.findByText('Suspended', { selector: 'td *' })
    await user.click(screen.getByRole('button', { name: 'Actions for Bo Lind' }))
    expect(await screen.findByRole('menuitem', { name: 'Remove admin rights…' })).toBeTruthy()
    await user.click(screen.getByRole('menuitem', { name: 'Reactivate' }))
    await toasted('Not reactivated')
  })

  test('a password reset link is shown once', async () => {
    const link = 'https://larder.example/reset-password#secret=abc'
    api.answer(admin.openReset, () => ({ link, expiresAt: '2026-11-15T09:00:00.000Z' }))
    const { user } = await choose('Reset password…')
    expect(screen.getByRole('dialog', { name: 'A new password for Bo Lind' })).toBeTruthy()
    expect(api.callsTo(admin.openReset)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Create Link' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', link)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('signs a user out everywhere', async () => {
    api.answer(admin.signOutUser, () => anAdminUser())
    const { user } = await choose('Sign out everywhere…')
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    await toasted('Bo Lind is signed out everywhere')
    await user.click(screen.getByRole('button', { name: 'Actions for Bo Lind' }))
    await screen.findByRole('menuitem', { name: 'Suspend…' })
    expect(screen.queryByRole('menuitem', { name: 'Remove second factor…' })).toBeNull()
  })

  test('a lost second factor is removed', async () => {
    users = [anAdminUser({ secondFactor: true })]
    api.answer(admin.dropSecondFactor, () => anAdminUser())
    const { user } = await choose('Remove second factor…')
    await user.click(screen.getByRole('button', { name: 'Remove second factor' }))
    await toasted('Bo Lind now signs in without a second factor')
  })

  test('creates an account with a link to set its password', async () => {
    const link = 'https://larder.example/reset-password#secret=abc'
    const expiresAt = '2026-11-22T08:00:00.000Z'
    api.answer(admin.createUser, ({ body }) =>
      (body as { email: string }).email === 'bo@example.org'
        ? rejectedWith('email-taken')
        : { user: anAdminUser({ name: 'Eve' }), link, expiresAt, mailed: false },
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Create Account' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Create an account' }))
    await user.type(dialog.getByLabelText('Name'), 'Eve')
    await user.type(dialog.getByLabelText('Email'), 'bo@example.org')
    await user.click(dialog.getByRole('button', { name: 'Create Account' }))
    expect(await dialog.findByText(/already an account/)).toBeTruthy()
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), 'eve@example.org')
    await user.click(dialog.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', link)
    expect(api.callsTo(admin.createUser).at(-1)?.body).toEqual({ name: 'Eve', email: 'eve@example.org' })
  })

  test('admins cannot suspend, demote or delete themselves', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Actions for Ana' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Change plan…'])
  })
})

describe('registration and plans', () => {
  const section = () => screen.findByRole('region', { name: 'Registration, plans and sign-in' })

  test('can be changed here', async () => {
    api.answer(admin.saveInstallation, ({ body }) => {
      installation = { ...installation, ...(body as object) }
      return installation
    })
    const { user } = open()
    const group = within(await section())
    await user.click(await group.findByRole('radio', { name: /^By invitation/ }))
    await toasted('Saved')
    expect(api.callsTo(admin.saveInstallation)[0]?.body).toEqual({ registration: 'invite' })
    await waitFor(() =>
      expect(group.getByRole('radio', { name: /^By invitation/ })).toHaveProperty('checked', true),
    )
  })

  test('a second factor is required of everybody by an admin who has one', async () => {
    api.answer(admin.saveInstallation, () => rejectedWith('second-factor-first'))
    const { user } = open()
    const group = within(await section())
    await user.click(await group.findByRole('radio', { name: /^A second factor for everybody/ }))
    await toasted('Not saved')
    expect(api.callsTo(admin.saveInstallation)[0]?.body).toEqual({ secondFactor: 'required' })
  })

  test('show the space that photos take, and how much a household may have', async () => {
    const [bo] = users
    const keeps = { id: bo?.id ?? '', owner: 'Bo Lind', email: 'bo@example.org', photos: 12 }
    api.answer(admin.storage, () => ({ bytes: 3_400_000_000, households: [{ ...keeps, bytes: 4_560_000 }] }))
    api.answer(admin.saveInstallation, ({ body }) => ({ ...installation, ...(body as object) }))
    const { user } = open()
    const photos = within(await screen.findByRole('region', { name: 'Photos' }))
    expect((await photos.findByRole('listitem')).textContent).toBe('Bo Lind bo@example.org12 photos, 4.6 MB')
    expect(photos.getByText(/^All photos take/).textContent).toContain('3.4 GB')
    const field = await photos.findByLabelText('Megabytes a household may keep')
    await user.clear(field)
    await user.type(field, '500')
    await user.click(photos.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.callsTo(admin.saveInstallation)[0]?.body).toEqual({ photoMegabytes: 500 }))
  })

  test('set by the environment are shown read-only', async () => {
    installation = {
      registration: 'closed',
      plans: 'off',
      secondFactor: 'optional',
      photoMegabytes: 2000,
      fixed: ['registration'],
      unnoticedProxy: true,
    }
    open()
    const group = within(await section())
    expect(await group.findByRole('radio', { name: /^Nobody/ })).toHaveProperty('disabled', true)
    expect(group.getByText(/Set in the server’s environment/)).toBeTruthy()
    expect(group.getByRole('radio', { name: /^With plans/ })).toHaveProperty('disabled', false)
  })

  test('an invitation link is shown once and can be emailed', async () => {
    const link = 'https://larder.example/register#invitation=abc'
    api.answer(admin.invite, () => ({ link, expiresAt: '2026-11-22T08:00:00.000Z', mailed: true }))
    const { user } = open()
    await user.click(within(await section()).getByRole('button', { name: 'Invite' }))
    await user.type(screen.getByLabelText('Email'), 'zoe@example.org')
    await user.click(screen.getByRole('button', { name: 'Create Link' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', link)
    expect(screen.getByText('It is also on its way to zoe@example.org.')).toBeTruthy()
    expect(api.callsTo(admin.invite)[0]?.body).toEqual({ email: 'zoe@example.org' })
  })
})
