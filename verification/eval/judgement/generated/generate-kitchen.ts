import { foodFitsDiet } from '@larder/kitchen/diet/diet-verdict'
import { allFoods, type Food } from '@larder/kitchen/food/food'
import type { JudgedEater, JudgedKitchen } from '../judged-kitchens'
import { cuisines, foodLikelihood, type Season, seasons } from './food-likelihood'
import { generateEaters } from './generate-eaters'
import { scaleAmount, usualAmounts } from './lot-amounts'
import { createSeededDraw, type SeededDraw } from './seeded-draw'

/** How a stock spreads over the shelves. */
const shares: Readonly<Partial<Record<Food['category'], number>>> = {
  Vegetables: 24,
  Fruits: 9,
  Protein: 12,
  Dairy: 10,
  Grains: 10,
  Legumes: 6,
  Oils: 3,
  Condiments: 8,
  'Herbs & Spices': 9,
  Baking: 3,
  Nuts: 2,
  Snacks: 2,
  Beverages: 2,
}
const perishable: ReadonlySet<Food['category']> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])
/** They keep for months as they are sold, so no near day stands on them. */
const lasting =
  /^(?:frozen|canned|dried|pickled|roasted-red)-|-(?:powder|jerky)$|^(?:onion|garlic|potato|raisins|sultanas|parmesan|sauerkraut|kimchi|sun-dried-tomatoes)$/
/** Nobody writes them down as stock. */
const neverHeld: ReadonlySet<string> = new Set([
  'water',
  'pasta-water',
  'baby-food',
  'infant-formula',
  'baby-rice',
])
const fewest = 5
const most = 150

/**
 * A kitchen that nobody chose: who eats, what they keep to, and what stands on their shelves, drawn by a seed from the table of
 * foods. What is likely follows season, leaning and household; which recipes exist plays no part. Example: `generateKitchen(7)`.
 */
export function generateKitchen(seed: number): JudgedKitchen {
  const draw = createSeededDraw(seed)
  const people = generateEaters(draw)
  const season = draw.one(seasons)
  const cuisine = draw.one(cuisines)
  const size = Math.round(fewest * (most / fewest) ** draw.next())
  const left = allFoods().filter(({ id }) => !neverHeld.has(id))
  const items: string[] = []
  while (items.length < size) {
    const food = drawFood(draw, left, { season, cuisine })
    left.splice(left.indexOf(food), 1)
    if (isKept(food, people, draw)) items.push(lotOf(food, people.length, draw))
  }
  return { name: `seed ${seed}: ${people.length} in ${season}, ${cuisine}, ${size} lots`, people, items }
}

function drawFood(
  draw: SeededDraw,
  foods: readonly Food[],
  leaning: { season: Season; cuisine: string },
): Food {
  const category = draw.weighed(shares as Record<Food['category'], number>)
  const shelf = foods.filter((food) => food.category === category)
  if (shelf.length === 0) return draw.one(foods)
  const at = draw.weighed(
    Object.fromEntries(shelf.map(({ id }, index) => [index, foodLikelihood(id, leaning)])),
  )
  return shelf[Number(at)] as Food
}

/** Households buy what they eat; where only one person keeps to something, the others still have theirs now and then. */
function isKept(food: Food, people: readonly JudgedEater[], draw: SeededDraw): boolean {
  const against = people.filter(({ diets = [], restrictions = [] }) => {
    const reacts = restrictions.some(
      ({ allergen, severity }) => severity !== 'low' && food.contains.includes(allergen),
    )
    return reacts || diets.some((diet) => foodFitsDiet(food.id, diet).answer === 'does not fit')
  })
  if (against.length === 0) return true
  return against.length < people.length && draw.chance(0.3)
}

function lotOf(food: Food, eaters: number, draw: SeededDraw): string {
  const name = food.aliases.length > 0 && draw.chance(0.35) ? draw.one(food.aliases) : food.name
  const amount = scaleAmount(
    draw.one(usualAmounts(food)),
    draw.one([0.5, 1, 1, 1, 2]) * Math.max(1, eaters / 2),
  )
  const isDated = perishable.has(food.category) && !lasting.test(food.id) && draw.chance(0.4)
  return isDated ? `${amount} | ${name} | ${Math.floor(10 * draw.next() ** 1.6)}` : `${amount} | ${name}`
}
