// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import script from '../../../public/theme.js?raw'
import { effectiveTheme, readStoredTheme, setTheme, toggleTheme, useTheme } from './theme'

function systemIs(dark: boolean) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: dark && query.includes('dark'), media: query }),
  )
}

beforeEach(() => systemIs(false))

afterEach(() => {
  cleanup()
  setTheme(undefined)
  vi.unstubAllGlobals()
})

test('follows the system until a theme is chosen', () => {
  expect(readStoredTheme()).toBeUndefined()
  expect(effectiveTheme()).toBe('light')
  systemIs(true)
  expect(effectiveTheme()).toBe('dark')
})

test('a chosen theme is stored, set on the page and reset', () => {
  setTheme('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  setTheme(undefined)
  expect(localStorage.getItem('theme')).toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the theme-color follows the chosen theme, or the system’s', () => {
  document.head.innerHTML = `<meta name="theme-color" data-theme="light"><meta name="theme-color" data-theme="dark">`
  const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
  setTheme('dark')
  expect(media()).toEqual(['not all', 'all'])
  localStorage.setItem('theme', 'light')
  new Function(script)()
  expect(media()).toEqual(['all', 'not all'])
  setTheme(undefined)
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  document.head.replaceChildren()
})

test('toggling switches from the theme on screen, chosen or not', () => {
  systemIs(true)
  toggleTheme()
  expect(readStoredTheme()).toBe('light')
  toggleTheme()
  expect(readStoredTheme()).toBe('dark')
})

test('the hook returns the chosen and the effective theme, also after another tab’s change', () => {
  const { result } = renderHook(() => useTheme())
  expect(result.current).toMatchObject({ chosen: undefined, shown: 'light' })
  act(() => setTheme('dark'))
  expect(result.current).toMatchObject({ chosen: 'dark', shown: 'dark' })
  localStorage.setItem('theme', 'light')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  expect(result.current).toMatchObject({ chosen: 'light', shown: 'light' })
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', undefined],
])('the script before the first paint turns stored %s into %s', (stored, marked) => {
  localStorage.setItem('theme', stored)
  new Function(script)()
  expect(document.documentElement.dataset.theme).toBe(marked)
})

test('blocked storage breaks neither the script nor the choice', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(() => new Function(script)()).not.toThrow()
  setTheme('dark')
  expect(effectiveTheme()).toBe('dark')
  expect(readStoredTheme()).toBeUndefined()
})
