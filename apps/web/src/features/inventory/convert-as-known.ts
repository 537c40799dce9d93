import {
  type ConversionResult,
  type ConvertUnits,
  convertExactly,
  type Quantity,
} from '@larder/kitchen/quantity/convert-exactly'
import { sync } from '../../api/sync'

let convertWithFacts: ConvertUnits | undefined
let isLoading = false

/**
 * Converts for the list of items. What a piece weighs is in the kitchen's tables, which load when a change needs them
 * first; until then only units of one kind convert, and then the list shows the change.
 */
export function convertAsKnown(quantity: Quantity, to: string, foodId?: string): ConversionResult {
  if (convertWithFacts) return convertWithFacts(quantity, to, foodId)
  const result = convertExactly(quantity, to)
  if (!result.ok && foodId !== undefined) void loadFacts()
  return result
}

async function loadFacts() {
  if (isLoading) return
  isLoading = true
  try {
    convertWithFacts = (await import('@larder/kitchen/quantity/quantity')).convert
    sync.showAgain()
  } catch (error) {
    console.error('Loading the weights of foods failed', error)
  } finally {
    isLoading = false
  }
}
