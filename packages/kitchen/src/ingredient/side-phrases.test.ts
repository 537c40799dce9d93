import { describe, expect, test } from 'vitest'
import { shownIngredient as shown } from '../testing/shown-ingredient'
import { parseIngredient } from './ingredient'

const lines: [string, string][] = [
  ['1 cup roasted, salted peanuts', 'roasted salted peanuts'],
  ['4 slices thick sliced bacon', 'bacon | done thick sliced'],
  ['1 cup diced cooked chicken', 'chicken | done diced cooked'],
  ['3 cups diced apples (about 3)', 'apples | done diced'],
  ['2 (6-ounce) cans tuna packed in olive oil, drained', 'tuna | done packed in olive oil, drained'],
  ['1 dozen large eggs', 'eggs | size large'],
  ['2 tbsp each of soy sauce, honey and lime juice', 'soy sauce [+ honey + lime juice]'],
  ['1 tbsp olive or vegetable oil', 'olive or vegetable oil [olive oil; vegetable oil]'],
  ['Zest of 1 lemon, finely grated', 'lemon | done Zest, finely grated'],
  ['6 eggs, separated', 'eggs | done separated'],
  ['1 Granny Smith apple, peeled, cored and sliced', 'Granny Smith apple | done peeled, cored and sliced'],
  ['1 tsp Dijon mustard', 'Dijon mustard'],
  ['200 ml double cream, lightly whipped', 'double cream | done lightly whipped'],
  ['4 fresh bay leaves', 'fresh bay leaves'],
  ['6 curry leaves', 'curry leaves'],
  ['4 pork ribs', 'pork ribs'],
  ['1kg pork ribs', 'pork ribs'],
  ['2 lemongrass stalks, outer leaves removed', 'lemongrass | done outer leaves removed'],
  ['1 bunch of asparagus, woody ends snapped off', 'asparagus | done woody ends snapped off'],
  ['lemon wedges, to serve', 'lemon wedges | why to serve'],
  ['fresh mint sprigs, to garnish', 'fresh mint sprigs | why to garnish'],
  ['handful of mint leaves, torn', 'mint leaves | done torn'],
  ['4 lasagne sheets', 'lasagne sheets'],
  ['25g pack flat-leaf parsley, leaves only', 'flat-leaf parsley | done leaves only'],
  ['20g fresh chives, snipped', 'fresh chives | done snipped'],
  ['1 ripe but firm avocado', 'ripe but firm avocado'],
  ['1 small, firm mango', 'firm mango | size small'],
  ['50 g unsalted butter at room temperature', 'unsalted butter | done at room temperature'],
  [
    '50 g butter, at room temperature, plus extra for the tin',
    'butter | done at room temperature | note plus extra for the tin',
  ],
  [
    '1/4 cup chopped fresh chives, plus extra for serving',
    'fresh chives | done chopped | note plus extra for serving',
  ],
  [
    '2 tablespoons chopped fresh tarragon or 2 teaspoons dried',
    'fresh tarragon [fresh tarragon; dried tarragon] | done chopped | note or 2 teaspoons dried',
  ],
  ['1 tsp. kosher salt, plus more', 'kosher salt | note plus more'],
  [
    '3 cups unbleached all-purpose flour, plus more for dusting the work surface',
    'unbleached all-purpose flour | note plus more for dusting the work surface',
  ],
  ['1/2 cup thinly sliced fresh basil leaves', 'fresh basil leaves | done thinly sliced'],
  ['250g cherry tomatoes on the vine', 'cherry tomatoes | done on the vine'],
  ['2 tbsp oil from a jar of sun-dried tomatoes', 'oil | note from a jar of sun-dried tomatoes'],
  ['1 chicken breast fillet, cut into strips', 'chicken breast fillet | done cut into strips'],
  ['2 skinless chicken breast fillets', 'skinless chicken breast fillets'],
  ['5 large garlic cloves', 'garlic | size large'],
  [
    '1 head of romaine lettuce (or 2 little gems)',
    'romaine lettuce [romaine lettuce; little gems] | note or 2 little gems',
  ],
  ['½ tsp each ground cumin, ground coriander and turmeric', 'ground cumin [+ ground coriander + turmeric]'],
  ['1 omega-3 egg', 'omega-3 egg'],
  ['2 limes, grated zest and juice of', 'limes | done grated zest and juice of'],
  ['1 cup plain, low-fat yogurt', 'plain low-fat yogurt'],
  ['1 tbsp butter, plus 1 tbsp, melted', 'butter | done melted'],
  ['2 tbsp cornflour mixed with 1 tbsp water', 'cornflour | note mixed with 1 tbsp water'],
  [
    '2 tbsp cornflour, mixed to a paste with 1 tbsp water',
    'cornflour | note mixed to a paste with 1 tbsp water',
  ],
  ['1 onion - chopped', 'onion | done chopped'],
  ['1 onion – finely chopped', 'onion | done finely chopped'],
  ['12 large prawns, shell on', 'prawns | size large | done shell on'],
  [
    '1 vegetable stock cube, dissolved in 500ml boiling water',
    'vegetable stock cube | done dissolved in 500ml boiling water',
  ],
  ['500ml/18fl oz vegetable stock, made with 1 cube', 'vegetable stock | note made with 1 cube'],
  ['1 bottle (750ml) prosecco, chilled', 'prosecco | done chilled'],
  [
    '30g/1oz Parmesan (or a similar vegetarian hard cheese), grated',
    'Parmesan [Parmesan; similar vegetarian hard cheese] | done grated | note or a similar vegetarian hard cheese',
  ],
  [
    '1 tbsp sherry vinegar (or red wine vinegar)',
    'sherry vinegar [sherry vinegar; red wine vinegar] | note or red wine vinegar',
  ],
  [
    '1 small shallot, peeled and very finely chopped',
    'shallot | size small | done peeled and very finely chopped',
  ],
  ['sunflower oil, for deep-frying', 'sunflower oil | why for deep-frying'],
  ['6 tbsp extra virgin olive oil, plus extra to serve', 'extra virgin olive oil | note plus extra to serve'],
  ['1 pack fresh egg noodles', 'fresh egg noodles'],
  [
    '3 balls stem ginger, finely chopped, plus 1 tbsp syrup from the jar',
    'stem ginger | done finely chopped | note plus 1 tbsp syrup from the jar',
  ],
  ['200g/7oz self-raising flour, plus extra for dusting', 'self-raising flour | note plus extra for dusting'],
  ['2 free-range eggs, separated', 'free-range eggs | done separated'],
  ['6 free-range egg yolks', 'free-range egg yolks'],
  ['1 lime, cut into wedges', 'lime | done cut into wedges'],
  [
    '2 large red chillies, seeds removed, finely chopped',
    'red chillies | size large | done seeds removed, finely chopped',
  ],
  ['1-2 red chillies (to taste), finely chopped', 'red chillies | done finely chopped | note to taste'],
  ['1 lettuce, leaves separated', 'lettuce | done leaves separated'],
  ['2 little gem lettuces', 'little gem lettuces'],
  ['1 whole nutmeg, for grating', 'whole nutmeg | why for grating'],
  ['freshly grated nutmeg', 'nutmeg | done freshly grated'],
  ['1 cup (packed) brown sugar', 'brown sugar | done packed'],
  ['2 tablespoons (packed) fresh cilantro leaves', 'fresh cilantro leaves | done packed'],
  ['1/2 cup coarsely chopped walnuts, toasted', 'walnuts | done coarsely chopped, toasted'],
  ['4 cups low-salt chicken broth', 'low-salt chicken broth'],
  ['1 pound ground beef (20% fat)', 'ground beef | note 20% fat'],
  ['1 14 1/2-ounce can diced tomatoes in juice', 'diced tomatoes | note in juice'],
  ['3 tablespoons fresh lemon juice', 'fresh lemon juice'],
  ['1 teaspoon (or more) kosher salt', 'kosher salt | note or more'],
  ['1/2 vanilla bean, split lengthwise', 'vanilla bean | done split lengthwise'],
  [
    '1 tablespoon Asian fish sauce (such as nam pla or nuoc nam)',
    'Asian fish sauce | note such as nam pla or nuoc nam',
  ],
  ['6 tablespoons (3/4 stick) butter, room temperature', 'butter | done room temperature'],
  ['1 large egg yolk', 'egg yolk | size large'],
  ['2 large eggs, beaten to blend', 'eggs | size large | done beaten to blend'],
  [
    '4 ounces bittersweet (not unsweetened) or semisweet chocolate, chopped',
    'bittersweet or semisweet chocolate [bittersweet chocolate; semisweet chocolate] | done chopped | note not unsweetened',
  ],
  ['50 g dark chocolate (70% cocoa solids)', 'dark chocolate | note 70% cocoa solids'],
  [
    '100g dark chocolate (minimum 70% cocoa solids), melted',
    'dark chocolate | done melted | note minimum 70% cocoa solids',
  ],
  [
    '2 tsp vanilla extract or 1 vanilla pod',
    'vanilla extract [vanilla extract; vanilla pod] | note or 1 vanilla pod',
  ],
  ['a little olive oil', 'olive oil | note a little'],
  ['some fresh basil', 'fresh basil | note some'],
  ['1 glass of white wine', 'white wine'],
  [
    '1 (15 ounce) can chickpeas (garbanzo beans), drained and rinsed',
    'chickpeas | done drained and rinsed | note garbanzo beans',
  ],
  ['2 slices bacon, or more to taste', 'bacon | note or more to taste'],
  ['1 pinch salt and ground black pepper to taste', 'salt and ground black pepper | note to taste'],
  ['1 tablespoon olive oil, or as needed', 'olive oil | note or as needed'],
  [
    '1 large bell pepper - cored, seeded, and sliced',
    'bell pepper | size large | done cored, seeded, and sliced',
  ],
  [
    '110g/4oz plain flour, seasoned with salt and freshly ground black pepper',
    'plain flour | done seasoned with salt and freshly ground black pepper',
  ],
  ['small handful chopped fresh parsley', 'fresh parsley | done chopped'],
  ['4 x 150g/5oz cod fillets, skin on, pin-boned', 'cod | done skin on, pin-boned'],
  [
    '1 medium-hot red chilli, deseeded and finely chopped',
    'medium-hot red chilli | done deseeded and finely chopped',
  ],
  ['1 (3½- to 4-pound) chicken, cut into 8 pieces', 'chicken | done cut into 8 pieces'],
  ['1 recipe Flaky Pie Crust (page 210)', 'Flaky Pie Crust | note page 210'],
  ['¼ cup (60 ml) fresh lemon juice (from about 2 lemons)', 'fresh lemon juice | note from about 2 lemons'],
  ['2 (10-ounce) boxes frozen chopped spinach, thawed', 'frozen chopped spinach | done thawed'],
  [
    '4 cups (1 quart) chicken stock or low-sodium broth',
    'chicken stock or low-sodium broth [chicken stock; low-sodium broth]',
  ],
  ['3 carrots, peeled and diced (about 2 cups)', 'carrots | done peeled and diced'],
  ['2 large onions (about 1 pound), thinly sliced', 'onions | size large | done thinly sliced'],
  ['1 lg egg', 'egg | size lg'],
  ['3 fresh thyme sprigs', 'fresh thyme'],
  ['Lemon twist, for garnish', 'Lemon twist | why for garnish'],
  ['1 tbsp white miso (shiro), or more to taste', 'white miso | note shiro, or more to taste'],
  ['2 eggs, hard-boiled, shelled and halved', 'eggs | done hard-boiled, shelled and halved'],
  ['1 cup all-purpose flour (spooned and leveled)', 'all-purpose flour | done spooned and leveled'],
  ['one 28-ounce can whole peeled tomatoes, with juice', 'whole peeled tomatoes | note with juice'],
  ['6 ounces thick-cut bacon (about 6 slices), chopped', 'thick-cut bacon | done chopped'],
  ['1 bunch kale, stems removed and leaves torn', 'kale | done stems removed and leaves torn'],
  ['1 sprig rosemary, leaves picked and chopped', 'rosemary | done leaves picked and chopped'],
  ['10 black peppercorns', 'black peppercorns'],
  ['1 tbsp honey, warmed', 'honey | done warmed'],
  ['3 celery stalks with leaves, chopped', 'celery | done chopped | note with leaves'],
  ['1 leek (white part only), sliced', 'leek | done white part only, sliced'],
  ['2 leeks, white and pale green parts only', 'leeks | done white and pale green parts only'],
  ['1 cup canned coconut milk', 'canned coconut milk'],
  ['1 cup grated zucchini (1 medium)', 'zucchini | done grated'],
  [
    '200g/7oz rice noodles, cooked according to packet instructions',
    'rice noodles | done cooked according to packet instructions',
  ],
  ['1 tsp fast-action dried yeast', 'fast-action dried yeast'],
  ['2 tbsp capers, drained', 'capers | done drained'],
  ['1 fresh mackerel, filleted', 'fresh mackerel | done filleted'],
  ['450g/1lb stewing steak, cut into cubes', 'stewing steak | done cut into cubes'],
  ['2 tomatoes chopped', 'tomatoes | done chopped'],
  ['4 potatoes cut into wedges', 'potatoes | done cut into wedges'],
]

describe('phrases beside the name', () => {
  test.each(lines)('%s → %s', (line, expected) => {
    expect(shown(line)).toBe(expected)
  })

  test.each([
    ['1 tsp chilli flakes (optional)', true],
    ['1 tsp chilli flakes, optional', true],
    ['parsley, chopped, if you like', true],
    ['a splash of cream if desired', true],
    ['4 chillies (seeds removed if you like less heat)', false],
    ['1 tsp chilli flakes', false],
  ])('%s is optional: %s', (line, optional) => {
    expect(parseIngredient(line).optional).toBe(optional)
  })

  test('examples stay together and end at an instruction', () => {
    const soft = parseIngredient('200g soft fruit, such as plums, sliced peaches, figs')
    expect(soft.name).toBe('soft fruit')
    expect(soft.note).toBe('such as plums, sliced peaches, figs')
    expect(soft.preparation).toBeUndefined()
    const firm = parseIngredient('2 firm apples, such as Cox, peeled and cored')
    expect(firm.preparation).toBe('peeled and cored')
  })
})
