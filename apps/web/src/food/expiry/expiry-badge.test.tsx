// @vitest-environment happy-dom
import type { Day } from '@larder/kitchen/date/day'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ExpiryBadge, toExpiryAppearance } from './expiry-badge'

afterEach(cleanup)

const today = '2026-11-15' as Day

describe('the appearance of a date', () => {
  test.each([
    ['use-by', '2026-11-14', 'tomato', 'Use by was yesterday'],
    ['use-by', '2026-11-15', 'tomato', 'Use by today'],
    ['use-by', '2026-11-16', 'saffron', 'Use by tomorrow'],
    ['use-by', '2026-11-19', 'neutral', 'Use within 4 days'],
    ['best-before', '2026-11-12', 'neutral', 'Best before was 3 days ago'],
    ['best-before', '2026-11-15', 'saffron', 'Best before today'],
    ['best-before', '2026-11-20', 'saffron', 'Best within 5 days'],
    ['best-before', '2027-02-15', 'neutral', 'Best within 3 months'],
  ] as const)('%s %s is %s: %s', (kind, day, tone, word) => {
    expect(toExpiryAppearance({ day: day as Day, kind, source: 'you' }, today)).toMatchObject({ tone, word })
  })
})

describe('the badge', () => {
  test('shows a text and an icon, and the day on hover', () => {
    render(
      <ExpiryBadge
        item={{ expiryDate: '2026-11-17', expiryKind: 'use-by', expirySource: 'estimated' }}
        today={today}
      />,
    )
    const badge = screen.getByText('Use within 2 days')
    expect(badge.querySelector('svg')).not.toBeNull()
    expect(badge.title).toBe('about 17 Nov')
  })

  test('shows that there is no date, or no valid one', () => {
    render(<ExpiryBadge item={{}} today={today} />)
    render(<ExpiryBadge item={{ expiryDate: '2026-02-30' }} today={today} />)
    expect(screen.getAllByText('No date')).toHaveLength(2)
  })
})
