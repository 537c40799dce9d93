// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StepInput } from '../fields/step-input'
import { Dialog } from '../overlays/dialog'
import { SegmentedControl } from './segmented-control'

afterEach(cleanup)

const segments = [
  { value: 'a', label: 'Metric' },
  { value: 'b', label: 'US' },
]

test('a segmented control is a radio group with its error', async () => {
  const onValueChange = vi.fn()
  render(
    <SegmentedControl
      legend="Units"
      segments={segments}
      value=""
      onValueChange={onValueChange}
      error="Choose."
    />,
  )
  expect(screen.getByRole('group', { name: 'Units' }).getAttribute('aria-describedby')).toBe(
    screen.getByRole('alert').id,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'US' }))
  expect(onValueChange).toHaveBeenCalledWith('b')
})

test('a dialog that starts with a radio group focuses the checked option', () => {
  render(
    <Dialog open title="Units">
      <SegmentedControl legend="Units" segments={segments} value="b" onValueChange={() => {}} />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'US' }))
})

test('a step input steps by button and arrow key, within its limits', async () => {
  const onStep = vi.fn()
  render(
    <StepInput aria-label="Amount" value="0" onValueChange={() => {}} onStep={onStep} canStepDown={false} />,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await userEvent.type(screen.getByLabelText('Amount'), '{ArrowUp}{ArrowDown}')
  expect(onStep.mock.calls).toEqual([[1], [1]])
})
