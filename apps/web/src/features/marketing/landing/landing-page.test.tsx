// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { suggestions } from '@larder/contract/suggestions'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderWithApp } from '../../../testing/render-with-app'
import { stubApi } from '../../../testing/stub-api'
import { testimonials } from '../page-section'
import { communityFigures } from '../product-figures'
import { LandingPage } from './landing-page'

const region = (name: string) => within(screen.getByRole('region', { name }))
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the landing page', () => {
  beforeEach(() => void renderWithApp(<LandingPage />))

  test('[MKT-01] links Try Now and Learn More, and describes Larder in one sentence', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Know what you have/)
    expect(leadsTo('Try Now')).toBe('/register')
    expect(leadsTo('Learn More')).toBe('/product')
    expect(screen.getByText(/AI meal planner/)).toBeTruthy()
    const [screenOfIt] = screen.getAllByRole('img', { name: /Three dishes from what you have/ })
    expect(screenOfIt?.getAttribute('fetchpriority')).toBe('high')
    expect(screenOfIt?.hasAttribute('loading')).toBe(false)
  })

  test('[MKT-01] shows six features and three steps', () => {
    expect(region('Key Features').getAllByRole('heading', { level: 3 })).toHaveLength(6)
    const steps = region('How It Works').getAllByRole('heading', { level: 3 })
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Upload an ingredient screenshot',
      '2Get AI-generated recipe suggestions',
      '3Follow step-by-step cooking instructions',
    ])
  })

  test('[MKT-01] the loop is one image with a text alternative', () => {
    const loop = region('Everything comes round again')
    const picture = loop.getByRole('img', { name: /scan, stock, suggest, plan, buy the shortfall, cook/ })
    const list = loop.getByRole('list')
    expect(picture.getAttribute('aria-describedby')).toBe(list.id)
    expect(within(list).getAllByRole('listitem')).toHaveLength(8)
  })

  test('[MKT-02] the demo plays muted in a loop and loads only near the viewport', () => {
    const video = screen.getByLabelText<HTMLVideoElement>('Larder in use')
    expect([video.autoplay, video.muted, video.loop]).toEqual([true, true, true])
    expect(video.querySelector('source')).toBeNull()
    expect(video.hasAttribute('poster')).toBe(false)
    expect(screen.getByRole('button', { name: 'Play the demo' })).toBeTruthy()
  })

  test('[MKT-02] shows three testimonials, marked as samples, and two links', () => {
    const voices = region('What Our Users Say')
    expect(voices.getByText('Sample')).toBeTruthy()
    expect(testimonials).toHaveLength(3)
    for (const { name, role, content, initials } of testimonials) {
      const figure = voices.getByText(`“${content}”`).closest('figure')
      for (const word of [name, role, initials]) expect(figure?.textContent).toContain(word)
    }
    expect(leadsTo('Try for Free')).toBe('/register')
    expect(leadsTo('Join Community')).toBe('/community')
  })

  test('[MKT-08] the four figures, marked as samples', () => {
    const strip = region('Larder in figures')
    expect(strip.getByText('Sample')).toBeTruthy()
    expect(communityFigures.map(({ value, of }) => `${value} ${of}`)).toEqual([
      '50K+ users',
      '1M+ foods scanned',
      '25K+ recipes',
      '100K+ comments',
    ])
    for (const { value } of communityFigures) expect(strip.getByText(value)).toBeTruthy()
  })
})

describe('a signed-in cook', () => {
  test('sees the link to the kitchen first, and Try Now opens it', async () => {
    const api = stubApi()
    api.answer(inventory.overview, () => ({
      ...{
        items: 0,
        useSoon: 0,
        expired: 0,
        outOfStock: 0,
        addedThisWeek: 0,
        usedThisWeek: 0,
        wastedThisWeek: 0,
      },
      ...{ soonest: [], weeks: [], currency: 'EUR' },
    }))
    api.answer(mealPlan.week, () => ({
      ...{
        from: '2026-11-16',
        today: '2026-11-18',
        meals: [],
        days: [],
        shortfall: [],
        unpriced: 0,
        usual: 0,
      },
      currency: 'EUR',
    }))
    api.answer(suggestions.list, () => ({ suggestions: [], sample: false, canInvent: false }))
    api.answer(shopping.list, () => [
      {
        id: 'a',
        text: '2 lemons',
        list: 'main',
        ticked: false,
        for: [],
        addedAt: '2026-11-18T08:00:00.000Z',
      },
      { id: 'b', text: 'milk', list: 'main', ticked: true, for: [], addedAt: '2026-11-18T08:00:00.000Z' },
    ])
    // Loaded beforehand: a busy machine takes its time.
    await import('./kitchen-today')
    renderWithApp(<LandingPage />, { signedIn: true })
    expect(await screen.findByText('2 lemons')).toBeTruthy()
    expect(screen.queryByText('milk')).toBeNull()
    expect(await screen.findByText('No dish fits everybody tonight.')).toBeTruthy()
    expect(screen.getByText(/Your kitchen is empty/)).toBeTruthy()
    expect(leadsTo('Go to your kitchen')).toBe('/userhome')
    expect(leadsTo('Try Now')).toBe('/userhome')
    expect(leadsTo('Try for Free')).toBe('/userhome')
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings.indexOf('Your kitchen today')).toBe(0)
  })
})
