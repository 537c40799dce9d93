import type { Recipe } from '../../recipe/recipe'

type Described = Pick<Recipe, 'title' | 'tags' | 'facts'>

const spoken = (text: string) => new RegExp(`\\b(?:${text})(?:s|es)?\\b`, 'i')

// Checked in this order against the title, then the tags: 'noodle soup' is a soup, 'curry puff' a pastry.
const forms: readonly (readonly [string, RegExp])[] = [
  [
    'soup',
    spoken(
      'soup|broth|chowder|bisque|ramen|pho|minestrone|gazpacho|borscht|barszcz|laksa|congee|caldo|jjigae',
    ),
  ],
  ['sandwich', spoken('sandwich|panini|toastie|toast|burger|banh mi|bagel|baguette|sub|pan bagnat|hot dog')],
  [
    'wrap',
    spoken(
      'wrap|taco|burrito|quesadilla|fajita|pitta|pita|summer roll|enchilada|lettuce cup|arepa|pupusa|gyro',
    ),
  ],
  ['pastry', spoken('pie|quiche|tart|pasty|pastie|samosa|empanada|borek|puff|strudel|calzone|spanakopita')],
  ['pizza', spoken('pizza|focaccia|flatbread')],
  ['salad', spoken('salad|slaw|tabbouleh|fattoush|ceviche|som tam|panzanella|larb')],
  ['bowl', spoken('bowl|bibimbap|poke|donburi|don')],
  [
    'pasta',
    spoken(
      'pasta|spaghetti|tagliatelle|penne|linguine|fettuccine|rigatoni|lasagne|lasagna|macaroni|mac|gnocchi|ravioli|tortellini|orzo|carbonara|ragu',
    ),
  ],
  ['noodles', spoken('noodle|udon|soba|pad thai|chow mein|lo mein|vermicelli|yakisoba')],
  [
    'rice',
    spoken('rice|risotto|paella|pilaf|pilau|biryani|jambalaya|congee|jollof|koshari|mujadara|kedgeree|arroz'),
  ],
  ['curry', spoken('curry|masala|dal|dhal|korma|tikka|vindaloo|rogan josh|sambar|moilee|paneer|wot')],
  [
    'stew',
    spoken(
      'stew|casserole|goulash|tagine|chilli|chili|ragout|hotpot|bourguignon|guiso|braise|braised|cassoulet|adobo|feijoada',
    ),
  ],
  ['eggs', spoken('omelette|omelet|frittata|tortilla espa[nñ]ola|spanish tortilla|shakshuka|egg|huevo|kuku')],
  ['stir-fry', spoken('stir fry|stir-fry|stir fried|kung pao|teriyaki|lomo saltado|fried rice')],
  ['bake', spoken('bake|baked|gratin|parmigiana|moussaka|crumble|shell|temptation')],
  ['roast', spoken('roast|roasted|traybake|tray bake|sheet pan|sheet-pan')],
  ['grill', spoken('grill|grilled|skewer|kebab|barbecue|bbq|satay|steak|chop|cutlet')],
  ['dumplings', spoken('dumpling|gyoza|pierogi|wonton|dim sum|bao')],
  ['fritters', spoken('fritter|pancake|falafel|rosti|hash|croquette|patty|schnitzel|sausage|meatball|bhaji')],
]

/**
 * Returns the form of a dish by its title, else by its tags; undefined if neither shows it.
 * Example: 'Thai Noodle Soup' is a 'soup'.
 */
export function dishFormOf({ title, tags }: Described): string | undefined {
  const called = title.slice(0, 200).split(/,|\bwith\b/i, 1)[0] ?? ''
  const named = (text: string) => forms.find(([, words]) => words.test(text))?.[0]
  return named(called) ?? named(title.slice(0, 200)) ?? named(tags.join(', ').slice(0, 400))
}

const carriedForms = new Set(['sandwich', 'wrap', 'salad', 'bowl', 'pastry', 'soup', 'stew', 'curry', 'rice'])
const packed = spoken(
  'packed lunch|packed-lunch|lunchbox|lunch box|picnic|meal prep|meal-prep|make ahead|make-ahead|portable|bento|leftover|frittata|tortilla|falafel|onigiri|sushi',
)
const servedAtOnce = spoken(
  'fried egg|lettuce cup|risotto|ceviche|burger|toast|toastie|fondue|souffle|soufflé|crispy',
)

/**
 * Returns whether a dish can be carried to work or school: dishes eaten cold or reheated, not those eaten straight from
 * the stove.
 * Example: a bean salad, a wrap and a lentil soup can; a steak and a burger cannot.
 */
export function canBeCarried(recipe: Described): boolean {
  if (recipe.facts?.portable !== undefined) return recipe.facts.portable
  const titleAndTags = `${recipe.title.slice(0, 200)} ${recipe.tags.join(', ').slice(0, 400)}`
  if (servedAtOnce.test(recipe.title)) return false
  const form = dishFormOf(recipe)
  return packed.test(titleAndTags) || (form !== undefined && carriedForms.has(form))
}

const keepingForms = new Set(['soup', 'stew', 'curry', 'roast', 'bake', 'pastry', 'pasta'])
const keepsWell = spoken(
  'make ahead|make-ahead|freezer friendly|freezer-friendly|leftover|one pot|one-pot|batch cooking|meal prep|slow cooked|slow-cooked',
)
const bestFresh = spoken(
  'ceviche|tartare|sushi|sashimi|mussel|moules|clam|vongole|oyster|prawn|shrimp|scallop|squid|souffle|soufflé|carbonara|rice|fried egg|fritter|tempura',
)

/**
 * Returns whether a dish is as good on another day: stews, curries, soups, roasts and bakes are; seafood, rice and
 * crisp dishes are not.
 * Example: 'Irish Stew' is.
 */
export function isGoodReheated(recipe: Described): boolean {
  const { keepsDays, reheats, portable } = recipe.facts ?? {}
  if (keepsDays !== undefined) return keepsDays > 0 && (reheats === true || portable === true)
  const titleAndTags = `${recipe.title.slice(0, 200)} ${recipe.tags.join(', ').slice(0, 400)}`
  if (bestFresh.test(titleAndTags)) return false
  const form = dishFormOf(recipe)
  return keepsWell.test(titleAndTags) || (form !== undefined && keepingForms.has(form))
}
