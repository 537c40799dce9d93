import type { Day } from '@larder/kitchen/date/day'
import { expect, test } from 'vitest'
import { type CalendarMeal, renderCalendar } from './icalendar'

const dinner: CalendarMeal = {
  id: 7,
  day: '2026-11-16' as Day,
  meal: 'dinner',
  title: 'Pizza',
  isLeftovers: false,
  recipeId: 3,
  eaters: [],
  version: 2,
  updatedAt: '2026-11-15T08:00:00.000Z',
}

const text = (meals: CalendarMeal[], timeZone = 'Europe/Ljubljana', name = 'Ana’s kitchen') =>
  renderCalendar({ name, timeZone, publicUrl: 'https://larder.example', meals })

test('renders a meal at its local time exactly', () => {
  expect(text([dinner])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Larder//Meal plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Ana’s kitchen: meals',
      'X-WR-CALNAME:Ana’s kitchen: meals',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:meal-7@larder.example',
      'DTSTAMP:20261115T080000Z',
      'LAST-MODIFIED:20261115T080000Z',
      'SEQUENCE:1',
      'DTSTART:20261116T170000Z',
      'DTEND:20261116T180000Z',
      'SUMMARY:Dinner: Pizza',
      'URL:https://larder.example/recipe/details/3',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
  // In summer the same local hour is another instant.
  expect(text([{ ...dinner, day: '2026-07-16' as Day }])).toContain('DTSTART:20260716T160000Z')
  expect(text([{ ...dinner, meal: 'breakfast' }], 'America/New_York')).toContain('DTSTART:20261116T130000Z')
})

test('includes leftovers and eaters, and escapes special characters', () => {
  const odd = {
    ...dinner,
    recipeId: null,
    isLeftovers: true,
    eaters: ['Mia', 'Bo'],
    title: 'Rice; peas,\nx\\y\r\u0007z',
  }
  const calendar = text([odd])
  expect(calendar).toContain('SUMMARY:Dinner: Rice\\; peas\\,\\nx\\\\y\\n z (leftovers)\r\n')
  expect(calendar).toContain('DESCRIPTION:For Mia\\, Bo\r\n')
  expect(calendar).not.toContain('URL:')
})

test('folds lines at 75 octets, and unfolding restores them', () => {
  const title = 'Käsespätzle 🧀 mit Röstzwiebeln '.repeat(12).trim()
  const calendar = text([{ ...dinner, title }])
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:Dinner: ${title}\r\n`)
})

test('shows the picture of the dish where it has one', () => {
  const picture = '/api/v1/drawn-pictures/0123456789abcdef0123456789abcdef?size=640'
  const unfolded = text([{ ...dinner, picture }]).replaceAll('\r\n ', '')
  expect(unfolded).toContain(`\r\nIMAGE;VALUE=URI;DISPLAY=BADGE:https://larder.example${picture}\r\n`)
  expect(text([dinner])).not.toContain('IMAGE')
})
