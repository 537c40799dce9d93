import * as z from 'zod/mini'

/** The ids of the topic communities. Example: 'meal-prep'. */
export const CommunityId = z.enum([
  'healthy-eating',
  'quick-meals',
  'vegetarian',
  'meal-prep',
  'international',
  'desserts',
  'low-carb',
  'smoothies',
])
/** The id of a topic community. Example: 'desserts'. */
export type CommunityId = z.infer<typeof CommunityId>

/** The default community of a recipe. Example: the create form opens with it. */
export const defaultCommunity: CommunityId = 'healthy-eating'

/** Name and description of each community. Example: `communityNames['low-carb'].name` is 'Low Carb'. */
export const communityNames: Readonly<Record<CommunityId, { name: string; description: string }>> = {
  'healthy-eating': { name: 'Healthy Eating', description: 'Balanced plates full of flavor.' },
  'quick-meals': { name: 'Quick Meals', description: 'On the table in half an hour or less.' },
  vegetarian: { name: 'Vegetarian', description: 'Vegetables, pulses and grains at the centre.' },
  'meal-prep': { name: 'Meal Prep', description: 'Cook once, eat well all week.' },
  international: { name: 'International', description: 'Home cooking from everywhere.' },
  desserts: { name: 'Desserts', description: 'Cakes, creams and other good endings.' },
  'low-carb': { name: 'Low Carb', description: 'Filling dishes with few carbohydrates.' },
  smoothies: { name: 'Smoothies', description: 'Fruit, greens and more, in a glass.' },
}

/** A topic community for its card; an unknown id gives 'Community' without members. */
export const Community = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  members: z.int(),
  posts: z.int(),
  /** Whether the requesting cook is a member. */
  joined: z.boolean(),
})
/** A topic community. Example: `community.members`. */
export type Community = z.infer<typeof Community>
