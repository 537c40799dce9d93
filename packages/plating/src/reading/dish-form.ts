import type { DishForm } from '../picture-description'
import type { PlatingRecipe } from '../plating-recipe'
import { formWords } from './form-words'

const patterns = formWords.map(
  // The longest alternative first: 'rice and peas' before 'rice'.
  ([form, words]) => {
    const longestFirst = words.split('|').length > 1 && !/\([^)]*\|/.test(words)
    const sorted = longestFirst
      ? words
          .split('|')
          .sort((one, other) => other.length - one.length)
          .join('|')
      : words
    return [form, new RegExp(`(?<![\\p{L}])(?:${sorted})(?![\\p{L}])`, 'giu')] as const
  },
)

const prepositions =
  /\s*[(,:|–—]|\s-\s|\s(?:with|in|on|over|for|from|without|topped|served|de|di|del|della|al|alla|alle|au|aux|à|mit|mit|med|met|con|avec|och|på|z|s|i|bi|ai|auf|à la|from|by|aus|recipe)\s/iu

/** The dish's own name: the part of a title before 'with', a comma or a bracket. */
function dishName(title: string): string {
  const clean = title.slice(0, 160).replace(/[’`´]/g, "'").trim()
  const at = clean.search(prepositions)
  return at > 2 ? clean.slice(0, at) : clean
}

interface Found {
  readonly form: DishForm
  readonly end: number
  readonly length: number
}

function lastForm(text: string, allowed?: ReadonlySet<DishForm>): Found | undefined {
  let best: Found | undefined
  for (const [form, pattern] of patterns) {
    if (allowed && !allowed.has(form)) continue
    // A loop of its own: matchAll would copy each expression, which takes longer than the search.
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [length, end] = [match[0].length, match.index + match[0].length]
      if (!best || end > best.end || (end === best.end && length > best.length)) best = { form, end, length }
    }
  }
  return best
}

const drinks: ReadonlySet<DishForm> = new Set(['smoothie', 'cold-drink', 'hot-drink'])
const sweets: ReadonlySet<DishForm> = new Set([
  'cake',
  'loaf',
  'tart',
  'crumble',
  'cookies',
  'bars',
  'muffins',
  'buns',
  'truffles',
  'meringue',
  'fruit-dessert',
  'ice-cream',
  'lollies',
  'cream-glass',
  'porridge',
  'pancakes',
  'flat-cakes',
  'pie',
  'pastry-rolls',
  'jar',
  'toast',
  'bread',
  'dumplings',
  'fritters',
])

const formOfTag: Readonly<Record<string, DishForm>> = {
  soup: 'soup',
  stew: 'stew',
  chilli: 'stew',
  curry: 'curry',
  salad: 'salad',
  dip: 'dip',
  pancakes: 'flat-cakes',
  tacos: 'taco',
  sandwich: 'sandwich',
  toast: 'toast',
  burger: 'burger',
  pizza: 'pizza',
  skewers: 'skewers',
  dumplings: 'dumplings',
  gratin: 'gratin',
  casserole: 'gratin',
  pie: 'pie',
  quiche: 'quiche',
  bread: 'bread',
  biscuits: 'cookies',
  cookies: 'cookies',
  cake: 'cake',
  'ice-cream': 'ice-cream',
  noodles: 'long-pasta',
  pasta: 'short-pasta',
  'stir-fry': 'stir-fry',
  'sheet-pan': 'sheet-pan',
  bowl: 'grain-bowl',
  fritters: 'fritters',
  meatballs: 'plated-main',
  smoothie: 'smoothie',
  shake: 'smoothie',
  'hot-drink': 'hot-drink',
  tea: 'hot-drink',
  lemonade: 'cold-drink',
  risotto: 'risotto',
  porridge: 'porridge',
  pudding: 'cream-glass',
  wrap: 'wrap',
  rolls: 'rolls',
  steak: 'plated-main',
  crackers: 'cookies',
  roast: 'plated-main',
  grill: 'plated-main',
  omelette: 'omelette',
}

const doubtful: ReadonlySet<DishForm> = new Set(['vegetables', 'jar', 'plated-main', 'buns'])

/** Decides in which form a dish is served: by its name, then its tags and description, then by how it is cooked. */
export function formOfDish(recipe: PlatingRecipe): DishForm {
  const { title, description = '', course = '', tags = [] } = recipe
  const isDrink = /drink|beverage|getränk|dryck|boisson|bevand|bebida/i.test(course)
  const isSweet = /dessert|sweet|nachtisch|dolci|postre|efterrätt|baking|kuchen|cake/i.test(course)
  const allowed = isDrink ? drinks : isSweet ? sweets : undefined
  if (!allowed && /\bin a bowl$/i.test(title.trim().slice(-40))) return 'stir-fry'
  const holder = allowed ? undefined : holderOf(title)
  const named =
    holder ?? lastForm(dishName(title), allowed) ?? withoutWeak(lastForm(title.slice(0, 160), allowed))
  const steps = recipe.steps.slice(0, 40).join(' ').slice(0, 6_000).toLowerCase()
  if (isDrink) return drinkForm(named?.form, recipe, steps)
  const byTag = tags.map((tag) => formOfTag[tag.toLowerCase()]).find((form) => form !== undefined)
  if (isSweet) {
    const told = named ?? lastForm(description.slice(0, 200), sweets)
    return told?.form ?? (byTag && sweets.has(byTag) ? byTag : bakes(steps) ? 'cake' : 'cream-glass')
  }
  if (named) return refined(isSavouryPot(named, recipe) ? 'stew' : named.form, recipe, steps)
  const told = savoury(withoutWeak(lastForm((description.split(/[,;.]| with /)[0] ?? '').slice(0, 160))))
  if (byTag)
    return refined(
      told && told.form !== byTag && !doubtful.has(told.form) && byTag === 'plated-main' ? told.form : byTag,
      recipe,
      steps,
    )
  if (!told && tags.includes('rice')) return 'rice-dish'
  if (told) return refined(told.form, recipe, steps)
  return formByCooking(recipe, steps)
}

// 'Carnitas in lettuce cups', 'sardines on toast': what follows 'in' or 'on' holds the rest.
const holders: ReadonlySet<DishForm> = new Set([
  'lettuce-cups',
  'taco',
  'toast',
  'sandwich',
  'flatbread',
  'wrap',
  'burger',
  'pizza',
])

function holderOf(title: string): Found | undefined {
  const held = /\s(?:in|on)\s(.{3,40})$/i.exec(title.slice(0, 160))?.[1]
  return held === undefined ? undefined : lastForm(held, holders)
}

/** 'Chicken and Kale Pot': only a dessert's pot is a glass. A recipe of no course may be one. */
function isSavouryPot({ form }: Found, { title, course = '' }: PlatingRecipe): boolean {
  return form === 'cream-glass' && course !== '' && /\bpots?$/i.test(dishName(title))
}

function withoutWeak(found: Found | undefined): Found | undefined {
  return found && weak.has(found.form) ? undefined : found
}

// 'Crisp crumbed chicken' is no crumble, 'the pudding towers' no pudding: only a name makes a main dish sweet.
function savoury(found: Found | undefined): Found | undefined {
  return found && sweetOnly.has(found.form) ? undefined : found
}

const sweetOnly: ReadonlySet<DishForm> = new Set([
  'cake',
  'crumble',
  'cookies',
  'bars',
  'truffles',
  'meringue',
  'fruit-dessert',
  'ice-cream',
  'lollies',
  'cream-glass',
])

const weak: ReadonlySet<DishForm> = new Set(['jar', 'snack-bowl', 'dip', 'vegetables', 'mash', 'salad'])

const bakes = (steps: string) => /\b(?:bake|oven|backen|backofen|ofen|ugn|four|forno|horno)\b/.test(steps)

function drinkForm(named: DishForm | undefined, { tags = [] }: PlatingRecipe, steps: string): DishForm {
  if (tags.includes('hot-drink')) return 'hot-drink'
  const isCold = /\b(?:chill|ice|iced|cold|frozen|fridge)\b/.test(steps)
  if (named === 'hot-drink' && isCold && !/\b(?:simmer|hot|warm|boil)\b/.test(steps.slice(-260)))
    return 'cold-drink'
  if (named) return named
  if (/\bblend|blitz\b/.test(steps)) return 'smoothie'
  return isCold ? 'cold-drink' : 'hot-drink'
}

/** Corrects a word by how the dish is cooked: a stew over rice, a soup blended smooth, pasta from the oven. */
function refined(form: DishForm, recipe: PlatingRecipe, steps: string): DishForm {
  const { tags = [], ingredients } = recipe
  const lines = ingredients
    .slice(0, 60)
    .map(({ text, food = '' }) => `${text} ${food}`)
    .join('\n')
    .toLowerCase()
  const whole = `${recipe.title} ${recipe.description ?? ''}`.toLowerCase()
  if (form === 'stew' && /\b(?:rice|reis)\b/.test(lines) && !/\b(?:stock|broth)\b.*\brice\b/.test(steps))
    return 'curry'
  if (
    form === 'short-pasta' &&
    /\b(?:spaghetti|linguine|tagliatelle|fettuccine|pappardelle|bucatini)\b/.test(lines)
  )
    return 'long-pasta'
  if (form === 'soup' && tags.includes('noodles') && /noodles?\b/.test(lines)) return 'noodle-soup'
  if (form === 'short-pasta' && tags.includes('soup')) return 'soup'
  if (form === 'plated-main' && /\b(?:spaghetti|linguine|tagliatelle)\b/i.test(recipe.title))
    return 'long-pasta'
  if (
    form === 'gratin' &&
    /\bcasserole\b/i.test(recipe.title) &&
    meat.test(recipe.title) &&
    !bakedTops.test(lines)
  )
    return 'stew'
  // Salmon in honey is no jar of honey, and a gravy comes hot in a bowl.
  if (form === 'jar' && /main/i.test(recipe.course ?? '')) return formByCooking(recipe, steps)
  if (form === 'jar' && /\bgravy\b/i.test(recipe.title)) return 'soup'
  // A casserole without anything on top that browns is a stew.
  if (
    form === 'gratin' &&
    tags.includes('casserole') &&
    !/gratin|bake|pie|hot ?pot|toad|auflauf|temptation|gomes|parmentier/i.test(recipe.title) &&
    meat.test(lines) &&
    !bakedTops.test(lines) &&
    !/\b(?:eggs?|cream|milk|mashed)\b/.test(lines)
  )
    return 'stew'
  // Grains pressed into small patties and eaten in a leaf are no bowl of grains.
  if (form === 'rice-dish' && pressed.test(steps) && /\b(?:lettuces?|little gems?)\b/.test(lines))
    return 'lettuce-cups'
  if (form === 'porridge' && /\bfried\b|\bgrilled\b/.test(recipe.title.toLowerCase())) return 'plated-main'
  if (form === 'muffins' && /\bmuffins?\b/.test(lines) && !/\bflour\b/.test(lines)) return 'sandwich'
  if (form === 'plated-main' && /\bpulled\b/.test(whole) && /\b(?:buns?|rolls?)\b/.test(lines))
    return 'sandwich'
  if (form === 'egg-halves' && /\bsauce\b/i.test(recipe.title)) return 'curry'
  if (form === 'plated-main' && /sausages?/.test(whole) && /breadcrumb|crumbs/.test(lines))
    return 'plated-main'
  if (form === 'wrap' && tags.includes('tacos')) return 'taco'
  if ((form === 'plated-main' || form === 'vegetables') && tags.includes('sheet-pan'))
    return /fish (?:and|&) chips/.test(whole) ? 'plated-main' : 'sheet-pan'
  if (form === 'bread' && !/\b(?:flour|mehl|mjöl|farine|farina|harina)\b/.test(lines))
    return breadDish(lines, steps)
  if (
    form === 'egg-plate' &&
    /tomato|passata/.test(lines) &&
    /\b(?:simmer|boil down|bubble|reduce)/.test(steps) &&
    cracksEggs.test(steps)
  )
    return 'eggs-in-pan'
  if (form === 'plated-main' && /\beggs?\b[^.]{0,80}\b(?:softly|barely|just) set\b/.test(`${whole} ${steps}`))
    return 'egg-plate'
  if (form === 'mash' && /sausage|bangers|meatball|chops?\b/.test(recipe.title.toLowerCase()))
    return 'plated-main'
  if (form === 'salad' && /\b(?:roof tiles|overlapping (?:slices|rings)|alternating slices)\b/.test(steps))
    return 'laid-slices'
  if (
    form === 'plated-main' &&
    /\b(?:stew|braised)\b/.test(whole) &&
    !/braten\b|\broast\b/i.test(recipe.title)
  )
    return 'stew'
  if (form === 'vegetables' && tags.includes('stew')) return 'stew'
  if (form === 'vegetables' && tags.includes('salad')) return 'salad'
  if (form === 'grain-bowl' && tags.includes('porridge')) return 'porridge'
  // A fillet in its glaze is no stir-fry.
  if (form === 'stir-fry' && /\b(?:salmon|cod|trout|mackerel|tuna steaks?)$/i.test(recipe.title.trim()))
    return 'plated-main'
  if (form === 'plated-main' && tags.includes('stir-fry')) return 'stir-fry'
  if (form === 'plated-main' && /\bcasserole\b/.test(whole)) return 'gratin'
  if (form === 'vegetables' && /main/i.test(recipe.course ?? '') && meat.test(recipe.title))
    return 'plated-main'
  return form
}

/** How a recipe says that a soft mass is pressed into pieces. */
export const pressed =
  /\b(?:press|shape|roll|squeeze|form)[^.]{0,60}\b(?:ovals|patties|fingers|balls|logs|torpedoes)\b/

/** What a casserole has on top when it is a bake, not a stew. */
const bakedTops = /cheese|cheddar|mozzarella|gruy[èe]re|parmesan|crumbs|pasta|noodles|macaroni|crisps|biscuit/

const cracksEggs = /\b(?:crack|break|slide|drop)[^.]{0,40}\beggs?\b|\b(?:hollows|wells|dips)\b/

/** What is made of bread one has: filled, torn into a bowl, or with something on it. */
function breadDish(lines: string, steps: string): DishForm {
  if (/pitt?a/.test(lines) && /\b(?:split|inside|stuff|pocket)/.test(steps)) return 'sandwich'
  if (/\b(?:tear|torn|shards)\b/.test(steps)) return 'salad'
  return /\b(?:bread|baguettes?|toast|rolls?|slices?|brot|pane|pain)\b/.test(lines) ? 'toast' : 'bread'
}

const meat = /chicken|beef|pork|lamb|duck|turkey|salmon|cod|fish|prawns?|steak|sausages?/i

function formByCooking({ ingredients, course = '' }: PlatingRecipe, steps: string): DishForm {
  const lines = ingredients
    .slice(0, 60)
    .map(({ text, food = '' }) => `${text} ${food}`)
    .join('\n')
    .toLowerCase()
  const has = (words: string) => new RegExp(`\\b(?:${words})\\b`).test(lines)
  const does = (words: string) => new RegExp(`\\b(?:${words})\\b`).test(steps)
  const protein = has(
    'salmon|cod|fish|chicken|beef|pork|lamb|duck|steak|turkey|trout|haddock|prawns?|sausages?|tofu',
  )
  if (has('spaghetti|linguine|tagliatelle|noodles|udon')) return 'long-pasta'
  if (has('penne|fusilli|macaroni|pasta')) return bakes(steps) ? 'baked-pasta' : 'short-pasta'
  if (has('lettuce|salad leaves|rocket') && !does('simmer|bake|roast')) return 'salad'
  if (has('flour|mehl') && bakes(steps) && has('sugar|zucker')) return 'cake'
  if (has('flour') && bakes(steps) && has('yeast')) return 'bread'
  if (does('tray|traybake|sheet pan|roasting tin|baking sheet') && does('roast|bake')) return 'sheet-pan'
  if (has('stock|broth|bouillon') && does('simmer') && does('blend|purée|ladle')) return 'soup'
  if (has('curry|garam masala|turmeric') && does('simmer')) return 'curry'
  if (does('simmer|stew|braise') && !protein) return 'stew'
  if (does('casserole|gratin') && bakes(steps)) return protein && !bakedTops.test(lines) ? 'stew' : 'gratin'
  if (has('rice|bulgur|couscous') && !protein) return 'rice-dish'
  if (has('eggs?') && !protein && !bakes(steps)) return 'egg-plate'
  if (protein) return does('simmer|braise') ? 'stew' : does('wok|stir-fry') ? 'stir-fry' : 'plated-main'
  return /side|beilage/i.test(course) ? 'vegetables' : bakes(steps) ? 'gratin' : 'vegetables'
}
