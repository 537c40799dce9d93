// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SearchInput } from './search-input'

afterEach(cleanup)

function Search() {
  const [value, setValue] = useState('')
  return <SearchInput aria-label="Search" value={value} onValueChange={setValue} />
}

test('the clear button appears with the first letter, clears and keeps the focus', async () => {
  render(<Search />)
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(input, 'spin')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

test('Escape clears the input', async () => {
  render(<Search />)
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(input, 'spin{Escape}')
  expect(input.value).toBe('')
})
