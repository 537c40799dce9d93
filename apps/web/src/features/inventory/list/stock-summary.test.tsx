// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StockSummary } from './inventory-page'

test('shows what is waiting to be sent, and why', () => {
  const { rerender } = render(<StockSummary shown={3} of={3} stalledCount={0} elsewhereCount={0} />)
  expect(screen.queryByText(/waiting/)).toBeNull()
  rerender(<StockSummary shown={1} of={3} stalledCount={2} elsewhereCount={1} />)
  expect(screen.getByText('2 changes waiting for the network')).toBeTruthy()
  expect(screen.getByText('1 change waiting until you switch back')).toBeTruthy()
})
