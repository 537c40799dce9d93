import type { AllergenId, DietId, SeverityLevel } from '@larder/contract/diet'
import type { JudgedEater } from '../judged-kitchens'
import type { SeededDraw } from './seeded-draw'

const sizes = { 1: 28, 2: 30, 3: 12, 4: 18, 5: 7, 6: 3, 8: 2 }
const diets: Readonly<Record<DietId | 'none', number>> = {
  none: 52,
  vegetarian: 12,
  vegan: 8,
  pescatarian: 6,
  'gluten-free': 5,
  'dairy-free': 4,
  'low-carb': 4,
  mediterranean: 4,
  'low-fat': 2,
  paleo: 2,
  keto: 1,
}
const allergens: Readonly<Record<AllergenId | 'none', number>> = {
  none: 70,
  nuts: 6,
  peanuts: 4,
  dairy: 5,
  gluten: 4,
  eggs: 3,
  shellfish: 3,
  fish: 2,
  soy: 2,
  sesame: 2,
  celery: 1,
  mustard: 1,
  nightshades: 1,
  molluscs: 1,
  sulfites: 0.5,
  lupin: 0.5,
  msg: 0.5,
}
const severities: Readonly<Record<SeverityLevel, number>> = { high: 4, medium: 3, low: 3 }
const disliked = ['mushrooms', 'coriander', 'olives', 'blue cheese', 'aubergine', 'anchovies', 'liver']
const dislikedMore = ['Brussels sprouts', 'coconut', 'beetroot', 'tofu', 'raisins', 'fennel', 'celery']

/** Who eats in a kitchen, what they keep to and what they would rather leave. */
export function generateEaters(draw: SeededDraw): JudgedEater[] {
  const size = Number(draw.weighed(sizes))
  const diet = draw.weighed(diets)
  const shared = draw.chance(0.7)
  const allergen = draw.weighed(allergens)
  const reacts = Math.floor(draw.next() * size)
  return Array.from({ length: size }, (_, at): JudgedEater => {
    const isChild = at >= 2 && draw.chance(0.7)
    const follows = diet !== 'none' && (shared || at === 0)
    return {
      name: `Person ${at + 1}`,
      portions: isChild ? draw.one([0.5, 0.75]) : draw.one([1, 1, 1, 1, 1.25]),
      diets: follows ? [diet] : [],
      restrictions:
        allergen !== 'none' && at === reacts ? [{ allergen, severity: draw.weighed(severities) }] : [],
      dislikes: draw.chance(0.2) ? [draw.one([...disliked, ...dislikedMore])] : [],
    }
  })
}
