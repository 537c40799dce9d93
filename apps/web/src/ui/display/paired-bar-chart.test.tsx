// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { niceCeiling, PairedBarChart } from './paired-bar-chart'

afterEach(cleanup)

test('a table has the same values as the bars', () => {
  render(
    <PairedBarChart
      title="Saved and wasted"
      of="Week"
      series={['Saved', 'Wasted']}
      pairs={[
        { name: '2 Nov', values: [4.25, 0] },
        { name: '9 Nov', values: [0, 1.5] },
      ]}
      format={(value) => `${value} kg`}
    />,
  )
  const table = screen.getByRole('table', { name: 'Saved and wasted' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Week', 'Saved', 'Wasted'])
  const [, first, second] = within(table).getAllByRole('row')
  expect(first?.textContent).toBe('2 Nov4.25 kg0 kg')
  expect(second?.textContent).toBe('9 Nov0 kg1.5 kg')
})

test('a chart with zero values renders', () => {
  const { container } = render(
    <PairedBarChart title="Saved" of="Week" series={['Saved', 'Wasted']} pairs={[]} />,
  )
  expect(container.querySelector('figure')).toBeTruthy()
})

describe('the top of a scale', () => {
  test.each([
    [0, 1],
    [0.3, 0.5],
    [1, 1],
    [1.1, 2],
    [7.3, 10],
    [12, 20],
    [480, 500],
    [Number.NEGATIVE_INFINITY, 1],
  ])('above %d is %d', (highest, top) => expect(niceCeiling(highest)).toBeCloseTo(top))
})
