// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { GalleryPage } from './gallery-page'
import { PicturesSection } from './pictures-section'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const patience = 30_000

test('every piece renders without a complaint', { timeout: patience }, () => {
  const complaints = vi.spyOn(console, 'error')
  const warnings = vi.spyOn(console, 'warn')
  render(
    <MemoryRouter initialEntries={['/gallery']}>
      <GalleryPage />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
  expect(warnings).not.toHaveBeenCalled()
})

test('every form is drawn in both themes when asked for', { timeout: patience }, async () => {
  render(<PicturesSection />)
  fireEvent.click(screen.getByRole('button', { name: 'Draw every form' }))
  const sheet = await screen.findByRole('list', { name: 'Forms of dishes' }, { timeout: patience })
  expect(within(sheet).getAllByRole('listitem').length).toBeGreaterThanOrEqual(60)
  expect(sheet.querySelectorAll('img[src^="data:image/svg+xml"]').length).toBe(
    within(sheet).getAllByRole('listitem').length * 2,
  )
})
