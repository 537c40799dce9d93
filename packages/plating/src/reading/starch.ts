import type { Colour } from '../colour'
import type { DishForm, Starch } from '../picture-description'
import type { PlatingRecipe } from '../plating-recipe'
import type { SeenFood } from './sauce-colour'

const kinds: readonly (readonly [RegExp, Starch])[] = [
  [
    /cauliflower rice|\brice\b(?! (?:noodle|paper|vinegar|wine|flour|vermicelli|stick))|\breis\b|\barroz\b|\briso\b/,
    'rice',
  ],
  [/bulgur|couscous|semolina|quinoa|freekeh|barley|farro|spelt|millet/, 'small-grain'],
  [/polenta|grits|cornmeal/, 'polenta'],
  [/gnocchi|schupfnudeln|gnocchetti/, 'gnocchi'],
  [
    /penne|fusilli|rigatoni|macaroni|orzo|ditalini|farfalle|conchiglie|shells|orecchiette|tortellini|ravioli|elbow|pasta(?! sauce)/,
    'pasta',
  ],
  [/noodle|vermicelli|udon|soba|spaghetti|tagliatelle|linguine|fettuccine|ramen/, 'noodles'],
]

const leastInSalad = 90

/** Returns the starch a dish comes with and its colour. */
export function starchOf(
  form: DishForm,
  foods: readonly SeenFood[],
  { title, steps }: PlatingRecipe,
): { readonly kind: Starch; readonly colour: Colour } | undefined {
  if (form === 'plated-main' && /\b(?:fried|grilled) polenta/i.test(title)) return undefined
  const starches = foods.filter(
    ({ look, words }) =>
      look.kind === 'starch' || (/cauliflower/.test(words) && /cauliflower rice/i.test(title)),
  )
  const largest = [...starches].sort((one, other) => other.grams - one.grams)[0]
  // A spoonful of toasted rice over a salad is no rice salad.
  if (largest && !(form === 'salad' && largest.grams < leastInSalad)) {
    const kind = /cauliflower/.test(largest.words)
      ? 'rice'
      : kinds.find(([words]) => words.test(largest.words))?.[1]
    if (kind)
      return {
        kind,
        colour: kind === 'rice' && /brown|wild/.test(largest.words) ? '#c9a673' : largest.look.colour,
      }
  }
  const told = `${title} ${steps.slice(-2).join(' ')}`.slice(0, 1500).toLowerCase()
  if (form === 'plated-main' && /\bmash/.test(told)) return { kind: 'mash', colour: '#f0dfa8' }
  // 'Serve with rice' without rice among the ingredients.
  if ((form === 'curry' || form === 'stir-fry') && /\brice\b/.test(told))
    return { kind: 'rice', colour: '#f5eedd' }
  return undefined
}
