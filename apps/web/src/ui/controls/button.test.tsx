// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button'
import { IconButton } from './icon-button'

afterEach(cleanup)

test('a button has the type button by default', () => {
  render(<Button>Add item</Button>)
  expect(screen.getByRole('button', { name: 'Add item' }).getAttribute('type')).toBe('button')
})

test('a busy button is marked as busy and disabled', async () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Signing in...
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' })
  expect(button.disabled).toBe(true)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a link can be styled as a button, icon included', () => {
  render(
    <Button asChild variant="primary" icon={<svg data-testid="icon" />}>
      <a href="/register">Try Now</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Try Now' })
  expect(link.className).toContain('bg-herb')
  expect(link.contains(screen.getByTestId('icon'))).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an icon button has its label as accessible name', () => {
  render(<IconButton label="Edit spinach" icon={<svg />} />)
  expect(screen.getByRole('button', { name: 'Edit spinach' })).toBeTruthy()
})

test('regains the focus lost while busy, unless it has moved elsewhere', () => {
  const buttons = (busy: boolean) => (
    <>
      <Button busy={busy}>Save</Button>
      <Button>Other</Button>
    </>
  )
  const { rerender } = render(buttons(false))
  const [save, other] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  save.focus()
  rerender(buttons(true))
  // As browsers do when a focused element becomes disabled.
  save.blur()
  rerender(buttons(false))
  expect(document.activeElement).toBe(save)

  rerender(buttons(true))
  other.focus()
  rerender(buttons(false))
  expect(document.activeElement).toBe(other)
})
