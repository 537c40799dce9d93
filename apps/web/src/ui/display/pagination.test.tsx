// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StaticRouter } from '../../router/static-router'
import { Pagination } from './pagination'

afterEach(cleanup)

test('shows up to five page links, marks the current one and reaches both ends', () => {
  render(
    <StaticRouter location="/">
      <Pagination page={7} pageCount={25} hrefOf={(page) => `/admin-dashboard?page=${page}`} />
    </StaticRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 5',
    'Page 6',
    'Page 7',
    'Page 8',
    'Page 9',
    'Next page',
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('7')
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/admin-dashboard?page=8')
})

test('there is no page before the first and none after the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
  rerender(<Pagination page={2} pageCount={2} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test('without URLs the steps report the page', async () => {
  const onPageChange = vi.fn()
  render(<Pagination page={2} pageCount={4} onPageChange={onPageChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onPageChange.mock.calls).toEqual([[4], [1]])
})

test('one page needs no pagination', () => {
  const { container } = render(<Pagination page={1} pageCount={1} />)
  expect(container.innerHTML).toBe('')
})
