export type ProductFeatureId = 'detection' | 'inventory' | 'suggestions' | 'grocery' | 'voice' | 'camera'

export interface ProductFeature {
  readonly id: ProductFeatureId
  readonly name: string
  readonly text: string
}

/** The six feature cards of the landing page, in the order of the specification. */
export const productFeatures: readonly ProductFeature[] = [
  {
    id: 'detection',
    name: 'Ingredient detection',
    text: 'Photograph the worktop, the open fridge or the receipt. Larder names what it sees and says how sure it is; you tick what is right.',
  },
  {
    id: 'inventory',
    name: 'Smart inventory tracking',
    text: 'Every food has an amount, a place and a day. You hear about it before the spinach wilts and before the milk runs out.',
  },
  {
    id: 'suggestions',
    name: 'Personalized meal suggestions',
    text: 'Three dishes from what is there, for the people at your table and the portions they need. Each one tells you why.',
  },
  {
    id: 'grocery',
    name: 'Grocery integration',
    text: 'The week minus the cupboard. Only the difference is on the list, in the order of your shop, on every phone of the household.',
  },
  {
    id: 'voice',
    name: 'Voice-assisted cooking',
    text: 'Hands in the dough? Say “next”, ask how much butter, or set a timer. Larder reads each step aloud and keeps the screen awake.',
  },
  {
    id: 'camera',
    name: 'Fridge camera kit',
    text: 'Cameras over your shelves (any webcam running Larder’s small program) note what goes in and what comes out. When they are not sure, they ask.',
  },
]
