// @vitest-environment happy-dom
import { diet } from '@larder/contract/diet'
import { type Household, type HouseholdSummary, household } from '@larder/contract/household'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refresh } from '../../api/use-read'
import { aHousehold, aMember, anotherMember, aPerson, aSummary } from '../../testing/a-household'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { HouseholdPage } from './household-page'

let api: ReturnType<typeof stubApi>
let current: Household
let mine: HouseholdSummary[]

beforeEach(() => {
  current = aHousehold({ members: [aMember(), anotherMember()] })
  mine = [aSummary({ members: 2 })]
  api = stubApi()
  api.answer(household.current, () => current)
  api.answer(household.list, () => mine)
  api.answer(diet.people, () => [aPerson()])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => vi.restoreAllMocks())

const page = (
  <main>
    <HouseholdPage />
  </main>
)
const open = (path = '/household') => renderWithApp(page, { path, signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))

describe('reading it', () => {
  test('shows name and members with role and date, and marks me', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Ana’s kitchen' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Members (2)' })).toBeTruthy()
    const [ana, ben] = within(screen.getByRole('region', { name: 'Current household' })).getAllByRole(
      'listitem',
    )
    expect(ana?.textContent).toContain('Ana HorvatYouOwnerSince 3 March 2026')
    expect(ben?.textContent).toContain('Ben OkaforMember')
  })

  test('shows an error with a retry when it cannot be read', async () => {
    api.answer(household.current, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.')
    api.answer(household.current, () => current)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Ana’s kitchen' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a member who is not an owner can only leave', async () => {
    current = aHousehold({
      role: 'member',
      members: [aMember({ role: 'member' }), anotherMember({ role: 'owner' })],
    })
    open()
    expect(await screen.findByText('Owners invite and remove people, and set the name.')).toBeTruthy()
    for (const name of ['Rename household', 'Invite somebody', /^Manage/, 'Save settings'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText('Europe/Ljubljana')).toBeTruthy()
    expect(screen.getByText('Not chosen')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Leave household' })).toBeTruthy()
  })

  test('shows a new member without a reload', async () => {
    open()
    await screen.findByRole('heading', { name: 'Members (2)' })
    current = { ...current, members: [...current.members, anotherMember({ accountId: 'c', name: 'Cem' })] }
    void refresh(household.current)
    expect(await screen.findByRole('heading', { name: 'Members (3)' })).toBeTruthy()
  })
})

describe('an owner', () => {
  test('renames it', async () => {
    api.answer(household.update, ({ body }) => {
      current = { ...current, ...(body as { name: string }) }
      return current
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Rename household' }))
    const field = screen.getByLabelText('Name of the household')
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.keyboard('{Enter}')
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    await user.type(field, 'Casa Horvat{Enter}')
    expect(await screen.findByRole('heading', { name: 'Casa Horvat' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename household' }))
  })

  test('keeps the name on Escape', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Rename household' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('heading', { name: 'Ana’s kitchen' })).toBeTruthy()
    expect(api.callsTo(household.update)).toEqual([])
  })

  test('makes a member an owner', async () => {
    api.answer(household.setRole, () => current)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Manage Ben Okafor' }))
    await user.click(screen.getByRole('menuitem', { name: 'Make owner' }))
    await toasted('Ben Okafor is now an owner')
    expect(api.callsTo(household.setRole)[0]?.body).toEqual({ role: 'owner' })
    expect(screen.queryByRole('button', { name: 'Manage yourself' })).toBeNull()
  })

  test('removes a member after a confirmation that lists the consequences', async () => {
    api.answer(household.removeMember, () => {
      current = { ...current, members: [aMember()] }
      return current
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Manage Ben Okafor' }))
    await user.click(screen.getByRole('menuitem', { name: 'Remove from household' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Remove Ben Okafor from Ana’s kitchen?' })
    expect(dialog.textContent).toContain('Ben Okafor will no longer see this kitchen')
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await toasted('Ben Okafor was removed')
    expect(await screen.findByRole('heading', { name: 'Members (1)' })).toBeTruthy()
  })

  test('sees a rejection', async () => {
    api.answer(household.setRole, () => rejectedWith('member-not-found'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Manage Ben Okafor' }))
    await user.click(screen.getByRole('menuitem', { name: 'Make owner' }))
    await toasted('Not changed')
    expect(currentToasts()[0]?.description).toContain('no longer a member of this household')
  })

  test('saves time zone and currency', async () => {
    api.answer(household.update, () => current)
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText('Currency'), 'CHF')
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Zurich')
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    await toasted('Settings saved')
    expect(api.callsTo(household.update)[0]?.body).toEqual({ timeZone: 'Europe/Zurich', currency: 'CHF' })
  })

  test('chooses the country by its name', async () => {
    api.answer(household.update, () => current)
    const { user } = open()
    const field = await screen.findByLabelText<HTMLSelectElement>('Country')
    expect(field.value).toBe('')
    const names = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names[0]).toBe('Choose a country')
    expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')))
    await user.selectOptions(field, 'United Kingdom')
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    await toasted('Settings saved')
    expect(api.callsTo(household.update)[0]?.body).toMatchObject({ country: 'GB' })
  })

  test('sees a rejected country under the field', async () => {
    current = aHousehold({ country: 'SI' })
    api.answer(household.update, () => rejectedWith('bad-input', { fields: { country: 'Use another.' } }))
    const { user } = open()
    const field = await screen.findByLabelText<HTMLSelectElement>('Country')
    expect(field.selectedOptions[0]?.textContent).toBe('Slovenia')
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    expect(await screen.findByText('Use another.')).toBeTruthy()
  })
})

describe('households', () => {
  test('switching reads everything again', async () => {
    const weekend = aHousehold({ id: 'b', name: 'Weekend house' })
    mine = [aSummary({ members: 2 }), aSummary({ id: 'b', name: 'Weekend house', current: false })]
    api.answer(household.enter, () => {
      current = weekend
      return weekend
    })
    const { user } = open()
    const there = await screen.findByRole('button', { name: 'Switch to Weekend house' })
    const readBefore = api.callsTo(diet.people).length
    await user.click(there)
    expect(await screen.findByRole('heading', { name: 'Weekend house' })).toBeTruthy()
    expect(api.callsTo(household.enter)[0]?.address).toBe('/api/v1/households/b/enter')
    expect(api.callsTo(diet.people)).toHaveLength(readBefore + 1)
    await toasted('You are now in Weekend house')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('a new one has this device’s time zone', async () => {
    api.answer(household.create, () => {
      current = aHousehold({ id: 'c', name: 'Club' })
      return current
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'New household' }))
    await user.click(screen.getByRole('button', { name: 'Create household' }))
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    await user.type(screen.getByLabelText('Name'), 'Club')
    await user.click(screen.getByRole('button', { name: 'Create household' }))
    expect(await screen.findByRole('heading', { name: 'Club' })).toBeTruthy()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(api.callsTo(household.create)[0]?.body).toEqual({ name: 'Club', timeZone })
  })

  test('the only owner must make another member owner before leaving', async () => {
    open()
    expect(await screen.findByText(/You are the only owner\. Make somebody else an owner/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull()
  })

  test('one of several members can leave', async () => {
    current = aHousehold({ members: [aMember(), anotherMember({ role: 'owner' })] })
    api.answer(household.leave, () => {
      current = aHousehold({ id: 'd', name: 'Ana Horvat’s kitchen' })
      return current
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Leave household' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Leave Ana’s kitchen?' })
    await user.click(within(dialog).getByRole('button', { name: 'Leave household' }))
    await toasted('You left Ana’s kitchen')
    expect(await screen.findByRole('heading', { name: 'Ana Horvat’s kitchen' })).toBeTruthy()
  })

  test('the last member confirms with the name, in any Unicode form', async () => {
    current = aHousehold()
    api.answer(household.leave, () => {
      current = aHousehold({ id: 'd', name: 'Fresh' })
      return current
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Leave and delete' }))
    const dialog = screen.getByRole('dialog', { name: 'Delete Ana’s kitchen?' })
    expect(dialog.textContent).toContain('The kitchen and everything in it will be deleted')
    await user.type(within(dialog).getByRole('textbox'), 'Ben’s kitchen{Enter}')
    expect(within(dialog).getByRole('alert').textContent).toBe('That is not the name of this household.')
    expect(api.callsTo(household.leave)).toEqual([])
    await user.clear(within(dialog).getByRole('textbox'))
    await user.type(within(dialog).getByRole('textbox'), " ana's  kitchen ")
    await user.click(within(dialog).getByRole('button', { name: 'Delete household' }))
    await toasted('Ana’s kitchen was deleted')
    expect(await screen.findByRole('heading', { name: 'Fresh' })).toBeTruthy()
  })
})
