// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { GalleryPage } from './gallery-page'

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
