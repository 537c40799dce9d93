// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

const tabs = [
  { value: 'pantry', label: 'Pantry', count: 12, content: 'Twelve things' },
  { value: 'freezer', label: 'Freezer', content: 'Three things' },
]

test('starts on the first tab and follows the arrow keys', async () => {
  const onValueChange = vi.fn()
  render(<Tabs label="Places" tabs={tabs} onValueChange={onValueChange} />)
  expect(screen.getByRole('tabpanel').textContent).toBe('Twelve things')
  await userEvent.click(screen.getByRole('tab', { name: /Pantry/ }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Freezer' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel').textContent).toBe('Three things')
  expect(onValueChange).toHaveBeenCalledWith('freezer')
})
