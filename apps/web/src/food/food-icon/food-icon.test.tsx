// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

test('a food icon is decorative, from the sprite, in a box of fixed size before it is known', async () => {
  // Another test of this worker may have loaded the names already.
  vi.resetModules()
  const { FoodIcon } = await import('./food-icon')
  const { container } = render(<FoodIcon foodId="banana" category="Fruits" />)
  const picture = container.querySelector('svg')
  expect(picture?.getAttribute('aria-hidden')).toBe('true')
  expect(picture?.getAttribute('class')).toContain('size-8')
  expect(picture?.querySelector('use')).toBeNull()
  const icon = () => picture?.querySelector('use')?.getAttribute('href')
  await waitFor(() => expect(icon()).toBe('/food-icons.svg#banana'))

  const next = render(<FoodIcon foodId="spinach" />).container
  expect(next.querySelector('use')?.getAttribute('href')).toBe('/food-icons.svg#leafy-green')
})
