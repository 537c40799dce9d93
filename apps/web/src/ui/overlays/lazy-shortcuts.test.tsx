// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LazyShortcuts } from './lazy-shortcuts'

afterEach(cleanup)

const timeoutMs = 20_000
const load = async () => [{ keys: ['Mod', 'B'], does: 'Toggle the sidebar' }]

test(
  '? lists the shortcuts',
  async () => {
    render(<LazyShortcuts load={load} />)
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: timeoutMs })
    expect(screen.getByRole('term').textContent).toBe('Toggle the sidebar')
    expect(screen.getByRole('definition').textContent).toMatch(/^(Ctrl|⌘)B$/)
  },
  2 * timeoutMs,
)

test('a question mark typed into a field opens nothing', async () => {
  render(
    <>
      <input aria-label="Search" />
      <LazyShortcuts load={load} />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'what now?')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('what now?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
