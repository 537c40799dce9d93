// @vitest-environment happy-dom
import { diet } from '@larder/contract/diet'
import { type Household, household } from '@larder/contract/household'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { aHousehold, aPerson, aSummary } from '../../testing/a-household'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { HouseholdPage } from './household-page'
import { toastHouseholdSwitch } from './toast-household-switch'
import { VisitorInvitationPage } from './visitor-invitation-page'

const invitation = {
  id: '0192f3a4-7c1e-7abc-8def-0000000000f1',
  invitedBy: 'Ana Horvat',
  createdAt: '2026-11-10T08:00:00.000Z',
  expiresAt: '2026-11-17T08:00:00.000Z',
  joined: 2,
  forSeveral: true,
}
const link = 'https://larder.example/household#join=K7QXM-2PD9R'
const peeked = {
  household: 'Ana’s kitchen',
  invitedBy: 'Ana Horvat',
  members: 3,
  expiresAt: '2026-11-17T08:00:00.000Z',
  alreadyMember: false,
}

let api: ReturnType<typeof stubApi>
let current: Household

beforeEach(() => {
  current = aHousehold()
  api = stubApi()
  api.answer(household.current, () => current)
  api.answer(household.list, () => [aSummary()])
  api.answer(diet.people, () => [aPerson()])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (path = '/household') => renderWithApp(<HouseholdPage />, { path, signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))

describe('inviting', () => {
  test('asks for the lifetime, then shows link and code once', async () => {
    api.answer(household.invite, () => {
      current = { ...current, invitations: [invitation] }
      return { invitation, code: 'K7QXM2PD9R', link }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }))
    expect(screen.getByRole('radio', { name: '7 days' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: '30 days' }))
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your invitation' })
    expect(api.callsTo(household.invite)[0]?.body).toEqual({ days: 30, forSeveral: false })
    expect(dialog.textContent).toContain('This is shown once.')
    expect(dialog.textContent).toContain('K7QXM-2PD9R')
    expect(dialog.textContent).toContain('works until 17 November 2026')
    expect(within(dialog).getByLabelText('Link')).toHaveProperty('value', link)
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(link)
    expect(within(dialog).getByRole('status').textContent).toBe('The link is copied.')
    await user.click(within(dialog).getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('K7QXM-2PD9R')
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('heading', { name: 'Open invitations (1)' })).toBeTruthy()
    expect(screen.queryByText('K7QXM-2PD9R')).toBeNull()
  })

  test('shows that the browser does not allow copying', async () => {
    api.answer(household.invite, () => ({ invitation, code: 'K7QXM2PD9R', link }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }))
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(/did not allow copying/)).toBeTruthy()
  })

  test('a rejection shows in the dialog', async () => {
    api.answer(household.invite, () => rejectedWith('too-many-invitations'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }))
    await user.click(screen.getByRole('button', { name: 'Create invitation' }))
    expect((await screen.findByRole('alert')).textContent).toContain('20 open invitations')
  })

  test('an open one can be withdrawn', async () => {
    current = { ...current, invitations: [invitation] }
    api.answer(household.withdraw, () => {
      current = { ...current, invitations: [] }
      return null
    })
    const { user } = open()
    expect(await screen.findByText(/2 joined/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Withdraw invitation: By Ana Horvat/ }))
    await toasted('Invitation withdrawn')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Members/ })),
    )
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Open invitations/ })).toBeNull())
  })
})

describe('being invited', () => {
  test('a visitor sees inviter and household and can register or log in', async () => {
    api.answer(household.peek, () => peeked)
    renderWithApp(<VisitorInvitationPage />, { path: '/household#join=K7QXM-2PD9R' })
    expect(
      await screen.findByRole('heading', { name: 'Ana Horvat invites you to Ana’s kitchen' }),
    ).toBeTruthy()
    const ways = screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])
    expect(ways).toEqual([
      ['Sign up', '/register?from=%2Fhousehold#join=K7QXM-2PD9R'],
      ['Log in', '/login?from=%2Fhousehold#join=K7QXM-2PD9R'],
    ])
  })

  test('a link shows the household; joining opens it', async () => {
    api.answer(household.peek, () => peeked)
    api.answer(household.join, () => {
      current = aHousehold({ id: 'b', name: 'Ana’s kitchen', role: 'member' })
      return current
    })
    const { user, address } = open('/household#join=K7QXM-2PD9R')
    const card = await screen.findByRole('region', { name: 'Invitation' })
    expect(card.textContent).toContain('Ana Horvat invites you to Ana’s kitchen')
    expect(card.textContent).toContain('3 members')
    expect(api.callsTo(household.peek)[0]?.body).toEqual({ code: 'K7QXM-2PD9R' })
    await user.click(within(card).getByRole('button', { name: 'Join' }))
    await toasted('Welcome to Ana’s kitchen')
    await waitFor(() => expect(address()).toBe('/household'))
    expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull()
  })

  test('a page that mounts again does not read an invitation that is being accepted', async () => {
    api.answer(household.peek, () => peeked)
    let join = (_: Household) => {}
    api.answer(household.join, () => new Promise<Household>((resolve) => (join = resolve)))
    const { user, unmount } = open('/household#join=M4TTC-8WKHE')
    await user.click(await screen.findByRole('button', { name: 'Join' }))
    const before = api.callsTo(household.peek).length
    unmount()
    // A new session drops what was read, as another household does.
    session.clearUser()
    open('/household#join=M4TTC-8WKHE')
    expect(await screen.findByRole('heading', { name: /^Members/ })).toBeTruthy()
    expect(api.callsTo(household.peek)).toHaveLength(before)
    join(aHousehold({ id: 'b', name: 'Ana’s kitchen', role: 'member' }))
    await toasted('Welcome to Ana’s kitchen')
  })

  test('can be declined', async () => {
    api.answer(household.peek, () => peeked)
    const { user, address } = open('/household#join=K7QXM-2PD9R')
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(address()).toBe('/household')
    expect(api.callsTo(household.join)).toEqual([])
  })

  test('a member cannot join again', async () => {
    api.answer(household.peek, () => ({ ...peeked, alreadyMember: true }))
    open('/household#join=K7QXM-2PD9R')
    expect(await screen.findByRole('heading', { name: 'You are in Ana’s kitchen already' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })

  test.each([
    ['invitation-not-found', 'This invitation is no longer valid.'],
    ['bad-input', 'That is not one of our codes.'],
  ] as const)('%s is told, and can be put away', async (code, sentence) => {
    api.answer(household.peek, () => rejectedWith(code))
    const { user, address } = open('/household#join=nonsense')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(address()).toBe('/household')
  })

  test('a rejection shows in the card', async () => {
    api.answer(household.peek, () => peeked)
    api.answer(household.join, () => rejectedWith('too-many-members'))
    const { user } = open('/household#join=K7QXM-2PD9R')
    await user.click(await screen.findByRole('button', { name: 'Join' }))
    expect((await screen.findByRole('alert')).textContent).toContain('up to 50 members')
  })

  test('can be accepted by its code in any spelling', async () => {
    api.answer(household.peek, () => peeked)
    const { user, address } = open()
    const field = await screen.findByLabelText('Code')
    await user.type(field, 'nope{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('A code has ten letters and digits')
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, 'k7qx m2pd-9r{Enter}')
    expect(await screen.findByRole('region', { name: 'Invitation' })).toBeTruthy()
    expect(address()).toBe('/household#join=K7QXM2PD9R')
  })
})

describe('a changed household', () => {
  const mine = [aSummary({ id: 'own', name: 'My kitchen' })]

  test('a removed member sees which household they left and which one is shown', async () => {
    api.answer(household.list, () => mine)
    await toastHouseholdSwitch({ id: 'gone', name: 'Ana’s kitchen' })
    expect(currentToasts()[0]).toMatchObject({
      title: 'You are no longer in Ana’s kitchen',
      description: 'You now see My kitchen.',
    })
  })

  test('a switch on another device is shown', async () => {
    api.answer(household.list, () => [...mine, aSummary({ id: 'other', current: false })])
    await toastHouseholdSwitch({ id: 'other', name: undefined })
    expect(currentToasts()[0]?.title).toBe('You are now in My kitchen')
  })

  test('a failed read shows nothing', async () => {
    api.answer(household.list, () => rejectedWith('internal-error'))
    await toastHouseholdSwitch({ id: 'gone', name: undefined })
    expect(console.error).toHaveBeenCalledOnce()
  })
})
