// @vitest-environment happy-dom
import { moneyBackDays, planCatalogue } from '@larder/contract/plans/plan-catalogue'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderWithApp } from '../../../testing/render-with-app'
import { setOperator } from '../../../testing/set-operator'
import { ProductPage } from './product-page'

const region = (name: string) => within(screen.getByRole('region', { name }))
const card = (name: string) => within(screen.getByRole('article', { name }))

let reset = () => {}
afterEach(() => reset())

describe('/product', () => {
  test('shows no price and no plan when plans are off', () => {
    reset = setOperator({ plans: 'off' })
    const { container } = renderWithApp(<ProductPage />)
    expect(container.textContent).not.toMatch(/\$\d|Premium|per month|scans per day/)
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
    expect(region('What it costs').getByText(/no plans and no limits/)).toBeTruthy()
  })

  test('links to the login when registration is closed', () => {
    reset = setOperator({ registration: 'closed' })
    renderWithApp(<ProductPage />)
    expect(screen.queryByRole('link', { name: 'Try for Free' })).toBeNull()
    for (const link of screen.getAllByRole('link', { name: 'Log In' }))
      expect(link.getAttribute('href')).toBe('/login')
  })

  test('[MKT-03] shows features with real screens, four steps, testimonials and calls to action', () => {
    renderWithApp(<ProductPage />)
    const screens = region('Features').getAllByRole<HTMLImageElement>('img')
    expect(screens).toHaveLength(8)
    for (const [place, one] of screens.entries()) {
      expect(one.getAttribute('src')).toMatch(/-light-320.*\.avif$/)
      expect([one.width, one.height]).toEqual([320, 448])
      // The first is seen before anybody scrolls.
      expect(one.getAttribute('loading')).toBe(place === 0 ? null : 'lazy')
    }
    const steps = region('How It Works').getAllByRole('heading', { level: 3 })
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Scan', '2Analyze', '3Learn', '4Share'])
    expect(region('What Our Users Say').getAllByRole('blockquote')).toHaveLength(3)
    for (const link of screen.getAllByRole('link', { name: 'Try for Free' }))
      expect(link.getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: 'Join Community' }).getAttribute('href')).toBe('/community')
  })

  test('[MKT-03] three plans with the prices and claims of the specification', () => {
    renderWithApp(<ProductPage />)
    const free = card('Free')
    for (const words of ['$0', 'forever', '10 scans per day']) expect(free.getByText(words)).toBeTruthy()
    const premium = card('Premium')
    for (const words of ['$9.99', 'per month', 'Unlimited scanning', '7-day free trial, no credit card'])
      expect(premium.getByText(words)).toBeTruthy()
    const pro = card('Pro')
    for (const words of ['$19.99', 'per month', 'For professionals, with API access.'])
      expect(pro.getByText(words)).toBeTruthy()
    const claims = region('Plans and prices')
    for (const claim of ['7-day free trial', '30-day money-back guarantee', 'Cancel anytime', '24/7 support'])
      expect(claims.getByText(claim, { selector: 'dt' })).toBeTruthy()
  })

  test('[MKT-08] states the same number of days for refunds everywhere', () => {
    const { container } = renderWithApp(<ProductPage />)
    const periods = [
      ...(container.textContent ?? '').matchAll(/(\d+)[- ]days? (?:money-back|of your first)/g),
    ]
    expect(periods.length).toBeGreaterThan(1)
    for (const [, days] of periods) expect(Number(days)).toBe(moneyBackDays)
  })

  test('[MKT-03] the table matches the server: two things differ by plan', () => {
    renderWithApp(<ProductPage />)
    const table = within(screen.getByRole('table', { name: 'What each plan allows' }))
    const answers = (row: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(answers('Photos')).toEqual(['10 scans per day', 'Unlimited scanning', 'Unlimited scanning'])
    expect(answers('API keys')).toEqual(planCatalogue.map(({ apiKeys }) => (apiKeys ? 'Yes' : 'No')))
    for (const row of ['Inventory', 'Suggestions', 'Meal plan', 'Cooking guide', 'Households', 'Community'])
      expect(answers(row)).toEqual(['Yes', 'Yes', 'Yes'])
  })

  test('[MKT-03] a button opens the page for changing the plan, after registration if needed', () => {
    const ways = () =>
      ['Start Free', 'Try Premium', 'Get Pro'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      )
    const { unmount } = renderWithApp(<ProductPage />)
    const byRegister = '/register?from=%2Fsettings#billing'
    expect(ways()).toEqual(['/register', byRegister, byRegister])
    unmount()
    renderWithApp(<ProductPage />, { signedIn: true })
    expect(ways()).toEqual(['/settings#billing', '/settings#billing', '/settings#billing'])
  })
})
