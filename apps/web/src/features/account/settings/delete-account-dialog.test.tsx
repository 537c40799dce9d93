// @vitest-environment happy-dom
import { account, type HouseholdOfDeletedAccount } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../session/session-store'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { DeleteAccountDialog } from './delete-account-dialog'

const ben = { accountId: '0192f3a4-7c1e-7abc-8def-0123456789aa', name: 'Ben' }
const shared: HouseholdOfDeletedAccount = {
  ...{ id: '0192f3a4-7c1e-7abc-8def-0123456789ac', name: 'Harbour Street' },
  ...{ alone: false, undecided: true, others: [ben] },
}
const own: HouseholdOfDeletedAccount = {
  ...{ id: '0192f3a4-7c1e-7abc-8def-0123456789ad', name: 'Ana’s kitchen' },
  ...{ alone: true, undecided: false, others: [] },
}

let api: ReturnType<typeof stubApi>
let hasPassword = true
beforeEach(() => {
  hasPassword = true
  api = stubApi()
  api.answer(account.archive, () => ({ state: 'none' as const, done: 0 }))
  api.answer(account.profile, () => ({ name: 'Ana Horvat', email: 'ana@example.org', hasPassword }))
  api.answer(account.deletion, () => ({ households: [own] }))
  api.answer(account.scheduleDeletion, () => ({ deletionAt: '2026-11-30T10:00:00Z' }))
})

const open = () => renderWithApp(<DeleteAccountDialog onClose={() => {}} />, { signedIn: true })
const email = () => screen.findByLabelText(/^Type your email/)
const password = () => screen.getByLabelText(/^Your password/)
const confirm = () => screen.getByRole('button', { name: 'Delete Account' })
const sent = () => api.callsTo(account.scheduleDeletion).map(({ body }) => body)

test('the focus starts at the beginning, not on a button', async () => {
  open()
  await email()
  expect(document.activeElement?.textContent).toMatch(/^What goes/)
})

test('[SET-02] lists what is deleted and kept, requires email and password, and signs out', async () => {
  const { user, address } = open()
  await user.type(await email(), ' Ana@Example.org ')
  await user.type(password(), 'three warm plums')
  expect(screen.getByText('Ana’s kitchen').parentElement?.textContent).toContain('yours alone')
  await user.click(confirm())
  await waitFor(() => expect(address()).toBe('/login'))
  expect(session.get().isAuthenticated).toBe(false)
  expect(sent()).toEqual([{ email: 'Ana@Example.org', currentPassword: 'three warm plums', handovers: [] }])
})

test('sends nothing while a field is missing, and shows an error under each', async () => {
  api.answer(account.deletion, () => ({ households: [shared] }))
  const { user } = open()
  await user.type(await email(), 'ben@example.org')
  await user.click(confirm())
  expect(screen.getByText('Type ana@example.org to confirm.')).toBeTruthy()
  expect(screen.getByText('Choose who should get it, or choose to delete it.')).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each([
  ['Ben', { householdId: shared.id, to: ben.accountId }],
  ['Nobody: delete it for everyone', { householdId: shared.id }],
])('a household that needs a word goes to: %s', async (choice, handover) => {
  hasPassword = false
  api.answer(account.deletion, () => ({ households: [own, shared] }))
  const { user } = open()
  await user.type(await email(), 'ana@example.org')
  await user.selectOptions(screen.getByLabelText(/^Who should get/), choice)
  await user.click(confirm())
  await waitFor(() => expect(sent()).toEqual([{ email: 'ana@example.org', handovers: [handover] }]))
})

test.each([
  ['wrong-password', 'That is not your current password.'],
  ['last-admin', 'Somebody has to run this site.'],
  ['household-undecided', 'For each household'],
] as const)('%s is told in place, and nobody is signed out', async (code, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.answer(account.scheduleDeletion, () => rejectedWith(code))
  const { user } = open()
  await user.type(await email(), 'ana@example.org')
  await user.type(password(), 'three warm plums')
  await user.click(confirm())
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  expect(session.get().isAuthenticated).toBe(true)
})
