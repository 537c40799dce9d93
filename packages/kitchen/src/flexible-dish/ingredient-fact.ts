import { type FlavourFamilyId, familyHomes, seasoningTable } from '../data/foods/flavour-families'
import { flexibleFoodTable } from '../data/foods/flexible-foods'
import { vegetableTable } from '../data/foods/flexible-vegetables'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { linksTo } from '../food-graph/links'
import { portionOf } from '../quantity/portion'
import { soldGramsPerUnit } from '../quantity/quantity'

/** Cut of a food for a cooking method. Example: 'pot' for a stew, 'raw' for a salad, 'whole' for not at all. */
export type CutStyle = 'pan' | 'pot' | 'raw' | 'whole'

/** A way of cooking with its own time. Example: 'pot' is in simmering liquid. */
export type CookingMethod = 'pan' | 'pot' | 'oven'

/** Facts about a food that may fill a dish. Example: carrots are a 'root', sliced for the pan, seven minutes in it. */
export interface IngredientFact {
  readonly id: string
  /** Name in lines and steps; plural if it is counted. */
  readonly noun: string
  /** Name in a title: 'carrot'. */
  readonly word: string
  readonly class: string
  /** Grams per serving. */
  readonly grams: number
  /** The unit in lines; 'whole' is a bird that is cooked whole. */
  readonly measure: string
  readonly cuts: Readonly<Record<CutStyle, string>>
  readonly panMinutes: number
  readonly simmerMinutes: number
  readonly roastMinutes: number
  readonly suits: ReadonlySet<string>
  /** Flavour families it belongs to; empty means any. */
  readonly homes: readonly FlavourFamilyId[]
}

/** Returns the minutes a food takes, 0 if it is not cooked that way. Example: `cookingMinutes(carrot, 'oven')` is 30. */
export function cookingMinutes(fact: IngredientFact, method: CookingMethod): number {
  if (method === 'pan') return fact.panMinutes
  return method === 'pot' ? fact.simmerMinutes : fact.roastMinutes
}

/** Measure of a seasoning. Example: `{ id: 'cumin', noun: 'ground cumin', each: 0.5, unit: 'tsp' }`. */
export interface SeasoningFact {
  readonly id: string
  readonly noun: string
  /** Amount per serving, in the unit. */
  readonly each: number
  readonly unit: string
}

const homes = lazyValue(() => {
  const byFood = new Map<string, FlavourFamilyId[]>()
  for (const [families, ids] of parseRows(familyHomes))
    for (const id of parseList(ids)) byFood.set(id, parseList(families) as FlavourFamilyId[])
  return byFood
})

const parseMinutes = (text: string | undefined) => Number(text || 0)
const parseMethods = (text: string | undefined) => new Set((text ?? '').split(' ').filter(Boolean))

// The tables say what is eaten of a counted food; the stock weighs it with its peel.
function toSoldGrams(grams: number, measure: string, foodId: string): number {
  const eaten = portionOf(foodId).grams[measure]
  return eaten ? (grams * (soldGramsPerUnit(measure, foodId) ?? eaten)) / eaten : grams
}

const table = lazyValue(() => {
  const vegetables = parseRows(vegetableTable).map(
    ([
      id = '',
      noun = '',
      word = '',
      group = '',
      grams,
      measure = 'g',
      pan = '',
      pot = '',
      raw = '',
      ...rest
    ]) =>
      ({
        id,
        noun,
        word,
        class: group,
        grams: toSoldGrams(Number(grams), measure, id),
        measure,
        cuts: { pan, pot, raw, whole: '' },
        panMinutes: parseMinutes(rest[0]),
        simmerMinutes: parseMinutes(rest[1]),
        roastMinutes: parseMinutes(rest[2]),
        suits: parseMethods(rest[3]),
        homes: homes().get(id) ?? [],
      }) satisfies IngredientFact,
  )
  const others = parseRows(flexibleFoodTable).map(
    ([id = '', noun = '', word = '', group = '', grams, measure = 'g', pan = '', oven = '', ...rest]) =>
      ({
        id,
        noun,
        word,
        class: group,
        grams: toSoldGrams(Number(grams), measure, id),
        measure,
        cuts: { pan, pot: oven || pan, raw: pan, whole: '' },
        panMinutes: parseMinutes(rest[0]),
        simmerMinutes: parseMinutes(rest[1]),
        roastMinutes: parseMinutes(rest[2]),
        suits: parseMethods(rest[3]),
        homes: homes().get(id) ?? [],
      }) satisfies IngredientFact,
  )
  const listedFacts: IngredientFact[] = [...vegetables, ...others]
  const facts = [...listedFacts, ...addKinds(listedFacts)]
  const byClass = new Map<string, IngredientFact[]>()
  for (const fact of facts) byClass.set(fact.class, [...(byClass.get(fact.class) ?? []), fact])
  return { facts, byClass, byId: new Map(facts.map((fact) => [fact.id, fact])) }
})

/** Kinds sold on the bone, as a paste or with a sauce, which are not cooked like the food they are a kind of. */
const excludedKinds: ReadonlySet<string> = new Set([
  'beef-shank',
  'instant-ramen',
  'string-cheese',
  'garlic-paste',
  'ginger-paste',
  // Their names are parsed as the food and its cut.
  'shredded-cheese',
  'grated-parmesan',
])

// Adds kinds of the listed foods under their own names: halibut is cooked like other white fish, chanterelles like other
// mushrooms.
function addKinds(listedFacts: readonly IngredientFact[]): IngredientFact[] {
  const known = new Set([...listedFacts.map(({ id }) => id), ...excludedKinds])
  return listedFacts.flatMap((fact) =>
    linksTo(fact.id).flatMap(({ from, how }) => {
      const name = foodById(from)?.name
      if (how === 'made' || name === undefined || known.has(from)) return []
      known.add(from)
      const measure = fact.measure === 'ml' || fact.measure === 'tbsp' ? fact.measure : 'g'
      return [{ ...fact, id: from, noun: name, word: name, measure, homes: homes().get(from) ?? fact.homes }]
    }),
  )
}

/** Returns every food that may fill a dish. Example: `ingredientFacts().length`. */
export function ingredientFacts(): readonly IngredientFact[] {
  return table().facts
}

/** Returns the facts about a food, or undefined if it fills no dish. Example: `ingredientFact('carrot')?.class` is 'root'. */
export function ingredientFact(id: string): IngredientFact | undefined {
  return table().byId.get(id)
}

/** Returns the foods of a class, in table order. Example: `factsOfClass('pasta')[0]?.id` is 'dry-pasta'. */
export function factsOfClass(name: string): readonly IngredientFact[] {
  return table().byClass.get(name) ?? []
}

const seasonings = lazyValue(
  () =>
    new Map(
      parseRows(seasoningTable).map(([id = '', noun = '', amountText = '']): [string, SeasoningFact] => {
        const [each = '0', unit = ''] = amountText.split(' ')
        return [id, { id, noun, each: Number(each), unit }]
      }),
    ),
)

/** Returns the measure of a seasoning, or undefined if no dish uses it. Example: `seasoningFact('cumin')?.unit` is 'tsp'. */
export function seasoningFact(id: string): SeasoningFact | undefined {
  return seasonings().get(id)
}

/** Returns every seasoning. Example: `seasoningFacts().length`. */
export function seasoningFacts(): readonly SeasoningFact[] {
  return [...seasonings().values()]
}
