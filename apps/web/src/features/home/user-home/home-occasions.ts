/** The six occasions of Pick by Occasion, by their ids in the cookbook. */
export const homeOccasions = [
  { id: 'kids-friendly', label: 'Kids Friendly' },
  { id: 'christmas-eve', label: 'Christmas Eve' },
  { id: 'date-night', label: 'Date Night' },
  { id: 'quick-lunch', label: 'Quick Lunch' },
  { id: 'party-food', label: 'Party Food' },
  { id: 'healthy', label: 'Healthy' },
] as const

export type HomeOccasionId = (typeof homeOccasions)[number]['id']
