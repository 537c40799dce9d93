// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Progress } from '../feedback/progress'
import { Spinner } from '../feedback/spinner'
import { Avatar } from './avatar'
import { ChartFrame } from './paired-bar-chart'
import { Table } from './table'

afterEach(cleanup)

test('a table is named by its caption and its frame can be scrolled by keyboard', () => {
  const rows = [{ name: 'Ada', scans: 3 }]
  const columns = [
    { key: 'name', header: 'Name', cell: (row: { name: string }) => row.name, heads: true },
    { key: 'scans', header: 'Scans', cell: (row: { scans: number }) => row.scans, numeric: true },
  ]
  render(<Table caption="1 account" columns={columns} rows={rows} rowKey={(row) => row.name} />)
  const frame = screen.getByRole('region', { name: '1 account' })
  expect(frame.tabIndex).toBe(0)
  expect(within(frame).getByRole('rowheader', { name: 'Ada' })).toBeTruthy()
  expect(within(frame).getByRole('cell', { name: '3' })).toBeTruthy()
})

test('an empty table shows its empty text', () => {
  render(
    <Table
      caption="Submissions"
      columns={[{ key: 'title', header: 'Title', cell: String }]}
      rows={[]}
      rowKey={String}
      empty="No submissions yet."
    />,
  )
  expect(screen.getByRole('cell', { name: 'No submissions yet.' })).toBeTruthy()
})

test('a chart has an equivalent table', () => {
  render(
    <ChartFrame title="Saved" columns={['Week', 'Saved']} rows={[['Week 14', 9]]}>
      <svg />
    </ChartFrame>,
  )
  const table = screen.getByRole('table', { name: 'Saved' })
  expect(within(table).getByRole('rowheader', { name: 'Week 14' })).toBeTruthy()
  expect(within(table).getByRole('cell', { name: '9' })).toBeTruthy()
})

test.each([
  [42, '42', '42 %'],
  [undefined, null, null],
])('progress at %s', (value, now, text) => {
  render(<Progress label="Reading your receipt" value={value} />)
  const bar = screen.getByRole('progressbar', { name: 'Reading your receipt' })
  expect(bar.getAttribute('aria-valuenow')).toBe(now)
  expect(bar.getAttribute('aria-valuetext')).toBe(text)
})

test.each([
  ['Ada Lovelace', 'AL'],
  ['  ada  king lovelace ', 'AL'],
  ['élise', 'É'],
  ['', '?'],
])('the initials of %j are %s', (name, initials) => {
  const { container } = render(<Avatar name={name} decorative />)
  expect(container.textContent).toBe(initials)
})

test('a picture covers the initials and is removed if it fails to load', () => {
  const { container } = render(<Avatar name="Ada Lovelace" src="/api/v1/avatars/1" />)
  const picture = container.querySelector('img') as HTMLImageElement
  expect(screen.getByRole('img', { name: 'Ada Lovelace' }).textContent).toBe('AL')
  expect(picture.getAttribute('src')).toBe('/api/v1/avatars/1')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
})

test('a spinner has its label', () => {
  render(<Spinner label="Scanning in progress..." />)
  expect(screen.getByRole('status').textContent).toBe('Scanning in progress...')
})
