// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  applyRemoteDisplayLocale,
  dateRangeText,
  dateText,
  getDisplayLocale,
  numberText,
  ratingText,
  resetDisplayLocale,
  setDisplayLocale,
  useDisplayLocale,
  useLocaleRevision,
} from './locale'

const inFull = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const example = () => `${dateText('2026-02-15T00:00:00Z', inFull)} · ${numberText(1234.5)}`

afterEach(() => {
  vi.unstubAllGlobals()
  resetDisplayLocale()
})

test('the default locale is British English', () => {
  expect(getDisplayLocale()).toBe('en-GB')
  expect(example()).toBe('15 Feb 2026 · 1,234.5')
  expect(ratingText(4)).toBe('4.0')
})

test.each([
  ['en-US', 'Feb 15, 2026 · 1,234.5'],
  ['de-DE', '15. Feb. 2026 · 1.234,5'],
  ['sv-SE', '15 feb. 2026 · 1 234,5'],
] as const)('%s writes %s', (language, written) => {
  setDisplayLocale(language)
  expect(example().replaceAll('\u00a0', ' ')).toBe(written)
  expect(localStorage.getItem('written-as')).toBe(language)
})

test('formats a date range', () => {
  setDisplayLocale('de-DE')
  const days = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  expect(dateRangeText('2026-11-16', '2026-11-22', days)).toBe('16.–22. Nov.')
})

test('an unsupported stored locale is ignored, and blocked storage does not fail', () => {
  localStorage.setItem('written-as', 'tlh')
  expect(getDisplayLocale()).toBe('en-GB')
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  setDisplayLocale('fr-FR')
  expect(getDisplayLocale()).toBe('fr-FR')
})

test('the choice of another tab is applied', () => {
  const { result } = renderHook(() => useDisplayLocale())
  localStorage.setItem('written-as', 'hr-HR')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'written-as' })))
  expect(result.current).toBe('hr-HR')
})

test('the choice of another device re-renders the screen, but not while the cook types', () => {
  const { result } = renderHook(() => useLocaleRevision())
  const before = result.current
  act(() => applyRemoteDisplayLocale('de-DE', false))
  expect(result.current).toBe(before + 1)
  act(() => applyRemoteDisplayLocale('de-DE', false))
  act(() => setDisplayLocale('it-IT'))
  expect(result.current).toBe(before + 1)
  act(() => applyRemoteDisplayLocale('nl-NL', true))
  expect(result.current).toBe(before + 1)
  expect(getDisplayLocale()).toBe('nl-NL')
})
