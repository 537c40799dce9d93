import { type Colour, lightnessOf, mix, tone } from '../colour'
import type { DishForm } from '../picture-description'
import type { PlatingRecipe } from '../plating-recipe'
import { clearColour } from './clear-colour'
import { isFoodNamed } from './food-named'
import { mixedColour, type SeenFood } from './sauce-colour'

interface BaseColours {
  readonly base: Colour
  readonly accent: Colour
  readonly hasTopping: boolean
}

const doughs: ReadonlySet<DishForm> = new Set([
  'cake',
  'loaf',
  'tart',
  'cookies',
  'bars',
  'muffins',
  'buns',
  'bread',
  'pancakes',
  'flat-cakes',
  'pie',
  'turnovers',
  'quiche',
  'pizza',
  'flatbread',
  'crumble',
  'truffles',
  'pastry-rolls',
  'dumplings',
  'toast',
  'sandwich',
  'burger',
  'wrap',
  'taco',
  'fritters',
])

const doughBase: Partial<Record<DishForm, Colour>> = {
  dumplings: '#f0e2bd',
  pizza: '#d9a55c',
  pie: '#d29a4c',
  turnovers: '#d69d4d',
  quiche: '#e9bd5a',
  bread: '#b57a3e',
  buns: '#cd8f45',
  'flat-cakes': '#dfa851',
  pancakes: '#d59a4a',
  burger: '#c9863c',
  toast: '#cf9a55',
  sandwich: '#cf9a55',
  'pastry-rolls': '#d69a48',
  fritters: '#b9742f',
  truffles: '#8a5a38',
  wrap: '#ecd3a0',
  taco: '#e4bb6c',
  crumble: '#c98f4a',
  tart: '#d29a52',
  flatbread: '#d9aa66',
  cookies: '#d4a263',
  muffins: '#cf9850',
}

const plainDoughs: ReadonlySet<DishForm> = new Set([
  'pizza',
  'pie',
  'turnovers',
  'quiche',
  'dumplings',
  'sandwich',
  'toast',
  'burger',
  'wrap',
  'taco',
  'pastry-rolls',
  'fritters',
])

/** Only what colours a dough: cocoa, spices, dark flours and sugars, greens. */
const colouringDough =
  /cocoa|cacao|chocolate|cinnamon|ginger|molasses|treacle|wholemeal|rye|buckwheat|brown sugar|muscovado|spinach|matcha|beetroot|carrot|pumpkin|gram|besan|chickpea flour|courgette|espresso|coffee|honey|saffron|turmeric|banana|walnut|gingerbread|clove|spice/

/** Decides the colours of most of the surface and of what covers it. */
export function baseColours(
  form: DishForm,
  foods: readonly SeenFood[],
  steps: readonly string[],
  { title, description = '' }: PlatingRecipe,
): BaseColours {
  const all = steps.join(' ').slice(0, 6_000)
  const hasTopping =
    /\b(?:icing|frosting|glaze|whipped cream|meringue top|ice the|dust with icing|custard on top|topping|mashed? potato)/.test(
      all,
    )
  const sweetWhite: Colour = '#fbf3e2'
  if (doughs.has(form)) {
    const colouring = plainDoughs.has(form) ? [] : foods.filter(({ words }) => colouringDough.test(words))
    const own = doughBase[form] ?? '#d9a75f'
    const isCheesecake =
      form === 'cake' &&
      foods.some(({ words, grams }) => /quark|cream cheese|mascarpone|ricotta/.test(words) && grams > 300)
    const dough = mixedColour(colouring, own, form === 'bread' ? 12 : 6)
    const base = isCheesecake ? mix(dough, '#f6e2ac', 0.7) : dough
    const filling = mixedColour(
      foods.filter(({ look }) => look.kind !== 'dough' && look.kind !== 'starch'),
      '#e9cf9a',
      2,
    )
    return {
      base,
      accent:
        form === 'pizza'
          ? pizzaSauce(foods, filling)
          : form === 'pie' || form === 'quiche' || form === 'tart'
            ? filling
            : fillingOf(form, foods, sweetWhite),
      hasTopping,
    }
  }
  if (
    form === 'smoothie' ||
    form === 'cold-drink' ||
    form === 'hot-drink' ||
    form === 'ice-cream' ||
    form === 'lollies' ||
    form === 'cream-glass' ||
    form === 'meringue'
  )
    return sweetColours(form, foods, hasTopping, description)
  // Eggs that set in a broth are a custard, not a soup of its colour.
  if (
    form === 'soup' &&
    /\bcustards?\b/.test(`${all} ${description}`) &&
    foods.some(({ words }) => /\begg/.test(words))
  )
    return { base: '#efd592', accent: '#f8e8b8', hasTopping: false }
  if (form === 'rolls')
    return { base: wrapperOf(foods), accent: fillingOf(form, foods, sweetWhite), hasTopping }
  const sauce = mixedColour(saucy(form, foods, steps), paleOf(form), form === 'clear-soup' ? 0.4 : 2.2)
  const isBrowned = /\b(?:soy|browned|caramelis|sear)/.test(all) && (form === 'stew' || form === 'stir-fry')
  const isGreen =
    /green sauce|salsa verde|chimichurri|pesto|pistou|zhoug/i.test(`${title} ${description}`) &&
    form === 'plated-main'
  const isPesto =
    (form === 'long-pasta' || form === 'short-pasta') &&
    (/pesto/i.test(title) || foods.some(({ words, grams }) => /basil|pesto/.test(words) && grams >= 40))
  const base = isGreen
    ? mix(sauce, '#64842c', 0.8)
    : isPesto
      ? mix(sauce, '#74932f', 0.85)
      : isBrowned
        ? clearColour(mix(sauce, '#7a4526', 0.14))
        : clearColour(sauce)
  if (form === 'gratin' || form === 'baked-pasta')
    return {
      base: mix('#e9b95a', sauce, form === 'gratin' ? 0.22 : 0.45),
      accent: mix(base, '#d98f3c', 0.2),
      hasTopping:
        foods.some(({ words }) => /potato|kartoffel/.test(words)) &&
        /mash/.test(`${all} ${title.toLowerCase()} ${description.toLowerCase()}`),
    }
  if (form === 'omelette' || form === 'frittata') {
    const greens = foods.filter(
      ({ look, grams }) =>
        look.stain > 1.2 && grams > 20 && look.kind !== 'spice' && look.colour !== '#fbf6ea',
    )
    const isHerby =
      foods.filter(({ look }) => look.kind === 'herb').reduce((sum, { grams }) => sum + grams, 0) > 90
    return {
      base: isHerby
        ? '#7f9040'
        : /\bcorn ?bread\b/i.test(title)
          ? '#e0ad45'
          : mix('#ecbd4c', mixedColour(greens, '#ecbd4c', 12), 0.35),
      accent: '#c98a35',
      hasTopping: false,
    }
  }
  // Potatoes or meat in a clear broth: one sees through it.
  const isSpiced = foods.some(({ look, grams }) => look.kind === 'spice' && look.stain > 20 && grams > 6)
  if ((form === 'soup' || form === 'noodle-soup') && isBroth(foods, all))
    return {
      base: mix('#e9bf62', base, isSpiced ? 0.5 : form === 'soup' ? 0.16 : 0.3),
      accent: '#f6e2b0',
      hasTopping,
    }
  const cream = foods.find(({ look }) => look.kind === 'cream')
  return { base, accent: cream ? tone(cream.look.colour, 0.02) : mix(base, '#fff4dc', 0.6), hasTopping }
}

const leastBroth = 700
const mostClouding = 60

/** What a pizza is spread with: tomato where there is some, else cream, else its onions. */
function pizzaSauce(foods: readonly SeenFood[], filling: Colour): Colour {
  const has = (words: RegExp) => foods.some((food) => words.test(food.words))
  if (has(/tomato|passata/)) return mix(filling, '#b8371c', 0.6)
  if (foods.some(({ look, grams }) => look.kind === 'cream' && grams > 120)) return '#f4e4bd'
  return has(/onion/) ? '#d59f48' : mix(filling, '#e3b962', 0.6)
}

/** Whether a soup stays clear: plenty of stock or water, hardly anything in it that thickens or clouds it. */
export function isBroth(foods: readonly SeenFood[], steps: string): boolean {
  if (
    /\b(?:blend|blitz|pur[ée]e|whizz|mash|liquidise|roux|thick|flour\b)|\bcrush(?!e?s? (?:the )?@?garlic)/.test(
      steps,
    )
  )
    return false
  const sum = (has: (food: SeenFood) => boolean) =>
    foods.filter(has).reduce((total, { grams }) => total + grams, 0)
  const broth = sum(({ words }) => /\b(?:stock|broth|water|dashi)\b/.test(words))
  const clouding = sum(
    ({ look, words }) =>
      (look.kind === 'liquid' && look.stain > 2) ||
      look.kind === 'cream' ||
      /lentil|split pea|\bdal\b|beetroot|squash|pumpkin|\bflour\b|tinned tomato/.test(words),
  )
  const isBound = /\b(?:beat|whisk)[^.]{0,40}\beggs?\b/.test(steps)
  return broth >= leastBroth && clouding < mostClouding && !isBound
}

const blendedForms: ReadonlySet<DishForm> = new Set(['dip', 'mash', 'jar'])
const melting =
  /^(?!.*cherry tomato).*(?:tomato)|beetroot|chorizo|kimchi|onion|lentil|split pea|squash|pumpkin/

/** What colours a sauce. Whole pieces hardly do, unless they melt or are blended; what is scattered on at the end never. */
function saucy(form: DishForm, foods: readonly SeenFood[], steps: readonly string[]): SeenFood[] {
  const isBlended =
    blendedForms.has(form) ||
    /\b(?:blend|blitz|purée|puree|whizz|liquidise|pürier|mash)/.test(steps.join(' ').slice(0, 6_000))
  const [earlier, end] = [steps.slice(0, -1).join(' '), steps.at(-1) ?? '']
  return foods.flatMap((food) => {
    const { look, words, text, grams } = food
    // Diced things folded into a dip stay pieces.
    if (form === 'dip' && look.kind === 'piece' && /\b(?:diced|cubed|sliced|chopped)\b/.test(text)) return []
    if (look.kind === 'starch' || (look.kind === 'herb' && grams < 25) || /\begg/.test(words)) return []
    if (look.kind === 'piece' && form === 'porridge') return []
    if (steps.length > 1 && look.kind !== 'liquid' && isFoodNamed(words, end) && !isFoodNamed(words, earlier))
      return []
    const share =
      look.kind === 'piece' && !isBlended && !melting.test(words)
        ? 0.22
        : look.kind === 'piece' && form === 'salad'
          ? 0.3
          : 1
    // Blended, a food has the colour of its flesh, not of its skin.
    const isPeeled =
      isBlended && look.shape === 'coin' && lightnessOf(look.inside) - lightnessOf(look.colour) > 0.2
    return [
      { ...food, grams: grams * share, ...(isPeeled ? { look: { ...look, colour: look.inside } } : {}) },
    ]
  })
}

function paleOf(form: DishForm): Colour {
  if (form === 'risotto' || form === 'rice-dish' || form === 'grain-bowl') return '#efe0ba'
  if (form === 'porridge' || form === 'mash') return '#f1e6cb'
  if (form === 'clear-soup' || form === 'noodle-soup') return '#d9a650'
  if (form === 'dip') return '#e0c695'
  return '#dcae6a'
}

/** What a roll is wrapped in: leaves, nori or rice paper. */
function wrapperOf(foods: readonly SeenFood[]): Colour {
  const has = (words: RegExp, least = 0) =>
    foods.some((food) => words.test(food.words) && food.grams >= least)
  if (has(/vine lea|grape lea/)) return '#66752f'
  if (has(/cabbage|chard/, 400)) return '#b4c274'
  return has(/nori/) && has(/\brice\b/) ? '#26402f' : '#f4f1e4'
}

function fillingOf(form: DishForm, foods: readonly SeenFood[], fallback: Colour): Colour {
  if (form === 'loaf' && foods.some(({ words }) => /mince|ground (?:beef|pork|turkey)/.test(words)))
    return '#8f321c'
  if (form === 'cake' || form === 'muffins' || form === 'buns' || form === 'cookies' || form === 'loaf')
    return fallback
  const filling = foods.filter(
    ({ look }) => look.kind === 'piece' || look.kind === 'liquid' || look.kind === 'cream',
  )
  return mixedColour(filling, '#d9b87c', 1.5)
}

function sweetColours(
  form: DishForm,
  foods: readonly SeenFood[],
  hasTopping: boolean,
  description: string,
): BaseColours {
  const isCream = form === 'cream-glass' || form === 'meringue' || form === 'ice-cream'
  const pale: Colour = form === 'cold-drink' ? '#efe6c4' : '#f6eedd'
  const fruit = foods.filter(
    ({ look, words }) =>
      look.kind === 'piece' &&
      look.stain >= 2 &&
      look.shape !== 'leaf' &&
      !/almond|rice|chocolate|walnut/.test(words),
  )
  const dark = foods.filter(({ words }) =>
    /chocolate|cocoa|coffee|espresso|mocha|caramel|matcha|turmeric|egg yolk|tea|hibiscus|saffron|pistachio|peanut/.test(
      words,
    ),
  )
  const creams = foods.filter(({ look }) => look.kind === 'cream')
  if (
    form === 'cream-glass' &&
    creams.length === 0 &&
    foods.some(({ words }) => /\begg/.test(words)) &&
    fruit.length === 0
  )
    return { base: '#f0d488', accent: '#f8e8b8', hasTopping: false }
  // Cream over soaked sponge fingers, dusted with cocoa.
  if (
    form === 'cream-glass' &&
    creams.length > 0 &&
    foods.some(({ words }) => /sponge finger|ladyfinger|savoiardi/.test(words))
  )
    return { base: '#f3e3c0', accent: '#5a3018', hasTopping: true }
  // A panna cotta stays white under its sauce; a mousse or pudding of fruit takes its colour.
  const isLayered =
    isCream && creams.length > 0 && fruit.length > 0 && dark.length === 0 && /sauce|with/.test(description)
  const own =
    isLayered || form === 'meringue'
      ? creams
      : isCream
        ? [...creams, ...dark, ...(dark.length > 0 ? [] : fruit)]
        : // A pinch of cinnamon browns nothing that is poured cold.
          foods.filter(({ words }) => form === 'hot-drink' || !/cinnamon|nutmeg|clove/.test(words))
  const blend = mixedColour(own, pale, form === 'cold-drink' ? 3 : isCream ? 1 : 0.6)
  // Browns of coffee and chocolate turn grey in a mixture.
  const isBrown = dark.length > 0 && lightnessOf(blend) < 0.72
  const mixed = isBrown ? tone(mix(blend, '#7a4420', 0.2), 0, 1.3) : blend
  const sauce = mixedColour(fruit, '#c23a52', 0.1)
  return {
    base: mixed,
    accent: fruit.length > 0 ? sauce : mix(mixed, '#fffaf0', 0.7),
    hasTopping: hasTopping || isLayered,
  }
}
