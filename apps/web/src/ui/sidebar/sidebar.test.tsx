// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StaticRouter } from '../../router/static-router'
import { Sidebar, SidebarSheet } from './sidebar'
import { SidebarProvider } from './sidebar-provider'
import { SidebarToggle } from './sidebar-toggle'

const entries = [
  { label: 'Home', to: '/userhome', icon: <svg /> },
  { label: 'Inventory', to: '/inventory', icon: <svg /> },
  { label: 'Grocery Store', to: '/Shopping', icon: <svg /> },
]

function screenIs(mobile: boolean) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: mobile, media: query }),
  )
}

function show() {
  return render(
    <StaticRouter location="/inventory">
      <SidebarProvider>
        <SidebarToggle />
        <Sidebar label="Quick Actions" entries={entries} />
      </SidebarProvider>
    </StaticRouter>,
  )
}

const state = () => screen.getByRole('navigation', { name: 'Quick Actions' }).dataset.sidebar

beforeAll(() => SidebarSheet.preload())
beforeEach(() => screenIs(false))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: each test starts without the cookie
  document.cookie = 'sidebar_state=; path=/; max-age=0'
})

test('[SIDE-02] Ctrl+B, Cmd+B and the header toggle all toggle', async () => {
  show()
  expect(state()).toBe('expanded')
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(state()).toBe('collapsed')
  fireEvent.keyDown(window, { key: 'B', metaKey: true })
  expect(state()).toBe('expanded')
  const toggle = screen.getByRole('button', { name: 'Toggle sidebar' })
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(toggle)
  expect(state()).toBe('collapsed')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})

test('other keys do not toggle it', () => {
  show()
  fireEvent.keyDown(window, { key: 'b' })
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true, shiftKey: true })
  fireEvent.keyDown(window, { key: 'n', ctrlKey: true })
  expect(state()).toBe('expanded')
})

test('[SIDE-04] the state is kept for 604800 s and read at the next start', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const { unmount } = show()
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(written.mock.calls.at(-1)?.[0]).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax')
  unmount()
  show()
  expect(state()).toBe('collapsed')
})

test('the cookie is secure on https pages', () => {
  vi.spyOn(window.location, 'protocol', 'get').mockReturnValue('https:')
  const written = vi.spyOn(document, 'cookie', 'set')
  show()
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(written.mock.calls.at(-1)?.[0]).toMatch(/; samesite=lax; secure$/)
})

test('[SIDE-03] 16rem, 3rem collapsed, 18rem in the drawer', () => {
  const { unmount } = show()
  const sidebar = screen.getByRole('navigation', { name: 'Quick Actions' })
  expect(sidebar.className).toContain('w-[16rem]')
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(sidebar.className).toContain('w-[3rem]')
  unmount()
  screenIs(true)
  show()
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(screen.getByRole('dialog', { name: 'Quick Actions' }).className).toContain('w-[18rem]')
})

test('every entry keeps its name when collapsed', () => {
  show()
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Inventory',
    'Grocery Store',
  ])
})

test('the current page is marked', () => {
  show()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Inventory')
})

test('[SIDE-02] on a phone it is a drawer that closes when somebody goes somewhere', async () => {
  screenIs(true)
  show()
  expect(screen.queryByRole('navigation')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }))
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.cookie).not.toContain('sidebar_state')
})
