import { toQuantity } from '@larder/kitchen/quantity/quantity'
import { expect, test, vi } from 'vitest'
import { convertAsKnown } from './convert-as-known'

test('converts units of one kind at once, and pieces once the weights have loaded', async () => {
  expect(convertAsKnown(toQuantity(1, 'kg'), 'g')).toMatchObject({ ok: true })
  await vi.waitFor(() =>
    expect(convertAsKnown(toQuantity(2, 'clove'), 'g', 'garlic')).toMatchObject({
      ok: true,
      quantity: { amount: { numerator: 6, denominator: 1 } },
    }),
  )
})
