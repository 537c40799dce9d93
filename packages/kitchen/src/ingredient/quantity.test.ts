import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, amountText, times } from '../quantity/amount'
import { parseIngredient } from './ingredient'
import type { RequestedQuantity } from './quantity'
import { requestedQuantityOf } from './quantity'

function format(requested: RequestedQuantity | undefined): string {
  if (!requested) return 'none'
  const upTo = requested.upTo ? `–${amountText(requested.upTo)}` : ''
  return `${amountText(requested.quantity.amount)}${upTo} ${requested.quantity.unit}`
}

const lines: [string, string][] = [
  ['½–¾ cup (120ml) milk', '120 ml'],
  ['1 tbsp + 1 tsp oil', '4 tsp'],
  ['12 fluid ounces beer', '12 fl-oz'],
  ['1 (12 fluid ounce) can evaporated milk', '12 fl-oz'],
  ['2 jars green pesto (190g)', '380 g'],
  ['2 cans black beans (about 3 cups)', '3 cup'],
  ['2 cans black beans (800 g total)', '800 g'],
  ['1 three-pound beef brisket', '3 lb'],
  ['1 lb lump crabmeat', '1 lb'],
  ['2 cloves', '2 piece'],
  ['2 EL olive oil', '2 tbsp'],
  ['6 pack coke', '6 piece'],
  ['2 packs noodles', '2 pack'],
  ['1 Päckchen vanilla sugar', '1 packet'],
  ['½ Bund parsley', '0.5 bunch'],
  ['2 x 400g tins chopped tomatoes, drained', '800 g'],
  ['2x400g tins chopped tomatoes', '800 g'],
  ['1cm/½in piece fresh root ginger, peeled and grated', '1 piece'],
  ['1 x 5cm piece ginger', '1 piece'],
  ['2.5cm/1in piece of ginger', '1 piece'],
  ['4-6 chicken thighs', '4–6 piece'],
  ['1.5kg/3lb 5oz leg of lamb', '1.5 kg'],
  ['3lb 5oz beef brisket', '53 oz'],
  ['12-oz. can tuna', '12 oz'],
  ['1 (14.5 ounce) can diced tomatoes', '14.5 oz'],
  ['two 14-oz cans black beans, rinsed and drained', '28 oz'],
  ['1 to 2 tablespoons sugar', '1–2 tbsp'],
  ['4 x 175g/6oz salmon fillets, skin on', '700 g'],
  ['1 - 8 oz package cream cheese', '8 oz'],
  ['1 8-ounce package cream cheese, softened', '8 oz'],
  ['1 package (8 ounces) cream cheese', '8 oz'],
  ['2 packages (10 ounces each) frozen spinach, thawed', '20 oz'],
  ['4 chicken breasts (about 150g each)', '600 g'],
  ['2 potatoes (about 300g), peeled', '300 g'],
  ['1 (3-pound) chicken', '3 lb'],
  ['1 whole chicken (about 4 pounds)', '4 lb'],
  ['8 (6-inch) corn tortillas', '8 piece'],
  ['2 6-inch pita breads', '2 piece'],
  ['1 cup minus 2 tablespoons flour', '14 tbsp'],
  ['1 cup plus 2 tablespoons all-purpose flour', '18 tbsp'],
  ['3 cups flour, plus 2 tablespoons', '50 tbsp'],
  ['500ml/18fl oz vegetable or chicken stock', '500 ml'],
  ['½ cup (1 stick) unsalted butter, softened', '0.5 cup'],
  ['1 stick (4 oz) butter', '4 oz'],
  ['1/2 cup (120 ml) plus 1 tablespoon water', '134.78675 ml'],
  ['2 cups (250 grams) all-purpose flour', '250 g'],
  ['100g (3½ oz) dark chocolate, broken into pieces', '100 g'],
  ['1 pint (2 cups) heavy cream', '1 pint'],
  ['1 (750 ml) bottle dry white wine', '750 ml'],
  ['60ml (¼ cup) olive oil', '60 ml'],
  ['375g pkt spaghetti', '375 g'],
  ['400g can chickpeas, rinsed, drained', '400 g'],
  ['1 x 400g can chickpeas', '400 g'],
  ['2 x 250g punnets cherry tomatoes', '500 g'],
  ['1/3 cup (80ml) lemon juice', '80 ml'],
  ['1 chicken, about 1.6kg/3lb 8oz, jointed', '1.6 kg'],
  ['1 oven-ready duck, about 2kg', '2 kg'],
  ['1 (1/4-ounce) packet active dry yeast', '0.25 oz'],
  ['7g sachet fast-action dried yeast', '7 g'],
  ['1 x 7g sachet dried yeast', '7 g'],
  ['100g/3½oz caster sugar, plus 1 tbsp for sprinkling', '100 g'],
  ['25g/1oz butter, plus extra for greasing', '25 g'],
  ['1 tbsp sunflower oil, plus 1 tsp', '4 tsp'],
  ['3 tablespoons (45 mL) extra-virgin olive oil, plus more as needed', '45 ml'],
  ['1 cup/240 ml milk', '240 ml'],
  ['2 cups / 300 g cherry tomatoes', '300 g'],
  ['½ x 400g/14oz can chopped tomatoes', '200 g'],
  ['One 2-pound chicken', '2 lb'],
  ['A 4-pound chicken', '4 lb'],
  ['a 3- to 4-pound chicken', '3–4 lb'],
  ['Two 8-ounce boneless, skinless chicken breasts', '16 oz'],
  ['1 medium onion (about 8 ounces), chopped', '8 oz'],
  ['1 (2-inch) piece ginger', '1 piece'],
  ['½ cup (2 oz/60 g) grated Parmesan', '60 g'],
  ['1 cup (8 fl. oz./250 ml) milk', '250 ml'],
  ['3/4 pound (about 2 medium) potatoes', '0.75 lb'],
  ['1 lb onions (about 2 large), sliced', '1 lb'],
  ['1 ½-inch piece ginger', '1 piece'],
  ['4 (½-inch-thick) slices bread', '4 slice'],
  ['1 (28-oz/794-g) can whole tomatoes', '794 g'],
  ['150g pack cooked king prawns', '150 g'],
  ['8 tablespoons unsalted butter (1 stick)', '8 tbsp'],
  ['3 cups diced apples (about 3)', '3 cup'],
  ['2 (6-ounce) cans tuna packed in olive oil, drained', '12 oz'],
  ['100 g (3.5 oz.) sugar', '100 g'],
  ['1 cup/8oz/225g butter', '225 g'],
  ['5oz/150g/1 cup rice', '150 g'],
  ['1lb/450g minced lamb', '450 g'],
  ['2 handfuls (about 50g) rocket', '50 g'],
  ['1 1/2 to 2 pounds beef chuck', '1.5–2 lb'],
  ['1 to 1½ cups water', '1–1.5 cup'],
  ['100g-150g flour', '100–150 g'],
  ['1 tbsp to 2 tbsp sugar', '1–2 tbsp'],
  ['2 Tbsp (30 mL) butter', '30 ml'],
  ['25g pack flat-leaf parsley, leaves only', '25 g'],
  ['1 kg/2lb 4oz floury potatoes, such as Maris Piper, peeled and cut into chunks', '1 kg'],
  ['1 tbsp butter, plus 1 tbsp, melted', '2 tbsp'],
  ['150g/5½oz podded broad beans', '150 g'],
  ['500ml/18fl oz vegetable stock, made with 1 cube', '500 ml'],
  ['1 bottle (750ml) prosecco, chilled', '750 ml'],
  ['30g/1oz Parmesan (or a similar vegetarian hard cheese), grated', '30 g'],
  ['200g/7oz self-raising flour, plus extra for dusting', '200 g'],
  ['1-2 red chillies (to taste), finely chopped', '1–2 piece'],
  ['75ml/2½fl oz double cream', '75 ml'],
  ['1 14 1/2-ounce can diced tomatoes in juice', '14.5 oz'],
  ['1 10-ounce bag fresh spinach leaves', '10 oz'],
  ['2 (or 3) cloves garlic', '2–3 clove'],
  ['1 3-inch cinnamon stick', '1 stick'],
  ['1 (3-inch) cinnamon stick', '1 stick'],
  ['4 6-ounce salmon fillets', '24 oz'],
  ['2 pounds (900g) skin-on, bone-in chicken thighs', '900 g'],
  ['3/4 cup plus 2 tablespoons sugar', '14 tbsp'],
  ['6 tablespoons (3/4 stick) butter, room temperature', '6 tbsp'],
  ['2 cans (400g each) cannellini beans', '800 g'],
  ['3 (5 oz each) tuna steaks', '15 oz'],
  ['1/2 (16 ounce) package linguine', '8 oz'],
  ['1 (15 ounce) can chickpeas (garbanzo beans), drained and rinsed', '15 oz'],
  ['1 pound (450 g) boneless pork shoulder, cut into 1-inch (2.5-cm) cubes', '450 g'],
  ['8 slices (½ inch thick) country bread', '8 slice'],
  ['1 (2-in.) piece ginger', '1 piece'],
  ['½-in.-thick slices bread', '1 slice'],
  ['Three 4-inch sprigs rosemary', '3 sprig'],
  ['1 x 1.5kg/3lb 5oz whole chicken', '1.5 kg'],
  ['400g/14oz tin chopped tomatoes', '400 g'],
  ['100g/3½oz bag mixed salad leaves', '100 g'],
  ['1 litre/1¾ pints chicken stock', '1 l'],
  ['100–150g/3½–5½oz sugar', '100–150 g'],
  ['110g/4oz plain flour, seasoned with salt and freshly ground black pepper', '110 g'],
  ['4 x 150g/5oz cod fillets, skin on, pin-boned', '600 g'],
  ['1 (3½- to 4-pound) chicken, cut into 8 pieces', '3.5–4 lb'],
  ['¼ cup (60 ml) fresh lemon juice (from about 2 lemons)', '60 ml'],
  ['2 (10-ounce) boxes frozen chopped spinach, thawed', '20 oz'],
  ['4 cups (1 quart) chicken stock or low-sodium broth', '4 cup'],
  ['1 9-inch unbaked pie shell', '1 piece'],
  ['3 carrots, peeled and diced (about 2 cups)', '2 cup'],
  ['2 large onions (about 1 pound), thinly sliced', '1 lb'],
  ['2 cm/¾in piece cinnamon stick', '1 piece'],
  ['1 cup (2 sticks/225 g) unsalted butter', '225 g'],
  ['½ pint/285ml milk', '285 ml'],
  ['2 pints/1.1 litres water', '1.1 l'],
  ['1 tbsp. + 1 tsp. olive oil', '4 tsp'],
  ['one 28-ounce can whole peeled tomatoes, with juice', '28 oz'],
  ['6 ounces thick-cut bacon (about 6 slices), chopped', '6 oz'],
  ['1 cup grated zucchini (1 medium)', '1 cup'],
  ['70g/2½oz crunchy peanut butter', '70 g'],
  ['55g/2oz walnut halves', '55 g'],
  ['200g/7oz rice noodles, cooked according to packet instructions', '200 g'],
  ['125ml/4fl oz warm milk', '125 ml'],
  ['100g/3½oz fresh breadcrumbs', '100 g'],
  ['450g/1lb stewing steak, cut into cubes', '450 g'],
  ['salt, to taste', 'none'],
  ['a dollop of cream', 'none'],
  ['1 glass white wine', 'none'],
  ['2 dollops (60 ml) cream', '60 ml'],
  ['3 eggs', '3 piece'],
  ['a dozen eggs', '1 dozen'],
  ['juice of 1 lemon (about 3 tbsp)', '1 piece'],
  ['1 lemon, juiced (about 3 tbsp)', '1 piece'],
  ['pinch of saffron', '1 pinch'],
  ['', 'none'],
  ['For the icing:', 'none'],
]

describe('quantity for calculations', () => {
  test.each(lines)('%s → %s', (line, expected) => {
    expect(format(requestedQuantityOf(parseIngredient(line)))).toBe(expected)
  })

  test('packs are multiplied exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2000 }), (packs, grams) => {
        const requested = requestedQuantityOf(parseIngredient(`${packs} x ${grams}g tins beans`))
        expect(requested?.quantity).toEqual({ amount: times(amount(packs), amount(grams)), unit: 'g' })
      }),
    )
  })

  test('sums of spoons are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (large, small) => {
        const requested = requestedQuantityOf(parseIngredient(`${large} tbsp + ${small} tsp oil`))
        expect(requested?.quantity).toEqual({ amount: amount(3 * large + small), unit: 'tsp' })
      }),
    )
  })

  test('the upper end is never below the lower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (a, b) => {
        const requested = requestedQuantityOf(parseIngredient(`${a}-${b} g salt`))
        if (requested?.upTo)
          expect(requested.upTo.numerator).toBeGreaterThan(requested.quantity.amount.numerator)
      }),
    )
  })
})
