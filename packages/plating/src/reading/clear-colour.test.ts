import { expect, it } from 'vitest'
import { type Colour, chromaOf, hueOf, lightnessOf, tone } from '../colour'
import { clearColour } from './clear-colour'

/** The colours that a mixture of everything falls into. */
const muddy: readonly Colour[] = ['#7f673f', '#91721e', '#9d833a', '#a27d29', '#7a7931', '#86792d', '#8b7958']

it('lightens olive to green or gold', () => {
  for (const colour of muddy) {
    expect(lightnessOf(clearColour(colour))).toBeGreaterThan(lightnessOf(colour) + 0.04)
    expect(chromaOf(clearColour(colour))).toBeGreaterThan(chromaOf(colour))
  }
})

it('keeps what is clear already', () => {
  for (const colour of ['#cb5722', '#b23a22', '#8a2236', '#e9bf62', '#f0e2bd', '#2d2228'] as const)
    expect(clearColour(colour)).toBe(colour)
})

it('turns the pink of tomato and cream to orange', () => {
  expect(hueOf(clearColour('#e0a080'))).toBeGreaterThan(hueOf('#e0a080') + 4)
})

it('darkens yellow to amber, and leaves green green', () => {
  expect(hueOf(tone('#f1c552', -0.16))).toBeLessThan(hueOf('#f1c552') - 8)
  expect(Math.abs(hueOf(tone('#568a33', -0.16)) - hueOf('#568a33'))).toBeLessThan(3)
})
