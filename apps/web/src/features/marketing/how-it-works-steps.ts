export interface HowItWorksStep {
  readonly name: string
  readonly text: string
}

/** How It Works on the landing page. */
export const landingSteps: readonly HowItWorksStep[] = [
  {
    name: 'Upload an ingredient screenshot',
    text: 'Or a photo, or the receipt that is still in your pocket. Check what Larder has read, save it, and put the bag down.',
  },
  {
    name: 'Get AI-generated recipe suggestions',
    text: 'Dishes that use what is there, above all what will not keep, and leave out what somebody at the table cannot eat.',
  },
  {
    name: 'Follow step-by-step cooking instructions',
    text: 'One large step at a time, with its amounts and its timers. When the dish is done, what went into it is taken off your inventory.',
  },
]

/** How It Works on /product. */
export const productSteps: readonly HowItWorksStep[] = [
  {
    name: 'Scan',
    text: 'Point the camera at food, a receipt or a barcode. A picture file does as well.',
  },
  {
    name: 'Analyze',
    text: 'Larder names the food, estimates how much there is and how long it keeps, and tells you who it does not suit.',
  },
  {
    name: 'Learn',
    text: 'It remembers what you corrected, which way you walk through your shop, and how fast your milk goes.',
  },
  {
    name: 'Share',
    text: 'One kitchen for the whole household, and your best recipe for the community.',
  },
]

/** The stations of the closed loop in order; the first follows the last. */
export const loopStations: readonly HowItWorksStep[] = [
  { name: 'Scan', text: 'A photo, a receipt or a barcode becomes food with an amount and a day.' },
  { name: 'Stock', text: 'Fridge, freezer and pantry in one place. Opened milk counts from today.' },
  { name: 'Suggest', text: 'Three dishes for tonight, starting with the spinach that has one day left.' },
  { name: 'Plan', text: 'A week that fits the people, the time and the money there is.' },
  {
    name: 'Buy the shortfall',
    text: 'You have 500 g of spaghetti, the week needs 750: the list says 250 g.',
  },
  { name: 'Cook', text: 'Step by step, with timers that ring and a voice that reads.' },
  { name: 'Deduct', text: 'One tap, and what went into the pot is off your inventory. The oldest first.' },
  { name: 'Leftovers', text: 'Two portions kept are two portions in the fridge, with a day of their own.' },
]
