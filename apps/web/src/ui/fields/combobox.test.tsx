// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '../overlays/dialog'
import { Combobox, closeListBeforeDialog } from './combobox'
import { Field } from './field'

afterEach(cleanup)

const colours = ['red', 'green', 'grey']

function Colours({ onChoose = () => {} }: { onChoose?: (value: string) => void }) {
  const [text, setText] = useState('')
  const found = colours.filter((colour) => text !== '' && colour.startsWith(text))
  return (
    <Field label="Colour">
      <Combobox
        value={text}
        onValueChange={setText}
        options={found.map((colour) => ({ value: colour, label: colour, detail: 'a colour' }))}
        onChoose={({ value }) => {
          setText(value)
          onChoose(value)
        }}
        listLabel="Colours"
        announcement={`${found.length} colours`}
      />
    </Field>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Colour' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a combobox', () => {
  test('shows matching options, announces their number and activates none', async () => {
    render(<Colours />)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await userEvent.type(field(), 'gr')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    const list = screen.getByRole('listbox', { name: 'Colours' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('2 colours')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('arrow keys move in a circle, and Enter selects', async () => {
    const onChoose = vi.fn()
    render(<Colours onChoose={onChoose} />)
    await userEvent.type(field(), 'gr{ArrowDown}')
    expect(active()).toContain('green')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toContain('green')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toContain('grey')
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledWith('grey')
    expect(field().value).toBe('grey')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  test('a click selects and keeps the focus', async () => {
    const onChoose = vi.fn()
    render(<Colours onChoose={onChoose} />)
    await userEvent.type(field(), 'g')
    await userEvent.click(screen.getByRole('option', { name: /grey/ }))
    expect(onChoose).toHaveBeenCalledWith('grey')
    expect(document.activeElement).toBe(field())
  })

  test('Tab skips the open list and goes to the next field', async () => {
    render(
      <Dialog open title="Paint" onEscapeKeyDown={closeListBeforeDialog}>
        <Colours />
        <input aria-label="How much" />
      </Dialog>,
    )
    await userEvent.type(field(), 'gr')
    expect(screen.getByRole('listbox').tabIndex).toBe(-1)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('How much'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field().value).toBe('gr')
  })

  test('Enter submits the form while no option is active', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Colours />
        <button type="submit">Save</button>
      </form>,
    )
    await userEvent.type(field(), 'gr{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('Escape closes the list first, then the dialog around it', async () => {
    const onOpenChange = vi.fn()
    render(
      <Dialog open onOpenChange={onOpenChange} title="Paint" onEscapeKeyDown={closeListBeforeDialog}>
        <Colours />
      </Dialog>,
    )
    await userEvent.type(field(), 'gr{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})
