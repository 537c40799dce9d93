import type { Diet } from '../../diet/diet'

/** The ten diets as the preferences page shows them: name, description, group and what they are followed for. */
export const dietList: readonly {
  readonly id: Diet
  readonly name: string
  readonly description: string
  readonly category: 'lifestyle' | 'health' | 'fitness' | 'special'
  readonly benefits: readonly string[]
}[] = [
  {
    id: 'vegetarian',
    name: 'Vegetarian',
    description: 'No meat, poultry, fish or seafood',
    category: 'lifestyle',
    benefits: ['Rich in fibre', 'Kind to animals', 'Lower footprint'],
  },
  {
    id: 'vegan',
    name: 'Vegan',
    description: 'Nothing from animals: no meat, fish, dairy, eggs or honey',
    category: 'lifestyle',
    benefits: ['No cholesterol', 'Kind to animals', 'Lowest footprint'],
  },
  {
    id: 'pescatarian',
    name: 'Pescatarian',
    description: 'Vegetarian, with fish and seafood',
    category: 'lifestyle',
    benefits: ['Omega-3 from fish', 'Lean protein', 'Varied and flexible'],
  },
  {
    id: 'keto',
    name: 'Keto',
    description: 'Very few carbohydrates: at most 10 g of net carbs a serving',
    category: 'health',
    benefits: ['Very low in carbs', 'Keeps you full', 'No sugar peaks'],
  },
  {
    id: 'paleo',
    name: 'Paleo',
    description: 'Meat, fish, eggs, vegetables, fruit and nuts; no grains, legumes, dairy or refined foods',
    category: 'health',
    benefits: ['Whole foods', 'No refined sugar', 'Plenty of protein'],
  },
  {
    id: 'mediterranean',
    name: 'Mediterranean',
    description: 'Vegetables, legumes, grains, fish and olive oil; little red meat, butter and sugar',
    category: 'health',
    benefits: ['Good for the heart', 'Olive oil and fish', 'Rich in vegetables'],
  },
  {
    id: 'low-carb',
    name: 'Low-Carb',
    description: 'At most 26 % of the energy, or 25 g a serving, from carbohydrates',
    category: 'fitness',
    benefits: ['Fewer carbs', 'More protein', 'Steady energy'],
  },
  {
    id: 'low-fat',
    name: 'Low-Fat',
    description: 'At most 3 g of fat in 100 g and 30 % of the energy from fat',
    category: 'fitness',
    benefits: ['Less fat', 'Fewer calories', 'Light meals'],
  },
  {
    id: 'gluten-free',
    name: 'Gluten-Free',
    description: 'No wheat, rye, barley, spelt or what is made of them',
    category: 'special',
    benefits: ['Doubtful cases left out', 'Naturally varied grains', 'Hidden sources named'],
  },
  {
    id: 'dairy-free',
    name: 'Dairy-Free',
    description: 'No milk or anything made from it',
    category: 'special',
    benefits: ['Free from lactose', 'Free from milk protein', 'Hidden sources named'],
  },
]
