import { describe, expect, test } from 'vitest'
import { amountText } from '../quantity/amount'
import type { LineMeasure } from './ingredient'
import { parseIngredient } from './ingredient'
import { measuresAt, wholeMeasureAt } from './parse-measures'
import { tokenizeLine } from './tokens'

// '~' means about, 'one' is implied, 'of' introduces the size of each, words without a unit are quoted.
function format(measure: LineMeasure): string {
  const { from, to, unit, unitText, about, implied, manner, each = [], plus = [] } = measure
  const number = `${about ? '~' : ''}${implied ? 'one ' : ''}${amountText(from)}${to ? `–${amountText(to)}` : ''}`
  const word = unit ?? (unitText === '' ? '' : `"${unitText}"`)
  const sizes = each.length > 0 ? `of ${each.map(format).join(' / ')}` : ''
  const parts = [number, manner, word, sizes].filter(Boolean).join(' ')
  return [parts, ...plus.map((more) => `+ ${format(more)}`)].join(' ')
}

const lines: [string, string][] = [
  ['½–¾ cup (120ml) milk', '0.5–0.75 cup or 120 ml'],
  ['1 tbsp + 1 tsp oil', '1 tbsp + 1 tsp'],
  ['2 x 400g tins chopped tomatoes, drained', '2 can of 400 g'],
  ['2x400g tins chopped tomatoes', '2 can of 400 g'],
  ['a pinch of salt', 'one 1 pinch'],
  ['a handful of parsley, chopped', 'one 1 handful'],
  ['half a lemon', '0.5'],
  ['half a dozen eggs', '0.5 dozen'],
  ['a dozen eggs', 'one 1 dozen'],
  ['one large onion', '1'],
  ['juice of 1 lemon', '1'],
  ['zest and juice of 2 limes', '2'],
  ['finely grated zest of ½ orange', '0.5'],
  ['the juice of half a lemon', '0.5'],
  ['zest 1 lemon', '1'],
  ['2 heaped tsp cornflour', '2 heaped tsp'],
  ['1 heaping tablespoon cocoa powder', '1 heaping tbsp'],
  ['1cm/½in piece fresh root ginger, peeled and grated', 'one 1 piece of 1 "cm" / 0.5 "inch"'],
  ['1 x 5cm piece ginger', '1 piece of 5 "cm"'],
  ['2.5cm/1in piece of ginger', 'one 1 piece of 2.5 "cm" / 1 "inch"'],
  ['thumb-sized piece of ginger', 'one 1 thumb-sized piece'],
  ['4-6 chicken thighs', '4–6'],
  ['1.5kg/3lb 5oz leg of lamb', '1.5 kg or 3 lb + 5 oz'],
  ['3lb 5oz beef brisket', '3 lb + 5 oz'],
  ['12-oz. can tuna', 'one 1 can of 12 oz'],
  ['1 (14.5 ounce) can diced tomatoes', '1 can of 14.5 oz'],
  ['two 14-oz cans black beans, rinsed and drained', '2 can of 14 oz'],
  ['1 to 2 tablespoons sugar', '1–2 tbsp'],
  ['about 3 cups water', '~3 cup'],
  ['up to 500ml stock', '~500 ml'],
  ['scant cup of sugar', 'one 1 scant cup'],
  ['1 scant cup sugar', '1 scant cup'],
  ['generous handful of basil leaves', 'one 1 generous handful'],
  ['• 2 eggs', '2'],
  ['☐ 3 onions', '3'],
  ['[ ] 200g butter', '200 g'],
  ['- 1 cup oats', '1 cup'],
  ['２００ｇ flour', '200 g'],
  ['1 small bunch coriander, leaves picked', '1 small bunch'],
  ['small bunch of mint', 'one 1 small bunch'],
  ['bunch of mint', 'one 1 bunch'],
  ['a few sprigs of thyme', '~one 3 sprig'],
  ['few drops Tabasco', '~one 3 drop'],
  ['4 x 175g/6oz salmon fillets, skin on', '4 fillet of 175 g / 6 oz'],
  ['1 - 8 oz package cream cheese', '1 pack of 8 oz'],
  ['1 8-ounce package cream cheese, softened', '1 pack of 8 oz'],
  ['1 package (8 ounces) cream cheese', '1 pack of 8 oz'],
  ['2 packages (10 ounces each) frozen spinach, thawed', '2 pack of 10 oz'],
  ['4 chicken breasts (about 150g each)', '4 of ~150 g'],
  ['2 potatoes (about 300g), peeled', '2 or ~300 g'],
  ['1 (3-pound) chicken', '1 of 3 lb'],
  ['1 whole chicken (about 4 pounds)', '1 or ~4 lb'],
  ['8 (6-inch) corn tortillas', '8 of 6 "inch"'],
  ['2 6-inch pita breads', '2 of 6 "inch"'],
  ['1 cup minus 2 tablespoons flour', '1 cup + -2 tbsp'],
  ['1 cup plus 2 tablespoons all-purpose flour', '1 cup + 2 tbsp'],
  ['3 cups flour, plus 2 tablespoons', '3 cup + 2 tbsp'],
  ['500ml/18fl oz vegetable or chicken stock', '500 ml or 18 fl-oz'],
  ['½ cup (1 stick) unsalted butter, softened', '0.5 cup or 1 stick'],
  ['1 stick (4 oz) butter', '1 stick or 4 oz'],
  ['1/2 cup (120 ml) plus 1 tablespoon water', '0.5 cup or 120 ml + 1 tbsp'],
  ['2 cups (250 grams) all-purpose flour', '2 cup or 250 g'],
  ['100g (3½ oz) dark chocolate, broken into pieces', '100 g or 3.5 oz'],
  ['1 pint (2 cups) heavy cream', '1 pint or 2 cup'],
  ['1 (750 ml) bottle dry white wine', '1 bottle of 750 ml'],
  ['a squeeze of lemon juice', 'one 1 "squeeze"'],
  ['squeeze of lime', 'one 1 "squeeze"'],
  ['good grinding of black pepper', 'one 1 good "grind"'],
  ['60ml (¼ cup) olive oil', '60 ml or 0.25 cup'],
  ['375g pkt spaghetti', 'one 1 packet of 375 g'],
  ['400g can chickpeas, rinsed, drained', 'one 1 can of 400 g'],
  ['2 x 250g punnets cherry tomatoes', '2 punnet of 250 g'],
  ['1/3 cup (80ml) lemon juice', '1/3 cup or 80 ml'],
  ['1 chicken, about 1.6kg/3lb 8oz, jointed', '1 or ~1.6 kg or 3 lb + 8 oz'],
  ['1 oven-ready duck, about 2kg', '1 or ~2 kg'],
  ['½ small onion', '0.5'],
  ['1 (1/4-ounce) packet active dry yeast', '1 packet of 0.25 oz'],
  ['7g sachet fast-action dried yeast', 'one 1 packet of 7 g'],
  ['1 x 7g sachet dried yeast', '1 packet of 7 g'],
  ['2 level tablespoons plain flour', '2 level tbsp'],
  ['3 good handfuls of spinach', '3 good handful'],
  ['1 thick slice of bread', '1 thick slice'],
  ['2 thick slices white bread, crusts removed', '2 thick slice'],
  ['100g/3½oz caster sugar, plus 1 tbsp for sprinkling', '100 g or 3.5 oz'],
  ['1 tbsp sunflower oil, plus 1 tsp', '1 tbsp + 1 tsp'],
  ['about 20 mint leaves', '~20 leaf'],
  ['approx. 300g potatoes', '~300 g'],
  ['approximately 2 cups of water', '~2 cup'],
  ['~200g flour', '~200 g'],
  ['ca. 200 g sugar', '~200 g'],
  ['3 tablespoons (45 mL) extra-virgin olive oil, plus more as needed', '3 tbsp or 45 ml'],
  ['1 cup/240 ml milk', '1 cup or 240 ml'],
  ['2 cups / 300 g cherry tomatoes', '2 cup or 300 g'],
  ['Flour - 200g', '200 g'],
  ['Sugar: 100 g', '100 g'],
  ['Butter, 200g', '200 g'],
  ['eggs x12', '12'],
  ['walnut-sized knob of butter', 'one 1 walnut-sized knob'],
  ['heaped tablespoon sugar', 'one 1 heaped tbsp'],
  ['½ x 400g/14oz can chopped tomatoes', '0.5 can of 400 g / 14 oz'],
  ['One 2-pound chicken', '1 of 2 lb'],
  ['A 4-pound chicken', 'one 1 of 4 lb'],
  ['a 3- to 4-pound chicken', 'one 1 of 3–4 lb'],
  ['Two 8-ounce boneless, skinless chicken breasts', '2 of 8 oz'],
  ['1 medium onion (about 8 ounces), chopped', '1 or ~8 oz'],
  ['1 (2-inch) piece ginger', '1 piece of 2 "inch"'],
  ['½ cup (2 oz/60 g) grated Parmesan', '0.5 cup or 2 oz or 60 g'],
  ['1 cup (8 fl. oz./250 ml) milk', '1 cup or 8 fl-oz or 250 ml'],
  ['3/4 pound (about 2 medium) potatoes', '0.75 lb or ~2 medium'],
  ['1 lb onions (about 2 large), sliced', '1 lb or ~2 large'],
  ['1 ½-inch piece ginger', 'one 1 piece of 1.5 "inch"'],
  ['4 (½-inch-thick) slices bread', '4 slice of 0.5 "inch"'],
  ['1 (28-oz/794-g) can whole tomatoes', '1 can of 28 oz / 794 g'],
  ['150g pack cooked king prawns', 'one 1 pack of 150 g'],
  ['squeeze lemon juice', 'one 1 "squeeze"'],
  ['Pinch each of salt and pepper', 'one 1 pinch'],
  ['8 tablespoons unsalted butter (1 stick)', '8 tbsp or 1 stick'],
  ['3 cups diced apples (about 3)', '3 cup or ~3'],
  ['2 (6-ounce) cans tuna packed in olive oil, drained', '2 can of 6 oz'],
  ['100 g (3.5 oz.) sugar', '100 g or 3.5 oz'],
  ['1 cup/8oz/225g butter', '1 cup or 8 oz or 225 g'],
  ['5oz/150g/1 cup rice', '5 oz or 150 g or 1 cup'],
  ['1lb/450g minced lamb', '1 lb or 450 g'],
  ['2 handfuls (about 50g) rocket', '2 handful or ~50 g'],
  ['Zest of 1 lemon, finely grated', '1'],
  ['1 1/2 to 2 pounds beef chuck', '1.5–2 lb'],
  ['1 to 1½ cups water', '1–1.5 cup'],
  ['100g-150g flour', '100–150 g'],
  ['1 tbsp to 2 tbsp sugar', '1–2 tbsp'],
  ['2 Tbsp (30 mL) butter', '2 tbsp or 30 ml'],
  ['3 large handfuls baby spinach leaves', '3 large handful'],
  ['25g pack flat-leaf parsley, leaves only', 'one 1 pack of 25 g'],
  ['2 large cloves garlic', '2 large clove'],
  ['1 large clove of garlic', '1 large clove'],
  ['1 kg/2lb 4oz floury potatoes, such as Maris Piper, peeled and cut into chunks', '1 kg or 2 lb + 4 oz'],
  ['½ tsp each ground cumin, ground coriander and turmeric', '0.5 tsp'],
  ['1 tbsp butter, plus 1 tbsp, melted', '1 tbsp + 1 tbsp'],
  ['1 bottle (750ml) prosecco, chilled', '1 bottle of 750 ml'],
  ['1-2 red chillies (to taste), finely chopped', '1–2'],
  ['1 14 1/2-ounce can diced tomatoes in juice', '1 can of 14.5 oz'],
  ['1 10-ounce bag fresh spinach leaves', '1 bag of 10 oz'],
  ['2 (or 3) cloves garlic', '2–3 clove'],
  ['1 3-inch cinnamon stick', '1 stick of 3 "inch"'],
  ['1 (3-inch) cinnamon stick', '1 stick of 3 "inch"'],
  ['4 6-ounce salmon fillets', '4 fillet of 6 oz'],
  ['2 pounds (900g) skin-on, bone-in chicken thighs', '2 lb or 900 g'],
  ['3/4 cup plus 2 tablespoons sugar', '0.75 cup + 2 tbsp'],
  ['6 tablespoons (3/4 stick) butter, room temperature', '6 tbsp or 0.75 stick'],
  ['2 cans (400g each) cannellini beans', '2 can of 400 g'],
  ['3 (5 oz each) tuna steaks', '3 of 5 oz'],
  ['1/2 (16 ounce) package linguine', '0.5 pack of 16 oz'],
  ['1 (15 ounce) can chickpeas (garbanzo beans), drained and rinsed', '1 can of 15 oz'],
  ['1 pound (450 g) boneless pork shoulder, cut into 1-inch (2.5-cm) cubes', '1 lb or 450 g'],
  ['8 slices (½ inch thick) country bread', '8 slice of 0.5 "inch"'],
  ['Scant ½ cup sugar', '~0.5 cup'],
  ['A scant ½ cup sugar', '~0.5 cup'],
  ['a good 2 tablespoons olive oil', '~2 tbsp'],
  ['Generous pinch nutmeg', 'one 1 Generous pinch'],
  ['1 (2-in.) piece ginger', '1 piece of 2 "inch"'],
  ['½-in.-thick slices bread', 'one 1 slice of 0.5 "inch"'],
  ['Three 4-inch sprigs rosemary', '3 sprig of 4 "inch"'],
  ['A few grinds black pepper', '~one 3 "grind"'],
  ['1 x 1.5kg/3lb 5oz whole chicken', '1 of 1.5 kg / 3 lb + 5 oz'],
  ['1 litre/1¾ pints chicken stock', '1 l or 1.75 pint'],
  ['100–150g/3½–5½oz sugar', '100–150 g or 3.5–5.5 oz'],
  ['8 thin slices pancetta', '8 thin slice'],
  ['small handful chopped fresh parsley', 'one 1 small handful'],
  ['4 x 150g/5oz cod fillets, skin on, pin-boned', '4 fillet of 150 g / 5 oz'],
  ['1 (3½- to 4-pound) chicken, cut into 8 pieces', '1 of 3.5–4 lb'],
  ['¼ cup (60 ml) fresh lemon juice (from about 2 lemons)', '0.25 cup or 60 ml'],
  ['2 (10-ounce) boxes frozen chopped spinach, thawed', '2 box of 10 oz'],
  ['4 cups (1 quart) chicken stock or low-sodium broth', '4 cup or 1 quart'],
  ['1 9-inch unbaked pie shell', '1 of 9 "inch"'],
  ['3 carrots, peeled and diced (about 2 cups)', '3 or ~2 cup'],
  ['2 large onions (about 1 pound), thinly sliced', '2 or ~1 lb'],
  ['¾ oz. lemon juice', '0.75 oz'],
  ['2 cm/¾in piece cinnamon stick', 'one 1 piece of 2 "cm" / 0.75 "inch"'],
  ['1 cup (2 sticks/225 g) unsalted butter', '1 cup or 2 stick or 225 g'],
  ['½ pint/285ml milk', '0.5 pint or 285 ml'],
  ['2 pints/1.1 litres water', '2 pint or 1.1 l'],
  ['1 tbsp. + 1 tsp. olive oil', '1 tbsp + 1 tsp'],
  ['one 28-ounce can whole peeled tomatoes, with juice', '1 can of 28 oz'],
  ['6 ounces thick-cut bacon (about 6 slices), chopped', '6 oz or ~6 slice'],
  ['1 small head radicchio', '1 small head'],
  ['1 cup grated zucchini (1 medium)', '1 cup or 1 medium'],
  ['a few basil leaves', '~one 3 leaf'],
]

describe('measures of a line', () => {
  test.each(lines)('%s → %s', (line, expected) => {
    expect(parseIngredient(line).measures.map(format).join(' or ')).toBe(expected)
  })
})

describe('measures in the middle of a line', () => {
  test('nothing is parsed without an amount', () => {
    expect(measuresAt(tokenizeLine('fresh figs'), 0)).toBeUndefined()
    expect(measuresAt([], 0)).toBeUndefined()
    expect(measuresAt(tokenizeLine('figs'), 7)).toBeUndefined()
  })

  test('the line continues after the measures and their "of"', () => {
    expect(measuresAt(tokenizeLine('a pinch of salt'), 0)?.next).toBe(3)
    expect(measuresAt(tokenizeLine('250g/9oz butter'), 0)?.next).toBe(5)
  })

  test.each([
    ['about 150 g each)', true, 1],
    ['each 150 g)', true, 1],
    ['1 kg total)', false, 1],
    ['400 g)', undefined, 1],
    ['2 cups/300 g', undefined, 2],
  ])('a whole bracket: %s', (inside, each, many) => {
    const whole = wholeMeasureAt(tokenizeLine(inside), 0)
    expect(whole?.each).toBe(each)
    expect(whole?.measures).toHaveLength(many)
  })

  test.each(['2 big russet ones)', 'see note)', 'a handful)', '1 (2 (3)))', '', '26 per kg)'])(
    'no measure alone: %s',
    (inside) => {
      expect(wholeMeasureAt(tokenizeLine(inside), 0)).toBeUndefined()
    },
  )
})
