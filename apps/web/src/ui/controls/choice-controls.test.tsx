// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Chips } from './chips'
import { RadioGroup } from './radio-group'
import { Switch } from './switch'

afterEach(cleanup)

test('a switch has the role switch, with its hint as description', async () => {
  const onChange = vi.fn()
  render(<Switch label="Email notifications" hint="Once a day" onChange={onChange} />)
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /Email notifications/ })
  await userEvent.click(control)
  expect(control.checked).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Once a day',
  )
})

test('a radio group selects one option and skips disabled ones', async () => {
  const onValueChange = vi.fn()
  const options = [
    { value: 'metric', label: 'Metric' },
    { value: 'us', label: 'US' },
    { value: 'old', label: 'Imperial', disabled: true },
  ]
  render(
    <RadioGroup
      legend="Units"
      options={options}
      defaultValue="metric"
      onValueChange={onValueChange}
      error="Choose"
    />,
  )
  expect(screen.getByRole('group', { name: 'Units' }).getAttribute('aria-describedby')).toBe(
    screen.getByRole('alert').id,
  )
  await userEvent.click(screen.getByLabelText('US'))
  await userEvent.click(screen.getByLabelText('Imperial'))
  expect(onValueChange.mock.calls).toEqual([['us']])
  expect(screen.getByLabelText<HTMLInputElement>('Metric').checked).toBe(false)
})

test('chips show their counts and report the selected one', async () => {
  const onValueChange = vi.fn()
  const chips = [
    { value: 'all', label: 'All', count: 20 },
    { value: 'dairy', label: 'Dairy', count: 0 },
  ]
  render(<Chips label="Category" chips={chips} value="all" onValueChange={onValueChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /All\s*20/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /Dairy\s*0/ }))
  expect(onValueChange).toHaveBeenCalledWith('dairy')
})
