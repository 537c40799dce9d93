import type { RecipeDraft } from '@larder/contract/recipes'
import { type Food, foodById } from '@larder/kitchen/food/food'
import { cautionsOf } from '@larder/kitchen/food-safety/recipe-caution'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** A food that must be cooked through, and the signs by which a cook knows that it is. */
interface CookedThrough {
  readonly what: string
  is(food: Food, line: string): boolean
  readonly sign: RegExp
}

const coreTemperature = /\b(?:6[3-9]|7\d|8\d|9\d) ?°C/
const noPink =
  /\bno (?:longer |trace of |more |hint of )?(?:any )?(?:pink|rosy|raw)|not? (?:a )?(?:trace|hint|speck) of pink|(?:lost|loses|lose) (?:its|their|all) (?:raw|pink)|(?:is|are) (?:no longer|not) pink|without (?:any |a trace of )?pink|(?:nothing|nowhere|never|every trace|free)\b[^.;]{0,20}\bpink/i
const wellDone =
  /juices? (?:that )?(?:run|runs|are|is|come|comes)(?: out)? (?:quite )?clear|cooked (?:all the way )?through|falls? (?:off|from|away from) the bone|(?:fall|falls|falling|come|comes|pull|pulls|pulled) apart|shreds?\b|yields? to (?:a|the) (?:spoon|fork)|opaque|white (?:all the way |right )?through|(?:very |spoon-|meltingly |fork-)tender|piping hot|steaming hot/i
const fishDone =
  /flak(?:e|es|y)|opaque|turn(?:s|ed)? (?:from grey to )?pink|pink (?:and|all|through)|\bpink\b|curl|open(?:s|ed)?\b|firm|cooked (?:all the way )?through|lifts? (?:off|away|from)|parts? (?:easily|from)|white (?:all the way )?through/i

const has = (food: Food, ...traits: Food['traits'][number][]) =>
  traits.some((trait) => food.traits.includes(trait))
const readyToEat =
  /cooked|rotisserie|smoked|tinned|canned|jar|leftover|deli|sliced|cured|stock|broth|gravy|bouillon|fat\b|dripping|lard|sauce|paste|powder|roast(?:ed)? (?:chicken|turkey|beef|pork)|gelatine?|boiled/
const cured =
  /bacon|ham\b|prosciutto|pancetta|lardons|salami|chorizo|nduja|speck|mortadella|pepperoni|guanciale|serrano|gammon|frankfurter|hot-dog|kielbasa|black-pudding|corned/

const cookedThrough: readonly CookedThrough[] = [
  {
    what: 'poultry',
    is: (food, line) =>
      has(food, 'meat') &&
      /chicken|turkey|duck|goose|quail|poussin|guinea|pheasant/.test(food.id) &&
      !readyToEat.test(line),
    sign: new RegExp(`${coreTemperature.source}|${noPink.source}|${wellDone.source}`, 'i'),
  },
  {
    what: 'mince or sausage',
    is: (food, line) =>
      has(food, 'meat') &&
      /ground-|mince|sausage|burger|merguez|bratwurst/.test(food.id) &&
      !readyToEat.test(line) &&
      !cured.test(`${food.id} ${line}`),
    sign: new RegExp(
      `${coreTemperature.source}|${noPink.source}|${wellDone.source}|(?:crumbly|brown|browned|dark)\\b.{0,60}(?:all over|through|no pink|raw)|simmer`,
      'i',
    ),
  },
  {
    what: 'pork',
    is: (food, line) => /^pork/.test(food.id) && !readyToEat.test(line) && !cured.test(`${food.id} ${line}`),
    sign: new RegExp(
      `${coreTemperature.source}|${noPink.source}|${wellDone.source}|tender|meltingly soft`,
      'i',
    ),
  },
  {
    what: 'fish or shellfish',
    is: (food, line) =>
      food.category === 'Protein' &&
      has(food, 'fish', 'shellfish') &&
      !readyToEat.test(`${line} ${food.id}`) &&
      !/anchov|canned|roe|caviar|imitation|dried|sauce/.test(food.id),
    sign: new RegExp(`${coreTemperature.source}|${fishDone.source}`, 'i'),
  },
  {
    what: 'dried kidney beans',
    is: (food, line) =>
      /kidney/.test(food.id) && /dried/.test(`${food.id} ${line}`) && !readyToEat.test(line),
    sign: /boil.{0,80}\b1[0-9] minutes|\b1[0-9] minutes.{0,80}boil/i,
  },
  {
    what: 'cooked rice',
    is: (food, line) => /rice$/.test(food.id) && /cooked|leftover|cold/.test(line) && !/uncooked/.test(line),
    sign: /piping hot|steaming|steams|70 °C|75 °C|hot (?:all the way )?through|every grain/i,
  },
]

const cautioned =
  /pregnan|small child|young child|toddler|babies|baby\b|older people|elderly|weak(?:ened)? immune/i
/** Cautions that the text of a dish must name; others are shown beside the recipe. */
const toBeNamed: ReadonlySet<string> = new Set(['raw-egg', 'runny-egg', 'rare-meat', 'raw-fish', 'raw-milk'])

const cookedMeat = /\b(?:leftover|cooked|cold|roast)\b/
const howOld = /\b(?:one|two|1|2) days?\b|\bday old\b|\bday before\b|\byesterday/i
const keptCold =
  /\bfridge\b|\bchill(?:ed|s)?\b|\bice pack\b|\bcold (?:flask|box|bag)\b|\bcool(?:ed)? (?:it |them |down )?(?:at once|quickly|fast|within)\b/i

/** A spoonful of toasted rice for crunch is no dish of rice. */
const leastRice = 20

// Meat from another day says how old it may be, and rice that is carried how it is kept: both make people ill without a smell.
function checkKept(
  { lines, facts, servings }: Recipe,
  { description, ingredients, steps }: RecipeDraft,
): string[] {
  const text = [description, ...ingredients, ...steps].join(' ')
  const foods = lines.flatMap(({ foodId, text: line, quantity }) => {
    const food = foodId === undefined ? undefined : foodById(foodId)
    return food ? [{ food, line, grams: quantity ? (gramsOf(quantity, food.id) ?? 0) : 0 }] : []
  })
  const old = foods.find(
    ({ food, line }) =>
      food.category === 'Protein' &&
      has(food, 'meat') &&
      !has(food, 'processed-meat') &&
      cookedMeat.test(line.toLowerCase()),
  )
  const rice = foods.find(
    ({ food, grams }) =>
      /(?:^|-)rice$/.test(food.id) && !food.id.includes('cauliflower') && grams > leastRice * servings,
  )
  const ofMeat = [description, ...steps, old?.line].join(' ')
  return [
    ...(old && !howOld.test(ofMeat) ? [`it does not say how old '${old.line}' may be`] : []),
    ...(old && /\b(?:two|2) days?\b/i.test(ofMeat) && (facts?.keepsDays ?? 0) > 0
      ? [`it keeps, but '${old.line}' may be two days old already`]
      : []),
    ...(facts?.portable && rice && !keptCold.test(text)
      ? ['its rice is carried: say how it is cooled and kept']
      : []),
  ]
}

/** Returns what the text of a dish lacks so that nobody falls ill of it. */
export function checkSafety(recipe: Recipe, draft: RecipeDraft): string[] {
  const { title, description, ingredients, steps } = draft
  const { lines } = recipe
  const cooking = steps.join(' ')
  const cautions = cautionsOf({ title, lines: ingredients, steps }).filter(({ id }) => toBeNamed.has(id))
  const complaints = cookedThrough.flatMap(({ what, is, sign }) => {
    const line = lines.find(({ foodId, text }) => {
      const food = foodId === undefined ? undefined : foodById(foodId)
      return food !== undefined && is(food, text.toLowerCase())
    })
    const isRaw = what.startsWith('fish') && cautions.some(({ id }) => id === 'raw-fish')
    return line && !isRaw && !sign.test(cooking)
      ? [`no core temperature or sign that the ${what} is done ('${line.text}')`]
      : []
  })
  complaints.push(...checkKept(recipe, draft))
  const isNamed = cautioned.test(`${description} ${cooking}`)
  return isNamed
    ? complaints
    : [
        ...complaints,
        ...cautions.map(
          ({ what, because }) => `${what.toLowerCase()} ('${because}'): say who should avoid it`,
        ),
      ]
}
