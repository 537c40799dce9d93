import type { ScreenshotName } from '../screenshot-files'

export interface TourStop {
  readonly screen: ScreenshotName
  readonly name: string
  readonly text: string
  /** The alternative text of the picture. */
  readonly alt: string
}

/** The product in eight screens, in the order of use during a week. */
export const tourStops: readonly TourStop[] = [
  {
    screen: 'scan',
    name: 'Scan it and put it away',
    text: 'A photo, a receipt, a barcode. Each line says what was read and how sure Larder is; the sum is checked against the total. What is doubtful is never ticked for you.',
    alt: 'Detected items of a receipt: milk and spinach, with amount, place, keeping time and confidence; all goods add up to the total.',
  },
  {
    screen: 'inventory',
    name: 'See the whole kitchen',
    text: 'Pantry, fridge and freezer in one list, with the day each thing should be gone by. Freeze it or open it, and the day moves.',
    alt: 'Vegetables in stock, each with its amount, its day and buttons to edit it or mark it as used.',
  },
  {
    screen: 'today',
    name: 'Hear of it in time',
    text: 'What has to go is on your first screen in the morning: use it, freeze it or cook it, with one tap. What runs out is noticed as well.',
    alt: 'Tip of the Day: two pieces of salmon to use by tomorrow, and what comes after that.',
  },
  {
    screen: 'suggestions',
    name: 'Get three dishes, and the reason',
    text: 'From what is there, for whoever eats tonight. Allergies and diets are obeyed, and a dish whose label could not be read is never called safe.',
    alt: 'Three dishes from what you have; the first one uses spinach that has one day left.',
  },
  {
    screen: 'plan',
    name: 'Plan the week in one go',
    text: 'Larder fills the week from stock, spoilage, people, time and money. Lock what you like, roll the rest again, and ask why.',
    alt: 'A planned Monday and Tuesday with a dinner each, its time and its nutrition.',
  },
  {
    screen: 'shopping',
    name: 'Buy only the difference',
    text: 'The list knows the plan and the cupboard. It is shared live, works in the cellar of a supermarket, and never loses a tick.',
    alt: 'A shopping list: amounts, foods, and the dishes they are for, with a button Shop Now.',
  },
  {
    screen: 'guide',
    name: 'Cook with messy hands',
    text: 'One large step, its amounts, its timers. Say “next” or “how much butter?” and leave the screen clean.',
    alt: 'Step 3 of 6 of a recipe in large letters, with what it needs and a button for the next step.',
  },
  {
    screen: 'community',
    name: 'Pass it on',
    text: 'Eight communities for recipes. Whatever somebody shares is checked against your allergies before you read the first line.',
    alt: 'A post in the community Vegetarian: Onion Tart with Thyme by Mira Novak.',
  },
]
