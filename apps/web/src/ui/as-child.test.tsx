// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAsChild } from './as-child'

test('the child takes the props: classes add up, both handlers and refs are served, its own word counts', async () => {
  const calls: string[] = []
  const outer = createRef<HTMLButtonElement>()
  const inner = vi.fn()
  render(
    renderAsChild(
      <button type="button" ref={inner} className="own" title="Own" onClick={() => calls.push('child')}>
        Open
      </button>,
      { className: 'given', title: 'Given', id: 'one', ref: outer, onClick: () => calls.push('parent') },
      <i>•</i>,
    ),
  )
  const button = screen.getByRole('button')
  expect(button.className.split(' ').sort()).toEqual(['given', 'own'])
  expect([button.title, button.id]).toEqual(['Own', 'one'])
  expect(outer.current).toBe(button)
  expect(inner).toHaveBeenCalledWith(button)
  await userEvent.click(button)
  expect(calls).toEqual(['child', 'parent'])
})

test('content of its own stays as it is', () => {
  render(renderAsChild(<a href="/faq">Help</a>, { className: 'given', onClick: undefined }))
  const link = screen.getByRole('link', { name: 'Help' })
  expect(link.outerHTML).toBe('<a href="/faq" class="given">Help</a>')
})
