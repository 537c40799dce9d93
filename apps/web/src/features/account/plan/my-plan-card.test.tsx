// @vitest-environment happy-dom
import { type MyPlan, plans } from '@larder/contract/plans'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aPlanStatus, stubAccount } from '../../../testing/an-account'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { MyPlanCard } from './my-plan-card'
import { toTrustedPaymentUrl } from './use-plan'

const paid: Partial<MyPlan> = {
  plan: 'premium',
  by: 'payment',
  renewsAt: '2024-03-15T12:00:00.000Z',
  trialLeft: false,
}
let api: ReturnType<typeof stubApi>
let mine: MyPlan
beforeEach(() => {
  mine = aPlanStatus()
  api = stubApi()
  stubAccount(api)
  api.answer(plans.mine, () => mine)
})
const become = (next: Partial<MyPlan>) => () => {
  mine = aPlanStatus(next)
  return mine
}
const open = (given: Partial<MyPlan> = {}) => {
  mine = aPlanStatus(given)
  return renderWithApp(<MyPlanCard />, { signedIn: true })
}
const button = (name: string) => screen.findByRole('button', { name })

test('Free: Upgrade describes the trial, then starts it', async () => {
  api.answer(
    plans.startTrial,
    become({ plan: 'premium', by: 'trial', endsAt: '2026-11-23T12:00:00.000Z', trialLeft: false }),
  )
  const { user } = open()
  expect(await screen.findByText('Free Plan')).toBeTruthy()
  await user.click(await button('Upgrade'))
  const dialog = screen.getByRole('dialog', { name: 'Try Premium for 7 days' })
  expect(dialog.textContent).toContain('No credit card')
  await user.click(within(dialog).getByRole('button', { name: 'Start Free Trial' }))
  expect(await screen.findByText('Premium trial')).toBeTruthy()
  expect(screen.getByText(/Ends automatically on November 23, 2026/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows a rejected trial and stays on Free', async () => {
  api.answer(plans.startTrial, () => rejectedWith('trial-used'))
  const { user } = open()
  await user.click(await button('Upgrade'))
  await user.click(await button('Start Free Trial'))
  await waitFor(() => expect(currentToasts()[0]?.description).toContain('Your 7 days of Premium are over'))
  expect(screen.getByText('Free Plan')).toBeTruthy()
})

test('without payments and a trial, Upgrade names the operator', async () => {
  const { user } = open({ payments: false, trialLeft: false })
  expect(await screen.findByText(/Payments are not set up/)).toBeTruthy()
  await user.click(await button('Upgrade'))
  expect(screen.getByRole('dialog', { name: 'No payments here' })).toBeTruthy()
})

test('Premium: shows the next billing date, can be cancelled and resumed', async () => {
  api.answer(plans.cancel, become({ ...paid, endsAt: '2024-03-15T12:00:00.000Z' }))
  api.answer(plans.resume, become(paid))
  const { user } = open(paid)
  expect(await screen.findByText('Premium')).toBeTruthy()
  expect(screen.getByText('Next billing date')).toBeTruthy()
  expect(screen.getByText('March 15, 2024')).toBeTruthy()
  expect(screen.getByText('Sample')).toBeTruthy()
  await user.click(await button('Cancel plan'))
  const sure = screen.getByRole('alertdialog', { name: 'Cancel Premium?' })
  expect(sure.textContent).toContain('stays until March 15, 2024')
  await user.click(within(sure).getByRole('button', { name: 'Cancel Plan' }))
  expect(await screen.findByText(/Ends on March 15, 2024/)).toBeTruthy()
  expect(screen.queryByText('Next billing date')).toBeNull()
  await user.click(await button('Resume'))
  expect(await screen.findByText('Next billing date')).toBeTruthy()
})

test('shows what to do after a failed payment, and an unreachable portal', async () => {
  api.answer(plans.portal, () => rejectedWith('payments-unavailable'))
  const { user } = open({ ...paid, paymentFailed: true })
  expect((await screen.findByRole('alert')).textContent).toContain('Check your payment method under Manage')
  await user.click(await button('Manage plan'))
  await waitFor(() => expect(currentToasts()[0]?.description).toContain('is not answering right now'))
})

test('a paid plan without configured payments names the operator', async () => {
  const { user } = open({ ...paid, payments: false })
  expect(await screen.findByText(/Payments are not set up/)).toBeTruthy()
  for (const name of ['Manage plan', 'Cancel plan']) {
    await user.click(await button(name))
    expect(screen.getByRole('dialog', { name: 'No payments here' })).toBeTruthy()
    await user.click(await button('Got It'))
  }
  expect(
    api.calls.filter(({ name }) => name.startsWith('plans.')).every(({ name }) => name === 'plans.mine'),
  ).toBe(true)
})

test('shows a plan given by an admin', async () => {
  open({ plan: 'pro', by: 'admin' })
  expect(await screen.findByText('Pro')).toBeTruthy()
  expect(screen.getByText(/Given to you by an admin/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows an error when it cannot be read', async () => {
  api.answer(plans.mine, () => rejectedWith('too-many-requests'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Your plan could not be loaded')
})

test.each([
  ['https://pay.example/c/1', 'https://pay.example/c/1'],
  ['/settings#billing', 'https://larder.example/settings#billing'],
  ['http://localhost:4242/c', 'http://localhost:4242/c'],
  ['http://127.0.0.1:4242/c', 'http://127.0.0.1:4242/c'],
  ['http://pay.example/', null],
  ['http://localhost.evil.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['', 'https://larder.example/'],
])('of what the server says, %j is gone to as %j', (address, place) => {
  expect(toTrustedPaymentUrl(address, 'https://larder.example')).toBe(place)
})
