// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../controls/button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { Sheet } from './sheet'
import { afterOverlaysClose } from './use-close-on-back'

// A stand-in for the browser's history, which has no Back in this environment.
let entries: unknown[] = [null]
let at = 0
function traverse(by: number) {
  at = Math.max(0, Math.min(entries.length - 1, at + by))
  window.dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }))
}
const back = () => traverse(-1)
const depth = () => at

beforeEach(() => {
  entries = [null]
  at = 0
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries[at])
  vi.spyOn(window.history, 'pushState').mockImplementation((state: unknown) => {
    entries = [...entries.slice(0, at + 1), state]
    at += 1
  })
  vi.spyOn(window.history, 'go').mockImplementation((by = 0) => void setTimeout(() => traverse(by)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('Back closes a dialog and stays on the page', async () => {
  render(
    <Dialog trigger={<Button>Add</Button>} title="Add New Item">
      Eggs
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(depth()).toBe(1)
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(depth()).toBe(0))
})

test('of two, Back closes the upper one first', async () => {
  render(
    <Sheet trigger={<Button>History</Button>} title="History">
      <ConfirmDialog
        trigger={<Button>Clear</Button>}
        title="Clear it?"
        confirmLabel="Clear"
        onConfirm={vi.fn()}
      />
    </Sheet>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'History' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(depth()).toBe(2)
  back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'History' })).toBeTruthy()
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(depth()).toBe(0))
})

test('closing it otherwise takes its entry away, and what waits for that comes after', async () => {
  render(
    <Dialog trigger={<Button>Add</Button>} title="Add New Item">
      Eggs
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.keyboard('{Escape}')
  const later = vi.fn(() => depth())
  afterOverlaysClose(later)
  await waitFor(() => expect(later).toHaveReturnedWith(0))
})

test('the entry of a dialog that a navigation closed is passed over', async () => {
  const { unmount } = render(
    <Dialog open title="Add New Item">
      Eggs
    </Dialog>,
  )
  window.history.pushState({ key: 'the next page' }, '')
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(depth()).toBe(2)
  const seen = vi.fn()
  window.addEventListener('popstate', seen)
  back()
  await waitFor(() => expect(depth()).toBe(0))
  expect(seen).toHaveBeenCalledOnce()
  window.removeEventListener('popstate', seen)
})

test('a dialog that stays open keeps its entry', async () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="Saving">
      Wait
    </Dialog>,
  )
  expect(depth()).toBe(1)
  back()
  await waitFor(() => expect(depth()).toBe(1))
})

test('a press of Back while an entry is being taken away is the router’s', async () => {
  entries = [{ key: 'home' }, { key: 'inventory' }]
  at = 1
  render(
    <Dialog trigger={<Button>Add</Button>} title="Add New Item">
      Eggs
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(entries[at]).toEqual({ key: 'inventory', overlays: 1 })
  const seen = vi.fn()
  window.addEventListener('popstate', seen)
  // The browser answers the step back and the press with one event, on the page before.
  vi.mocked(window.history.go).mockImplementation(() => void setTimeout(() => traverse(-2)))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(depth()).toBe(0))
  expect(seen).toHaveBeenCalledOnce()
  window.removeEventListener('popstate', seen)
})
