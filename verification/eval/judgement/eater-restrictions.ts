import type { AllergenId, DietId } from '@larder/contract/diet'
import { foodFitsDiet } from '@larder/kitchen/diet/diet-verdict'
import { foodById } from '@larder/kitchen/food/food'
import type { JudgedEater } from './judged-kitchens'

/** What diets forbid whatever the amount; the others count what a serving gives. */
const kindDiets: readonly DietId[] = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'paleo',
  'gluten-free',
  'dairy-free',
]

/** Whether everybody at the table surely may eat a food: only then can it be asked of a dinner. */
export function isSafeForAllEaters(foodId: string, people: readonly JudgedEater[]): boolean {
  const food = foodById(foodId)
  if (!food) return true
  return people.every(
    ({ diets = [], restrictions = [] }) =>
      diets.every((diet) => !kindDiets.includes(diet) || foodFitsDiet(foodId, diet).answer === 'fits') &&
      restrictions.every(
        ({ allergen, severity }) =>
          severity === 'low' || ![...food.contains, ...food.often].includes(allergen),
      ),
  )
}

/**
 * Words that a plain eye stumbles over in a line of a recipe. They are few on purpose and owe nothing to the kitchen's tables:
 * whatever they find is wrong, and what they do not find proves nothing.
 */
const words = {
  meat: /\b(?:chicken|turkey|duck|beef|(?<!\b(?:fish|tuna|salmon|swordfish|halibut|cod|cauliflower|cabbage|celeriac|aubergine|mushroom|tofu) )steaks?|pork|ham|bacon|lamb|veal|venison|sausages?|chorizo|salami|prosciutto|pancetta|gelatine?|lard)\b/i,
  fish: /\b(?:fish|salmon|tuna|cod|haddock|anchov(?:y|ies)|mackerel|sardines?|trout|herring|kippers?)\b/i,
  shellfish: /\b(?:prawns?|shrimps?|crab|lobster|mussels?|clams?|squid|octopus|oysters?|scallops?)\b/i,
  molluscs: /\b(?:mussels?|clams?|squid|octopus|oysters?|scallops?)\b/i,
  dairy:
    /\b(?:milk|butter|cream|cheese|yogh?urt|cheddar|parmesan|feta|mozzarella|halloumi|paneer|ricotta|ghee|kefir|quark|skyr)\b/i,
  eggs: /\b(?:eggs?|mayonnaise)\b/i,
  honey: /\bhoney\b/i,
  gluten:
    /\b(?:wheat|barley|rye|spelt|flour|breads?|breadcrumbs|pasta|spaghetti|penne|couscous|bulgur|semolina|seitan)\b/i,
  nuts: /\b(?:almonds?|walnuts?|cashews?|hazelnuts?|pecans?|pistachios?|macadamias?|brazil nuts?)\b/i,
  peanuts: /\bpeanuts?\b/i,
  sesame: /\b(?:sesame|tahini|hummus)\b/i,
  soy: /\b(?:soya?|tofu|edamame|miso|tempeh|tamari)\b/i,
  celery: /\b(?:celery|celeriac)\b/i,
  mustard: /\bmustard\b/i,
  nightshades:
    /\b(?:tomato(?:es)?|aubergines?|eggplants?|paprika|cayenne|chill?i(?:es)?|(?:red|green|yellow|bell) peppers?)\b/i,
  starch:
    /\b(?:pasta|spaghetti|penne|noodles|couscous|bulgur|(?:basmati|jasmine|white|brown|long-grain) rice)\b/i,
}

/** The same words where they mean something else. */
const harmlessPhrases =
  /(?:[\w -]+, )?\b(?:dairy|gluten|egg|nut|fish)-free[\w -]*|\b(?:vegan|vegetarian|veggie|plant|meatless)[- ][\w -]+|\b(?:coconut|oat|almond|soya?|rice|hemp|pea|cashew)[- ](?:milk|cream|yogh?urt|flour|noodles|drink)|\b(?:peanut|almond|cashew|nut|seed|cocoa|shea) butter|\bbutter ?(?:beans?|nut|head)\w*|\bcream of tartar|\bcream crackers|\b(?:corn|buckwheat|chickpea|gram|potato|tapioca|chestnut|quinoa|teff|cassava) ?flour|\b(?:oyster (?:mushrooms?|plants?)|beef(?:steak)? tomato(?:es)?|lamb['’]?s (?:lettuce|quarters)|crab ?apples?|(?:chicken|hen) of the woods|fish mint|(?:duck|turkey|goose) (?=eggs?))|\begg ?plants?|\b(?:shirataki|konjac|courgette|glass) (?:noodles|spaghetti)|\bspaghetti squash|\bcauliflower rice/gi

const forbiddenBy: Readonly<Partial<Record<AllergenId | DietId, readonly (keyof typeof words)[]>>> = {
  vegetarian: ['meat', 'fish', 'shellfish'],
  vegan: ['meat', 'fish', 'shellfish', 'dairy', 'eggs', 'honey'],
  pescatarian: ['meat'],
  paleo: ['dairy', 'starch', 'gluten', 'soy', 'peanuts'],
  keto: ['starch'],
  'low-carb': ['starch'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
  nuts: ['nuts'],
  peanuts: ['peanuts'],
  shellfish: ['shellfish'],
  molluscs: ['molluscs'],
  fish: ['fish'],
  eggs: ['eggs'],
  dairy: ['dairy'],
  gluten: ['gluten'],
  sesame: ['sesame'],
  soy: ['soy'],
  celery: ['celery'],
  mustard: ['mustard'],
  nightshades: ['nightshades'],
}

/** Diets that limit what a serving gives: a spoon of rice in a salad is no plate of rice. */
const limiting: ReadonlySet<AllergenId | DietId> = new Set(['keto', 'low-carb'])
/** Grams of dry starch that stay within such a limit, about 30 g of carbohydrate. */
const mostStarch = 45

/** The line of a dish that somebody at the table must not eat, as a plain eye sees it; nothing where none stands out. */
export function findForbiddenLine(
  { lines, servings = 1 }: { readonly lines: readonly string[]; readonly servings?: number },
  people: readonly JudgedEater[],
): string | undefined {
  const kept = people.flatMap(({ diets = [], restrictions = [] }) => [
    ...diets,
    ...restrictions.flatMap(({ allergen, severity }) => (severity === 'low' ? [] : [allergen])),
  ])
  const patternsOf = (ids: typeof kept) =>
    [...new Set(ids.flatMap((one) => forbiddenBy[one] ?? []))].map((word) => words[word])
  const never = patternsOf(kept.filter((one) => !limiting.has(one)))
  const much = patternsOf(kept.filter((one) => limiting.has(one)))
  return lines.find((line) => {
    const plain = line.replace(harmlessPhrases, ' ')
    const finds = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(plain))
    return finds(never) || (finds(much) && gramsOf(line) > mostStarch * servings)
  })
}

/** The grams at the head of a line; spoons are few, and an amount that cannot be read is much. */
function gramsOf(line: string): number {
  const [, many = '', unit = ''] = /^([\d.]+) ?(kg|g|tbsp|tsp)\b/.exec(line) ?? []
  if (unit === 'tbsp' || unit === 'tsp') return 0
  return unit === '' ? Number.POSITIVE_INFINITY : Number(many) * (unit === 'kg' ? 1000 : 1)
}
