import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount } from '../quantity/amount'
import { amount } from '../quantity/amount'
import { parseStep, scaleStep } from './step-text'

const kinds = (text: string) =>
  parseStep(text).flatMap(({ kind, text: said }) => (kind === 'text' ? [] : [`${kind}: ${said}`]))

describe('a step', () => {
  test.each([
    ['Simmer for 10–12 minutes, stirring.', ['timer: 10–12 minutes']],
    ['Heat the oven to 180C/160C fan/gas 4.', ['temperature: 180C/160C fan/gas 4']],
    ['Preheat to 350°F (180°C) and bake 20 min.', ['temperature: 350°F (180°C)', 'timer: 20 min']],
    ['Add 200 ml of the stock and 2 eggs.', ['amount: 200 ml', 'amount: 2 eggs']],
    ['Fry half of the onions for 1 hour 30 minutes.', ['amount: half', 'timer: 1 hour 30 minutes']],
    ['Fry 2-3 mins each side.', ['timer: 2-3 mins']],
    ['Line a 20 cm tin. Go to step 2. Use 2 bowls.', []],
    ['Marinate overnight. Serves 4.', []],
    ['Divide into 4 equal pieces.', []],
    ['Cook to a core of 75°C.', ['temperature: 75°C']],
    ['Pour 250ml/1 cup milk.', ['amount: 250ml', 'amount: 1 cup']],
    ['', []],
    ['Serve.', []],
  ])('%s', (text, parts) => expect(kinds(text)).toEqual(parts))

  test('gives the parts with their meaning', () => {
    expect(parseStep('Bake at 180C/gas 4 for 20 minutes with 2 tbsp oil.')).toEqual([
      { kind: 'text', text: 'Bake at ' },
      {
        kind: 'temperature',
        text: '180C/gas 4',
        temperature: { value: 180, scale: 'C' },
        also: [{ value: 4, scale: 'gas' }],
      },
      { kind: 'text', text: ' for ' },
      { kind: 'timer', text: '20 minutes', from: 1200, to: 1200, label: 'bake' },
      { kind: 'text', text: ' with ' },
      {
        kind: 'amount',
        text: '2 tbsp',
        quantity: { amount: amount(2), unit: 'tbsp' },
        foodId: 'vegetable-oil',
      },
      { kind: 'text', text: ' oil.' },
    ])
  })

  test('equals the concatenation of its parts', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '10',
        '½',
        ' minutes',
        '180C',
        '/',
        'gas 4',
        ' g',
        ' of the ',
        'half',
        'eggs',
        ' x ',
        '-',
        'a ',
        'each',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('')
        const parts = parseStep(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['spaces', `5 minutes${' '.repeat(20_000)}x`],
    ['numbers', '1 '.repeat(10_000)],
    ['dashes', '1-'.repeat(10_000)],
    ['heats', '180C/'.repeat(5_000)],
    ['times', '1 hour and '.repeat(3_000)],
    ['fractions', '½'.repeat(20_000)],
  ])('of endless %s is read to its end', (_, text) => {
    expect(
      parseStep(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('scaling a step', () => {
  const twice = amount(2)
  test.each<[string, Amount, string]>([
    ['Add 200 ml of the stock.', twice, 'Add 400 ml of the stock.'],
    ['Add 200ml stock.', amount(1, 2), 'Add 100ml stock.'],
    ['Stir in 2 tbsp butter.', twice, 'Stir in 4 tbsp butter.'],
    ['Stir in 1 tablespoon butter.', twice, 'Stir in 2 tablespoons butter.'],
    ['Add 2 cups flour.', amount(1, 2), 'Add 1 cup flour.'],
    ['Add 1 1/2 cups flour.', twice, 'Add 3 cups flour.'],
    ['Add ½ tsp salt.', amount(1, 2), 'Add ¼ tsp salt.'],
    ['Beat 2 eggs.', amount(1, 2), 'Beat 1 egg.'],
    ['Beat one egg.', amount(3), 'Beat 3 eggs.'],
    ['Halve 2 ripe tomatoes.', amount(1, 2), 'Halve 1 ripe tomato.'],
    ['Squeeze half a lemon.', twice, 'Squeeze 1 lemon.'],
    ['Add 2 cloves of garlic.', amount(1, 2), 'Add 1 clove of garlic.'],
    ['Add 100–150 g sugar.', twice, 'Add 200–300 g sugar.'],
    ['Add 1 to 2 tbsp water.', twice, 'Add 2–4 tbsp water.'],
    ['Add 2 x 400g tins of tomatoes.', twice, 'Add 4 x 400g tins of tomatoes.'],
    ['Add 200g/7oz flour.', twice, 'Add 400g/14oz flour.'],
    ['Add a cup of rice.', amount(3), 'Add 3 cups of rice.'],
    ['Add 0.1 l milk.', amount(3), 'Add 0.3 l milk.'],
  ])('%s', (text, by, grown) => expect(scaleStep(text, by)).toBe(grown))

  test.each([
    'Add half of the onions and a third of the cheese.',
    'Simmer for 10–12 minutes at 180C/160C fan/gas 4.',
    'Grease a 20 cm tin, a 23cm/9in tin and a 900g/2lb loaf tin.',
    'Bring to the boil in a 3-litre pan.',
    'Divide into 4 equal pieces, put in 2 bowls and go to step 2.',
    'Spoon 1 tbsp onto each plate. Top each with 2 tsp jam.',
    'Add a pinch of salt.',
    'Shape into 8 balls of 50 g.',
    'Leave overnight. Serves 4.',
  ])('does not scale: %s', (text) => {
    expect(scaleStep(text, twice)).toBe(text)
    expect(scaleStep(text, amount(1, 3))).toBe(text)
  })

  test('converts units', () => {
    expect(scaleStep('Add 1 cup of milk and 1 lb potatoes.', amount(1), 'metric')).toBe(
      'Add 240 ml of milk and 450 g potatoes.',
    )
    expect(scaleStep('Add 250ml/1 cup milk.', twice, 'us')).not.toContain('/')
    expect(scaleStep('Beat 2 eggs.', twice, 'us')).toBe('Beat 4 eggs.')
  })

  test('is unchanged by one, zero and negative factors', () => {
    const text = 'Add 1,000 ml water and two eggs.'
    for (const by of [amount(1), amount(0), amount(-2)]) expect(scaleStep(text, by)).toBe(text)
  })

  test('keeps its times and temperatures for any factor', () => {
    const step = fc.constantFrom(
      'Boil 200 ml milk for 5 minutes at 180C.',
      'Rest 2 eggs for half an hour, then 1 hour at gas 4.',
    )
    fc.assert(
      fc.property(
        step,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 8 }),
        (text, numerator, denominator) => {
          const fixed = (said: string) =>
            parseStep(said).flatMap((part) =>
              part.kind === 'timer' || part.kind === 'temperature' ? [part.text] : [],
            )
          expect(fixed(scaleStep(text, amount(numerator, denominator)))).toEqual(fixed(text))
        },
      ),
    )
  })
})

describe('thirds of a recipe', () => {
  test('a ninth of a cup is measured in spoons, and the unit follows the number', () => {
    expect(scaleStep('Add ⅓ cup cream.', amount(1, 3))).toBe('Add 5⅓ tsp cream.')
    expect(scaleStep('Add ⅓ to ½ cup cream.', amount(1, 3))).toBe('Add 2–2½ tbsp cream.')
  })

  test('pounds and ounces after a slash are the same amount', () => {
    expect(scaleStep('Put 500 g/1 lb 2 oz beef in a pan', amount(1, 3), 'us')).toBe('Put 6 oz beef in a pan')
  })
})

describe('temperatures in the degrees of a style', () => {
  test.each([
    ['Bake at 180 °C.', 'Bake at 180 °C.', 'Bake at 350°F.'],
    ['Bake at 350°F (180°C).', 'Bake at 180°C.', 'Bake at 350°F.'],
    ['Heat to 220 °C (200 °C fan).', 'Heat to 220 °C (200 °C fan).', 'Heat to 425°F (400°F fan).'],
    ['Bake at 180C/160C fan/gas 4.', 'Bake at 180°C (160°C fan).', 'Bake at 350°F (325°F fan).'],
    ['Bake at gas mark 6.', 'Bake at 200°C.', 'Bake at 400°F.'],
    ['Cook to a core of 75 °C.', 'Cook to a core of 75 °C.', 'Cook to a core of 167°F.'],
  ])('%s', (step, metric, us) => {
    expect(scaleStep(step, amount(1), 'metric')).toBe(metric)
    expect(scaleStep(step, amount(3), 'us')).toBe(us)
    expect(scaleStep(step, amount(3))).toBe(step)
  })
})

describe('sizes of vessels do not scale', () => {
  test.each([
    'Grease a gratin dish of about 2 litres.',
    'Let it swell in a cup.',
    'Wilt the spinach in three handfuls.',
    'Arrange three prawn halves on top.',
  ])('%s', (step) => {
    expect(scaleStep(step, amount(2))).toBe(step)
  })

  test('but their contents do', () => {
    expect(scaleStep('Warm it in a cup of milk.', amount(2))).toBe('Warm it in 2 cups of milk.')
  })
})
