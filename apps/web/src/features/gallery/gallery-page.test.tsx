// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaticRouter } from '../../router/static-router'
import { GalleryPage } from './gallery-page'
import { PicturesSection } from './pictures-section'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const timeoutMs = 30_000

test('every piece renders without an error', { timeout: timeoutMs }, () => {
  const complaints = vi.spyOn(console, 'error')
  const warnings = vi.spyOn(console, 'warn')
  render(
    <StaticRouter location="/gallery">
      <GalleryPage />
    </StaticRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
  expect(warnings).not.toHaveBeenCalled()
})

test('every form of a dish is drawn in both themes on request', { timeout: 4 * timeoutMs }, async () => {
  const { container } = render(<PicturesSection />)
  fireEvent.click(screen.getByRole('button', { name: 'Draw every form' }))
  await waitFor(() => expect(container.querySelector('li')).toBeTruthy(), { timeout: 3 * timeoutMs })
  const forms = container.querySelectorAll('li').length
  expect(forms).toBeGreaterThanOrEqual(60)
  expect(container.querySelectorAll('img[src^="data:image/svg+xml"]').length).toBe(forms * 2)
})
