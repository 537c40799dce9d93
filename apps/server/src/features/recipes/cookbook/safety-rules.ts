import type { RecipeDraft } from '@larder/contract/recipes'
import { type Food, foodById } from '@larder/kitchen/food/food'
import { cautionsOf } from '@larder/kitchen/food-safety/recipe-caution'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import {
  type DoneTest,
  driedBeansDone,
  eggsDone,
  finfishDone,
  hotRiceDone,
  minceDone,
  porkDone,
  poultryDone,
  rawRiceDone,
  shellfishDoneBy,
  toSentences,
} from './done-signs'

/** A food that must be cooked through, and the signs by which a cook knows that it is. */
interface CookedThrough {
  readonly what: string
  /** `grams` are those for one person. */
  is(food: Food, line: string, grams: number): boolean
  readonly isDone: DoneTest
}

/** Grams for one person; a spoonful of toasted rice for crunch is no dish of rice. */
const leastRice = 20
const isRice = /(?:^|-)rice$/
const has = (food: Food, ...traits: Food['traits'][number][]) =>
  traits.some((trait) => food.traits.includes(trait))
const readyToEat =
  /cooked|rotisserie|smoked|pickled|tinned|canned|jar|leftover|deli|sliced|cured|stock|broth|gravy|bouillon|fat\b|dripping|lard|sauce|paste|powder|roast(?:ed)? (?:chicken|turkey|beef|pork)|gelatine?|boiled/
const cured =
  /bacon|ham\b|prosciutto|pancetta|lardons|salami|chorizo|nduja|speck|mortadella|pepperoni|guanciale|serrano|gammon|frankfurter|hot-dog|kielbasa|black-pudding|corned/

const isPoultry = /chicken|turkey|duck|goose|quail|poussin|guinea|pheasant/
const isRawFish = (food: Food, line: string) =>
  food.category === 'Protein' &&
  !readyToEat.test(`${line} ${food.id}`) &&
  !/anchov|canned|roe|caviar|imitation|dried|sauce/.test(food.id)

const cookedThrough: readonly CookedThrough[] = [
  {
    what: 'poultry',
    is: (food, line) => has(food, 'meat') && isPoultry.test(food.id) && !readyToEat.test(line),
    isDone: poultryDone,
  },
  {
    what: 'mince or sausage',
    is: (food, line) =>
      has(food, 'meat') &&
      /ground-|mince|sausage|burger|merguez|bratwurst/.test(food.id) &&
      !readyToEat.test(line) &&
      !cured.test(`${food.id} ${line}`),
    isDone: minceDone,
  },
  {
    what: 'pork',
    is: (food, line) => /^pork/.test(food.id) && !readyToEat.test(line) && !cured.test(`${food.id} ${line}`),
    isDone: porkDone,
  },
  {
    what: 'fish',
    is: (food, line) => has(food, 'fish') && isRawFish(food, line),
    isDone: finfishDone,
  },
  {
    what: 'fish or shellfish',
    is: (food, line) => has(food, 'shellfish') && isRawFish(food, line),
    isDone: shellfishDoneBy,
  },
  { what: 'egg', is: (food) => /^eggs?(?:-yolks?|-whites?)?$/.test(food.id), isDone: eggsDone },
  {
    what: 'dried beans',
    is: (food, line) =>
      /kidney|cannellini|borlotti|black-bean|pinto|haricot|navy|lima|butter-bean|white-bean|great-northern/.test(
        food.id,
      ) &&
      /dried/.test(`${food.id} ${line}`) &&
      !readyToEat.test(line),
    isDone: driedBeansDone,
  },
  {
    what: 'rice',
    is: (food, line, grams) =>
      grams > leastRice &&
      isRice.test(food.id) &&
      !/cooked|leftover|cold|cauliflower/.test(`${food.id} ${line}`),
    isDone: rawRiceDone,
  },
  {
    what: 'cooked rice',
    is: (food, line) => isRice.test(food.id) && /cooked|leftover|cold/.test(line) && !/uncooked/.test(line),
    isDone: hotRiceDone,
  },
]

const cautioned =
  /pregnan|small child|young child|toddler|babies|baby\b|older people|elderly|weak(?:ened)? immune/i
/** Cautions that the text of a dish must name; others are shown beside the recipe. */
const toBeNamed: ReadonlySet<string> = new Set(['raw-egg', 'runny-egg', 'rare-meat', 'raw-fish', 'raw-milk'])

const isProtein = ({ category }: Food) => category === 'Protein'
const cookedMeat = /\b(?:leftover|cooked|cold|roast)\b/
const howOld = /\b(?:one|two|1|2) days?\b|\bday old\b|\bday before\b|\byesterday/i
const keptCold =
  /\bfridge\b|\bchill(?:ed|s)?\b|\bice (?:pack|block)\b|\b(?:keep|stays?) (?:\w+ ){0,2}(?:cold|cool)\b|\bcold (?:flask|box|bag)\b|\bcool(?:ed)? (?:it |them |down )?(?:at once|quickly|fast|within)\b/i

/** 'The middle may still be a shade darker.' */
const underdoneFish =
  /\b(?:fish|salmon|tuna|trout|flakes?|fillets?)\b[^.]*\b(?:may (?:still )?be|still|slightly|a little|barely)\b[^.]{0,25}\b(?:darker|translucent|glassy|raw|rosy)\b/i
const wholeNuts = /^(?:peanuts?|cashews?|almonds?|walnuts?|pecans?|hazelnuts?|pistachios?|brazil-nuts?)$/
const nutNames = /\b(?:nuts?|peanuts?|cashews?|almonds?|walnuts?|pecans?|hazelnuts?|pistachios?)\b/i
const nutsCut =
  /chop|crush|grind|ground|grate|blend|pound|pur[ée]e|process|blitz|whizz|puls|flaked|sliver|minced|\bfine|crumbs/i
/** Round food that stops a small throat. */
const round = /^(?:grapes?|cherry-tomato(?:es)?)$/
const roundCut =
  /\b(?:halv|half|quarter|slic|chop|crush|burst|split|squash|collaps|wedge|blister|soft|slump)/i
const forSmallOnes = /\b(?:under five|small child|young child|toddler)/i

// A child under five chokes on a nut or a piece of one.
function checkForChildren({ lines, facts }: Recipe, { steps }: RecipeDraft): string[] {
  if (facts?.childFriendly !== true || forSmallOnes.test(steps.join(' '))) return []
  const isCut = toSentences(steps).some((sentence) => nutNames.test(sentence) && nutsCut.test(sentence))
  const whole = lines.find(({ foodId = '', text }) => wholeNuts.test(foodId) && !nutsCut.test(text))
  const isRoundCut = steps.some((step) => /\b(?:grapes|tomatoes)\b/i.test(step) && roundCut.test(step))
  const ball = lines.find(({ foodId = '', text }) => round.test(foodId) && !roundCut.test(text))
  const risky = whole && !isCut ? whole : ball && !isRoundCut ? ball : undefined
  return risky ? [`'${risky.text}' is for children: say how those under five have it`] : []
}

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
      isRice.test(food.id) && !food.id.includes('cauliflower') && grams > leastRice * servings,
  )
  const carriedCold =
    facts?.portable && facts.role === 'main' && facts.reheats === false
      ? foods.find(
          ({ food }) => food.id === 'egg' || (isProtein(food) && has(food, 'meat', 'fish', 'shellfish')),
        )
      : undefined
  const ofMeat = [description, ...steps, old?.line].join(' ')
  return [
    ...(old && !howOld.test(ofMeat) ? [`it does not say how old '${old.line}' may be`] : []),
    ...(old && /\b(?:two|2) days?\b/i.test(ofMeat) && (facts?.keepsDays ?? 0) > 0
      ? [`it keeps, but '${old.line}' may be two days old already`]
      : []),
    ...(facts?.portable && rice && !keptCold.test(text)
      ? ['its rice is carried: say how it is cooled and kept']
      : []),
    ...(carriedCold && !keptCold.test(text)
      ? [`'${carriedCold.line}' is carried and eaten cold: say how it is kept`]
      : []),
  ]
}

/** Returns what the text of a dish lacks so that nobody falls ill of it. */
export function checkSafety(recipe: Recipe, draft: RecipeDraft): string[] {
  const { title, description, ingredients, steps } = draft
  const { lines } = recipe
  const cooking = steps.join(' ')
  const sentences = toSentences(steps)
  const cautions = cautionsOf({ title, lines: ingredients, steps }).filter(({ id }) => toBeNamed.has(id))
  const complaints = cookedThrough.flatMap(({ what, is, isDone }) => {
    const line = lines.find(({ foodId, text, quantity }) => {
      const food = foodId === undefined ? undefined : foodById(foodId)
      const grams = quantity && food ? (gramsOf(quantity, food.id) ?? 0) : 0
      return food !== undefined && is(food, text.toLowerCase(), grams / Math.max(1, recipe.servings))
    })
    const isServedRaw =
      (what.startsWith('fish') && cautions.some(({ id }) => id === 'raw-fish')) ||
      (what === 'egg' && cautions.some(({ id }) => id === 'raw-egg' || id === 'runny-egg'))
    return line && !isServedRaw && !sentences.some(isDone)
      ? [`no core temperature or sign that the ${what} is done ('${line.text}')`]
      : []
  })
  complaints.push(...checkKept(recipe, draft), ...checkForChildren(recipe, draft))
  const underdone = sentences.find((sentence) => underdoneFish.test(sentence))
  if (underdone !== undefined && !cautioned.test(cooking))
    complaints.push(`fish that is not cooked through ('${underdone.slice(0, 60)}…'): say who should avoid it`)
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
