import { type FlavourFamilyId, familyHomes, seasoningTable } from '../data/foods/flavour-families'
import { flexibleFoodTable } from '../data/foods/flexible-foods'
import { vegetableTable } from '../data/foods/flexible-vegetables'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { linksTo } from '../food-graph/links'

/** How a food is cut for a way of cooking. Example: 'pot' for a stew, 'raw' for a salad, 'whole' for not at all. */
export type CutStyle = 'pan' | 'pot' | 'raw' | 'whole'

/** What a cook knows of a food that may fill a dish. Example: carrots are a 'root', sliced for the pan, seven minutes in it. */
export interface IngredientFact {
  readonly id: string
  /** In lines and steps; in the plural when it is counted. */
  readonly noun: string
  /** In a title: 'carrot'. */
  readonly word: string
  readonly class: string
  /** For a serving. */
  readonly grams: number
  readonly measure: string
  readonly cuts: Readonly<Record<CutStyle, string>>
  readonly panMinutes: number
  readonly simmerMinutes: number
  readonly roastMinutes: number
  readonly suits: ReadonlySet<string>
  /** The families it belongs to; none means any. */
  readonly homes: readonly FlavourFamilyId[]
}

/** How a seasoning is measured. Example: `{ id: 'cumin', noun: 'ground cumin', each: 0.5, unit: 'tsp' }`. */
export interface SeasoningFact {
  readonly id: string
  readonly noun: string
  /** For a serving, in the unit. */
  readonly each: number
  readonly unit: string
}

const homes = lazyValue(() => {
  const byFood = new Map<string, FlavourFamilyId[]>()
  for (const [families, ids] of parseRows(familyHomes))
    for (const id of parseList(ids)) byFood.set(id, parseList(families) as FlavourFamilyId[])
  return byFood
})

const minutesIn = (text: string | undefined) => Number(text || 0)
const waysIn = (text: string | undefined) => new Set((text ?? '').split(' ').filter(Boolean))

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
        grams: Number(grams),
        measure,
        cuts: { pan, pot, raw, whole: '' },
        panMinutes: minutesIn(rest[0]),
        simmerMinutes: minutesIn(rest[1]),
        roastMinutes: minutesIn(rest[2]),
        suits: waysIn(rest[3]),
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
        grams: Number(grams),
        measure,
        cuts: { pan, pot: oven || pan, raw: pan, whole: '' },
        panMinutes: minutesIn(rest[0]),
        simmerMinutes: minutesIn(rest[1]),
        roastMinutes: minutesIn(rest[2]),
        suits: waysIn(rest[3]),
        homes: homes().get(id) ?? [],
      }) satisfies IngredientFact,
  )
  const named: IngredientFact[] = [...vegetables, ...others]
  const facts = [...named, ...kindsOf(named)]
  const byClass = new Map<string, IngredientFact[]>()
  for (const fact of facts) byClass.set(fact.class, [...(byClass.get(fact.class) ?? []), fact])
  return { facts, byClass }
})

/** Kinds that are sold on the bone, in a paste or with a sauce: they are not cooked like the food they are a kind of. */
const unlike: ReadonlySet<string> = new Set([
  'bone-in-chicken-breast',
  't-bone-steak',
  'beef-shank',
  'instant-ramen',
  'string-cheese',
  'garlic-paste',
  'ginger-paste',
  // Their names are read as the food and how it is cut.
  'shredded-cheese',
  'grated-parmesan',
])

// Halibut is cooked like other white fish, chanterelles like other mushrooms: by their own names.
function kindsOf(named: readonly IngredientFact[]): IngredientFact[] {
  const known = new Set([...named.map(({ id }) => id), ...unlike])
  return named.flatMap((fact) =>
    linksTo(fact.id).flatMap(({ from, how }) => {
      const name = foodById(from)?.name
      if (how === 'made' || name === undefined || known.has(from)) return []
      known.add(from)
      const measure = fact.measure === 'ml' || fact.measure === 'tbsp' ? fact.measure : 'g'
      return [{ ...fact, id: from, noun: name, word: name, measure, homes: homes().get(from) ?? fact.homes }]
    }),
  )
}

/** Every food that may fill a dish. Example: `ingredientFacts().length`. */
export function ingredientFacts(): readonly IngredientFact[] {
  return table().facts
}

/** The foods of a class, as the table has them. Example: `factsOfClass('pasta')[0]?.id` is 'dry-pasta'. */
export function factsOfClass(name: string): readonly IngredientFact[] {
  return table().byClass.get(name) ?? []
}

const seasonings = lazyValue(
  () =>
    new Map(
      parseRows(seasoningTable).map(([id = '', noun = '', much = '']): [string, SeasoningFact] => {
        const [each = '0', unit = ''] = much.split(' ')
        return [id, { id, noun, each: Number(each), unit }]
      }),
    ),
)

/** How a seasoning is measured, or nothing when no dish takes it. Example: `seasoningFact('cumin')?.unit` is 'tsp'. */
export function seasoningFact(id: string): SeasoningFact | undefined {
  return seasonings().get(id)
}

/** Every seasoning of a dish. Example: `seasoningFacts().length`. */
export function seasoningFacts(): readonly SeasoningFact[] {
  return [...seasonings().values()]
}
