// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithApp } from '../../../testing/render-with-app'
import { FaqPage } from './faq-page'
import { faqTopics } from './questions'

const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const detailsOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('details') as HTMLDetailsElement

describe('the Help Center', () => {
  test('[MKT-06] shows five categories of three questions, each with its own id', () => {
    expect(faqTopics.map(({ name }) => name)).toEqual([
      'Getting Started',
      'Food Scanning',
      'Community & Recipes',
      'Subscription & Billing',
      'Technical Support',
    ])
    expect(faqTopics.map(({ questions }) => questions.length)).toEqual([3, 3, 3, 3, 3])
    const names = faqTopics.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])
    expect(new Set(names).size).toBe(20)
  })

  test('[MKT-06] answers open and close one by one', async () => {
    const { user } = renderWithApp(<FaqPage />, { path: '/faq' })
    const [trial, cancel] = [
      detailsOf('Is there a free trial?'),
      detailsOf('How do I cancel, and do I get my money back?'),
    ]
    for (const one of [trial, cancel]) await user.click(within(one).getByRole('heading'))
    expect([trial.open, cancel.open]).toEqual([true, true])
    await user.click(within(trial).getByRole('heading'))
    expect([trial.open, cancel.open]).toEqual([false, true])
    expect(cancel.textContent).toContain('30-day money-back guarantee')
  })

  test('[MKT-06] searches while typing, keeps the search in the address and shows what to do without a match', async () => {
    const { user, address } = renderWithApp(<FaqPage />, { path: '/faq' })
    const box = screen.getByRole('searchbox', { name: 'Search the questions' })
    await user.type(box, 'TRIAL')
    expect(screen.getByRole('status').textContent).toBe('Search Results (2)')
    expect(shown()).toContain('Is there a free trial?')
    await waitFor(() => expect(address()).toBe('/faq?q=TRIAL'))
    await user.clear(box)
    expect(shown()).toHaveLength(15)
    await user.type(box, 'quinoa')
    expect(screen.getByRole('heading', { name: 'Search Results (0)' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'See all questions' }))
    expect(shown()).toHaveLength(15)
    expect(document.activeElement).toBe(box)
  })

  test('[MKT-06] an address can contain a search or open an answer', () => {
    const { unmount } = renderWithApp(<FaqPage />, { path: '/faq?q=billing' })
    expect(screen.getByRole('heading', { name: 'Search Results (3)' })).toBeTruthy()
    unmount()
    renderWithApp(<FaqPage />, { path: '/faq#accuracy' })
    expect(detailsOf('How accurate is the food recognition?').open).toBe(true)
    expect(detailsOf('What can I scan?').open).toBe(false)
  })
})
