import { describe, expect, test } from 'vitest'
import type { Allergen } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { allFoods } from '../food/food'

interface Kind {
  readonly kind: string
  readonly names: RegExp
  readonly not?: RegExp
  /** What a usual pack of some maker has: contained or open, never 'none found'. */
  readonly open: readonly Allergen[]
}

/**
 * Composite foods by name, with the ingredients that makers usually or often add. A new food of such a name must match.
 * Sources: labels of the largest makers in Britain, Germany and the United States; Anaphylaxis UK's and FARE's lists of
 * foods that hide allergens.
 */
const kinds: readonly Kind[] = [
  {
    kind: 'sausages and cold cuts',
    names: /sausage|bratwurst|kielbasa|merguez|hot dog|black pudding|liverwurst|bologna|luncheon|^deli /,
    not: /^vegan|cheese/,
    open: ['gluten', 'soy', 'dairy', 'sulfites', 'msg', 'celery', 'mustard'],
  },
  {
    kind: 'cured sausages',
    names: /salami|pepperoni$|chorizo|nduja/,
    open: ['dairy', 'soy', 'sulfites', 'msg', 'celery', 'mustard'],
  },
  {
    kind: 'burgers and meatballs',
    names: /burger patties|meatballs|veggie burger/,
    open: ['gluten', 'soy', 'eggs', 'dairy', 'celery', 'mustard'],
  },
  {
    kind: 'meat of plants',
    names: /^vegan (?:mince|sausage|chicken|bacon)|mycoprotein/,
    open: ['gluten', 'soy', 'celery', 'mustard'],
  },
  {
    kind: 'stock and gravy',
    names: /stock|broth|bouillon|gravy|au jus/,
    open: ['gluten', 'soy', 'msg', 'celery'],
  },
  {
    kind: 'soups',
    names: /soup|chowder/,
    not: /vegetables/,
    open: ['gluten', 'dairy', 'soy', 'msg', 'celery', 'mustard'],
  },
  {
    kind: 'curry pastes and sauces',
    names: /curry (?:paste|sauce|roux)|tom yum|laksa/,
    open: ['gluten', 'soy', 'msg', 'celery', 'mustard'],
  },
  {
    kind: 'pastes of South-East Asia',
    names: /thai .*paste|massaman|tom yum|laksa/,
    open: ['fish', 'shellfish', 'molluscs', 'peanuts'],
  },
  {
    kind: 'seasonings',
    names: /seasoning|\brub$|seasoned salt/,
    // Herbs alone, and seeds with salt.
    not: /italian|everything/,
    open: ['celery', 'mustard', 'msg', 'gluten'],
  },
  {
    kind: 'spice mixes',
    names: /\bmasala|curry powder|hanout|baharat|berbere|pickling spice/,
    open: ['celery', 'mustard'],
  },
  { kind: 'chocolate', names: /chocolate/, not: /milk$|syrup|^dairy-free/, open: ['dairy', 'soy'] },
  {
    kind: 'cereals with things in them',
    names: /granola|muesli|protein bar|energy balls/,
    open: ['nuts', 'peanuts', 'dairy', 'gluten', 'soy'],
  },
  {
    kind: 'crisps',
    names: /(?:potato|tortilla) chips|crisps|cheese puffs|pork rinds/,
    open: ['dairy', 'gluten', 'soy', 'msg', 'celery', 'mustard'],
  },
  {
    kind: 'filled dough',
    names: /^dumplings$|^spring rolls$/,
    open: ['gluten', 'soy', 'sesame', 'eggs', 'shellfish', 'fish', 'molluscs', 'celery'],
  },
  {
    kind: 'ready meals',
    names: /leftovers|^curry$|ready-made|frozen pizza|meat pie|^sandwich$|nuggets|fish sticks|onion rings/,
    open: ['gluten', 'dairy', 'eggs', 'soy', 'celery', 'mustard'],
  },
  { kind: 'ice cream', names: /ice cream|gelato/, open: ['eggs', 'nuts', 'soy', 'gluten'] },
  {
    kind: 'noodles that come with a sachet, or are a dish by that name',
    names: /instant ramen|korean rice cakes/,
    open: ['gluten', 'soy', 'sesame', 'fish', 'shellfish', 'msg'],
  },
  {
    kind: 'baking without gluten',
    names: /^gluten.free (?:bread|breadcrumbs|pasta|flour)/,
    open: ['soy', 'lupin'],
  },
  { kind: 'oil that does not say of what', names: /^vegetable oil$|cooking spray/, open: ['soy'] },
  { kind: 'mixed vegetables', names: /^(?:mixed|stir.fry|soup) vegetables/, open: ['celery', 'nightshades'] },
]

describe.each(kinds)('$kind', ({ names, not, open }) => {
  const foods = allFoods().filter(({ name }) => names.test(name) && !not?.test(name))

  test('are in the table', () => {
    expect(foods.length).toBeGreaterThan(0)
  })

  test('are never free of the usual ingredients', () => {
    for (const { id, name, aliases } of foods)
      for (const text of [name, `2 ${name}`, ...aliases])
        for (const allergen of open)
          expect(
            allergenVerdict(allergen, [{ text, foodId: id }]).answer,
            `${text} (${id}): ${allergen}`,
          ).not.toBe('none found')
  })
})
