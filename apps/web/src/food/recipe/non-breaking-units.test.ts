import { expect, test } from 'vitest'
import { withNonBreakingUnits } from './non-breaking-units'

test('a number and its unit stay together; other words may wrap', () => {
  expect(withNonBreakingUnits('220 °C (200 °C fan), 2½ tsp for 12 minutes, 3 large gourds')).toBe(
    '220\u00a0°C (200\u00a0°C fan), 2½\u00a0tsp for 12\u00a0minutes, 3 large gourds',
  )
})
