import { describe, expect, test } from 'vitest'
import { readIngredient } from '../ingredient'
import { nameIn, onlyPrepares, preparationAt } from './name'
import { tokensOf } from './tokens'

// The food as written, then [first choice; others that would do] or [+ what else goes in], then what is said about it.
function shown(line: string): string {
  const { label, name, alternatives, others, size, preparation, purpose, note, optional } =
    readIngredient(line)
  const choices = alternatives.length > 0 ? ` [${[name, ...alternatives].join('; ')}]` : ''
  const more = others.length > 0 ? ` [+ ${others.join(' + ')}]` : ''
  const said = [
    size && `size ${size}`,
    preparation && `done ${preparation}`,
    purpose && `why ${purpose}`,
    note && `note ${note}`,
    optional && 'optional',
  ]
  return [`${label}${choices}${more}`, ...said.filter(Boolean)].join(' | ')
}

const lines: [string, string][] = [
  ['a good glug of olive oil', 'olive oil'],
  ['4 pork chops, each about 1 inch thick', 'pork chops | done each about 1 inch thick'],
  ['1 barspoon maraschino liqueur', 'maraschino liqueur'],
  ['any neutral oil', 'neutral oil'],
  ['2 whole cloves', 'whole cloves'],
  [
    'lime wedges, cilantro and sour cream, for serving',
    'lime wedges cilantro and sour cream [+ cilantro + sour cream] | why for serving',
  ],
  ['2 x 400g tins chopped tomatoes, drained', 'chopped tomatoes | done drained'],
  ['a handful of parsley, chopped', 'parsley | done chopped'],
  ['one large onion', 'onion | size large'],
  ['juice of 1 lemon', 'lemon | done juice'],
  ['zest and juice of 2 limes', 'limes | done zest and juice'],
  ['finely grated zest of ½ orange', 'orange | done finely grated zest'],
  ['the juice of half a lemon', 'lemon | done juice'],
  ['zest 1 lemon', 'lemon | done zest'],
  ['1 lemon, juice only', 'lemon | done juice only'],
  ['1 lemon, zest and juice', 'lemon | done zest and juice'],
  ['salt and freshly ground black pepper', 'salt and black pepper | done freshly ground'],
  [
    'sea salt and freshly ground black pepper',
    'sea salt and black pepper [+ black pepper] | done freshly ground',
  ],
  ['salt and pepper, to taste', 'salt and pepper | note to taste'],
  ['freshly ground black pepper', 'black pepper | done freshly ground'],
  ['salt, to taste', 'salt | note to taste'],
  ['1cm/½in piece fresh root ginger, peeled and grated', 'fresh root ginger | done peeled and grated'],
  ['two 14-oz cans black beans, rinsed and drained', 'black beans | done rinsed and drained'],
  ['1&frac12; cups flour &amp; more', 'flour | note & more'],
  ['2tbsp soy sauce', 'soy sauce'],
  ['1 cup packed light brown sugar', 'light brown sugar | done packed'],
  ['1 cup firmly packed brown sugar', 'brown sugar | done firmly packed'],
  ['1 cup loosely packed fresh basil leaves', 'fresh basil leaves | done loosely packed'],
  ['4 boneless, skinless chicken breasts', 'boneless skinless chicken breasts'],
  ['4 boneless skinless chicken breast halves', 'boneless skinless chicken breast halves'],
  ['1 large, ripe avocado', 'ripe avocado | size large'],
  ['6 large free-range eggs', 'free-range eggs | size large'],
  ['3 large egg whites, lightly beaten', 'egg whites | size large | done lightly beaten'],
  ['1 small bunch coriander, leaves picked', 'coriander | done leaves picked'],
  ['1 bunch spring onions, sliced', 'spring onions | done sliced'],
  ['2 bay leaves', 'bay leaves'],
  ['12 basil leaves', 'basil'],
  ['4 sprigs thyme, leaves only', 'thyme | done leaves only'],
  ['2 garlic cloves, crushed', 'garlic | done crushed'],
  ['1 fennel bulb, thinly sliced', 'fennel | done thinly sliced'],
  ['1 cinnamon stick', 'cinnamon'],
  ['6 cardamom pods', 'cardamom'],
  ['1 vanilla pod, seeds scraped out', 'vanilla | done seeds scraped out'],
  ['2 celery sticks', 'celery'],
  ['8 rashers smoked streaky bacon', 'smoked streaky bacon'],
  ['4 x 175g/6oz salmon fillets, skin on', 'salmon | done skin on'],
  ['4 salmon fillets', 'salmon'],
  ['2 rib eye steaks', 'rib eye steaks'],
  ['1 rib-eye steak', 'rib-eye steak'],
  ['100g stem ginger, chopped', 'stem ginger | done chopped'],
  ['200g glass noodles', 'glass noodles'],
  ['500g 00 flour', '00 flour'],
  ['1 tsp 5-spice powder', '5-spice powder'],
  ['1 cup 2% milk', '2% milk'],
  ['1 lb 80/20 ground beef', '80/20 ground beef'],
  ['1 lb 85% lean ground beef', '85% lean ground beef'],
  ['1 8-ounce package cream cheese, softened', 'cream cheese | done softened'],
  ['2 packages (10 ounces each) frozen spinach, thawed', 'frozen spinach | done thawed'],
  ['2 potatoes (about 300g), peeled', 'potatoes | done peeled'],
  ['3 cups flour, plus more for dusting', 'flour | note plus more for dusting'],
  ['flour, for dusting', 'flour | why for dusting'],
  ['vegetable oil for deep-frying', 'vegetable oil | why for deep-frying'],
  ['oil for frying', 'oil | why for frying'],
  ['butter, for greasing', 'butter | why for greasing'],
  ['olive oil, to drizzle', 'olive oil | why to drizzle'],
  ['icing sugar, for dusting', 'icing sugar | why for dusting'],
  [
    '1 red or yellow pepper, deseeded and sliced',
    'red or yellow pepper [red pepper; yellow pepper] | done deseeded and sliced',
  ],
  ['beef or chicken stock', 'beef or chicken stock [beef stock; chicken stock]'],
  ['butter or olive oil', 'butter or olive oil [butter; olive oil]'],
  ['500ml/18fl oz vegetable or chicken stock', 'vegetable or chicken stock [vegetable stock; chicken stock]'],
  ['1 tbsp chopped fresh parsley', 'fresh parsley | done chopped'],
  ['2 tbsp finely chopped flatleaf parsley', 'flatleaf parsley | done finely chopped'],
  ['1 tbsp roughly chopped fresh coriander', 'fresh coriander | done roughly chopped'],
  ['3 tbsp freshly squeezed lemon juice', 'lemon juice | done freshly squeezed'],
  ['1 tsp freshly grated nutmeg', 'nutmeg | done freshly grated'],
  ['2 tbsp freshly grated Parmesan', 'Parmesan | done freshly grated'],
  ['½ cup (1 stick) unsalted butter, softened', 'unsalted butter | done softened'],
  ['100g (3½ oz) dark chocolate, broken into pieces', 'dark chocolate | done broken into pieces'],
  ['1 quart chicken stock', 'chicken stock'],
  ['1 bottle red wine', 'red wine'],
  ['1 glass white wine', 'white wine'],
  ['1 tsp salt (or to taste)', 'salt | note or to taste'],
  ['1 tsp salt, or more to taste', 'salt | note or more to taste'],
  ['2 tbsp olive oil, divided', 'olive oil | done divided'],
  ['1 cup sugar, divided', 'sugar | done divided'],
  ['3 medium-sized carrots', 'carrots | size medium-sized'],
  ['3 medium to large potatoes', 'potatoes | size medium to large'],
  ['1 medium-large onion', 'onion | size medium-large'],
  ['1 Tbs. olive oil', 'olive oil'],
  ['1 Tbsp. olive oil', 'olive oil'],
  ['400g can chickpeas, rinsed, drained', 'chickpeas | done rinsed, drained'],
  ['1 bunch English spinach, trimmed, washed', 'English spinach | done trimmed, washed'],
  ['1 egg, lightly whisked', 'egg | done lightly whisked'],
  ['2 green onions (shallots), thinly sliced', 'green onions | done thinly sliced | note shallots'],
  ['Cooked rice, to serve', 'rice | done Cooked | why to serve'],
  ['Steamed rice, to serve', 'Steamed rice | why to serve'],
  ['1 cup crushed tomatoes', 'crushed tomatoes'],
  ['2 tbsp toasted sesame seeds', 'sesame seeds | done toasted'],
  ['1 tsp toasted sesame oil', 'toasted sesame oil'],
  ['500g minced beef', 'minced beef'],
  ['500g beef mince', 'beef mince'],
  ['1 tbsp minced garlic', 'garlic | done minced'],
  ['1 tsp crushed red pepper flakes', 'crushed red pepper flakes'],
  ['150g frozen peas, thawed', 'frozen peas | done thawed'],
  ['1 cup self-raising flour, sifted', 'self-raising flour | done sifted'],
  ['1 cup sifted flour', 'flour | done sifted'],
  ['3 ripe bananas, mashed', 'ripe bananas | done mashed'],
  ['2 hard-boiled eggs, chopped', 'eggs | done hard-boiled, chopped'],
  ['100g cooked ham', 'cooked ham'],
  ['200g cooked peeled prawns', 'prawns | done cooked peeled'],
  ['250g cooked basmati rice', 'basmati rice | done cooked'],
  ['1 tin tuna in olive oil, drained', 'tuna in olive oil | done drained'],
  ['1 tbsp capers, rinsed', 'capers | done rinsed'],
  ['1 shallot, finely chopped', 'shallot | done finely chopped'],
  ['1 shallot finely chopped', 'shallot | done finely chopped'],
  ['6 shallots, peeled but left whole', 'shallots | done peeled but left whole'],
  ['4 tomatoes, skinned, seeded and chopped', 'tomatoes | done skinned, seeded and chopped'],
  ['1 chicken, about 1.6kg/3lb 8oz, jointed', 'chicken | done jointed'],
  ['½ small onion', 'onion | size small'],
  ['1 onion, halved', 'onion | done halved'],
  ['1/2 head of cauliflower, cut into florets', 'cauliflower | done cut into florets'],
  [
    '1 cup fresh or frozen blueberries',
    'fresh or frozen blueberries [fresh blueberries; frozen blueberries]',
  ],
  ['1 cup chopped walnuts or pecans', 'walnuts or pecans [walnuts; pecans] | done chopped'],
  ['2 teaspoons lemon zest', 'lemon zest'],
  ['2 thick slices white bread, crusts removed', 'white bread | done crusts removed'],
  ['100g day-old bread', 'day-old bread'],
  ['1 quantity shortcrust pastry', 'shortcrust pastry'],
  ['1 recipe pizza dough', 'pizza dough'],
  ['375g ready-rolled puff pastry', 'ready-rolled puff pastry'],
  ['1 sheet ready-rolled puff pastry', 'ready-rolled puff pastry'],
  ['8 sheets filo pastry', 'filo pastry'],
  ['3 gelatine leaves', 'gelatine'],
  ['1 stock cube', 'stock cube'],
  ['1 chicken stock cube', 'chicken stock cube'],
  ['1 litre hot chicken stock', 'hot chicken stock'],
  ['1 egg white', 'egg white'],
  ['2 egg yolks', 'egg yolks'],
  ['1 egg, plus 1 egg yolk', 'egg | note plus 1 egg yolk'],
  ['2 eggs plus 2 egg yolks', 'eggs | note plus 2 egg yolks'],
  ['100g/3½oz caster sugar, plus 1 tbsp for sprinkling', 'caster sugar | note plus 1 tbsp for sprinkling'],
  ['25g/1oz butter, plus extra for greasing', 'butter | note plus extra for greasing'],
  ['1 kg mussels, cleaned', 'mussels | done cleaned'],
  ['kosher salt and freshly ground pepper', 'kosher salt and pepper [+ pepper] | done freshly ground'],
  ['Freshly ground black pepper, to taste', 'black pepper | done Freshly ground | note to taste'],
  ['1/4 teaspoon each salt and pepper', 'salt and pepper'],
  ['1 tbsp each of chopped parsley and chives', 'parsley and chives [+ chives] | done chopped'],
  ['1 teaspoon black pepper (freshly ground)', 'black pepper | done freshly ground'],
  [
    '3 tablespoons (45 mL) extra-virgin olive oil, plus more as needed',
    'extra-virgin olive oil | note plus more as needed',
  ],
  ['1 medium onion (about 8 ounces), chopped', 'onion | size medium | done chopped'],
  ['½ cup (2 oz/60 g) grated Parmesan', 'Parmesan | done grated'],
  ['1 lb onions (about 2 large), sliced', 'onions | done sliced'],
  ['2 dozen littleneck clams', 'littleneck clams'],
  ['1 cup lukewarm water (110°F)', 'lukewarm water | note 110°F'],
  ['1 cup warm water (105° to 115°F)', 'warm water | note 105° to 115°F'],
  [
    '1 teaspoon dried or 1 tablespoon fresh thyme',
    'dried thyme [dried thyme; fresh thyme] | note or 1 tablespoon fresh thyme',
  ],
  [
    '1 tablespoon fresh thyme or 1 teaspoon dried',
    'fresh thyme [fresh thyme; dried thyme] | note or 1 teaspoon dried',
  ],
  ['1 red (bell) pepper', 'red bell pepper'],
  ['1 (large) onion, diced', 'onion | size large | done diced'],
  ['400g canned chopped tomatoes', 'canned chopped tomatoes'],
  ["Confectioners' sugar, for dusting", "Confectioners' sugar | why for dusting"],
  [
    '1 bunch scallions, white and light green parts only, thinly sliced',
    'scallions | done white and light green parts only, thinly sliced',
  ],
  ['1 cup seeded, chopped tomatoes', 'tomatoes | done seeded, chopped'],
  ['2 cups peeled and cubed butternut squash', 'butternut squash | done peeled and cubed'],
]

describe('what a line names, and what it says about it', () => {
  test.each(lines)('%s → %s', (line, expected) => {
    expect(shown(line)).toBe(expected)
  })
})

describe('preparations', () => {
  test.each([
    ['chopped onion', 1],
    ['very finely chopped onion', 3],
    ['peeled and roughly diced potato', 4],
    ['freshly ground pepper', 2],
    ['ground pepper', 0],
    ['crushed ice', 0],
    ['crushed garlic', 1],
    ['finely', 0],
    ['', 0],
  ])('%s begins with %i words of preparation', (text, words) => {
    expect(preparationAt(tokensOf(text), 0)).toBe(words)
  })

  test.each([
    ['peeled and cut into chunks', true],
    ['chopped', true],
    ['sliced almonds', false],
    ['almonds', false],
  ])('%s only prepares: %s', (text, only) => {
    expect(onlyPrepares(tokensOf(text))).toBe(only)
  })

  test('what comes in a tin keeps the name it is sold by', () => {
    const words = tokensOf('chopped tomatoes')
    expect(nameIn(words, true).name).toHaveLength(2)
    expect(nameIn(words, false).name).toHaveLength(1)
  })

  test('a line of nothing but describing words still has a name', () => {
    expect(readIngredient('chopped').name).toBe('chopped')
    expect(readIngredient('large').name).toBe('large')
    expect(readIngredient('2 large').name).toBe('large')
  })
})
