import type { ComponentType } from 'react'
import type { FeatureId } from '../content/features'
import { DrawnCamera } from './drawn-camera'
import { DrawnDetection } from './drawn-detection'
import { DrawnInventory } from './drawn-inventory'
import { DrawnList } from './drawn-list'
import { DrawnSuggestion } from './drawn-suggestion'
import { DrawnVoice } from './drawn-voice'

const drawings: Record<FeatureId, ComponentType> = {
  detection: DrawnDetection,
  inventory: DrawnInventory,
  suggestions: DrawnSuggestion,
  grocery: DrawnList,
  voice: DrawnVoice,
  camera: DrawnCamera,
}

/** A piece of the product that shows what a feature is. Decoration: the words beside it say the same. */
export function FeatureDrawing({ id }: { readonly id: FeatureId }) {
  const Drawing = drawings[id]
  return (
    <div
      aria-hidden="true"
      className="grid h-56 grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border bg-shade px-4 py-4 select-none sm:px-5"
    >
      <Drawing />
    </div>
  )
}
