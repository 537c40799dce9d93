// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../controls/button'
import { Field } from '../fields/field'
import { TextInput } from '../fields/text-input'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

afterEach(cleanup)

test('the focus moves to the first field, and back to the trigger on Escape', async () => {
  render(
    <Dialog trigger={<Button>Add</Button>} title="Add New Item" description="Straight to your inventory.">
      <Field label="Name">
        <TextInput />
      </Field>
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const dialog = screen.getByRole('dialog', { name: 'Add New Item' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Straight to your inventory.',
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })))
})

test('the close button closes a controlled dialog', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange} title="Filters">
      None yet
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a confirmation starts on Cancel, so that Enter is safe', async () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog
      trigger={<Button>Ask</Button>}
      title="Delete this?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.getByRole('alertdialog', { name: 'Delete this?' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Cancel')
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('confirming acts once and closes', async () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog
      trigger={<Button>Ask</Button>}
      title="Delete this?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
