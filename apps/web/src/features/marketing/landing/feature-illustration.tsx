import type { ComponentType } from 'react'
import { CameraIllustration } from './camera-illustration'
import { DetectionIllustration } from './detection-illustration'
import type { ProductFeatureId } from './features'
import { InventoryIllustration } from './inventory-illustration'
import { ShoppingListIllustration } from './shopping-list-illustration'
import { SuggestionIllustration } from './suggestion-illustration'
import { VoiceIllustration } from './voice-illustration'

const illustrations: Record<ProductFeatureId, ComponentType> = {
  detection: DetectionIllustration,
  inventory: InventoryIllustration,
  suggestions: SuggestionIllustration,
  grocery: ShoppingListIllustration,
  voice: VoiceIllustration,
  camera: CameraIllustration,
}

/** An illustration of a feature. Decorative: the text beside it says the same. */
export function FeatureIllustration({ id }: { readonly id: ProductFeatureId }) {
  const Drawing = illustrations[id]
  return (
    <div
      aria-hidden="true"
      className="grid h-56 grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border bg-shade px-4 py-4 select-none sm:px-5"
    >
      <Drawing />
    </div>
  )
}
