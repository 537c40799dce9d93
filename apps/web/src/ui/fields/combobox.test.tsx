// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeListBeforeDialog } from '../overlays/close-list-before-dialog'
import { Dialog } from '../overlays/dialog'
import { Combobox } from './combobox'
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
  test('offers what fits, says how many, and points at none by itself', async () => {
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

  test('is walked by arrows, round and round, and Enter takes', async () => {
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

  test('takes what is clicked and keeps the focus', async () => {
    const onChoose = vi.fn()
    render(<Colours onChoose={onChoose} />)
    await userEvent.type(field(), 'g')
    await userEvent.click(screen.getByRole('option', { name: /grey/ }))
    expect(onChoose).toHaveBeenCalledWith('grey')
    expect(document.activeElement).toBe(field())
  })

  test('Tab leaves the open list aside and goes on to the next field', async () => {
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

  test('lets Enter through to the form while nothing is pointed at', async () => {
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

  test('puts its list away by Escape, and only then the dialog around it', async () => {
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
