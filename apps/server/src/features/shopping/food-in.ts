import { surely } from '@larder/kitchen/linking'
import { readShoppingText } from '@larder/kitchen/shopping-text'

/** Only what the words surely stand for: a wrong icon is worse than none. */
export function foodIn(text: string): string | undefined {
  const { foodId, confidence = 0 } = readShoppingText(text)
  return confidence >= surely ? foodId : undefined
}
