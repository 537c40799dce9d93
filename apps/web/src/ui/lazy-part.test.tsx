// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

afterEach(cleanup)

test('loads when it is first shown, and is there at once afterwards', async () => {
  const load = vi.fn(async () => ({ text }: { text: string }) => <p>{text}</p>)
  const Part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  render(<Part text="first" />)
  await screen.findByText('first')
  render(<Part text="second" />)
  expect(screen.getByText('second')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
