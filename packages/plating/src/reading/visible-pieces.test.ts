import { describe, expect, it } from 'vitest'
import { hueOf, lightnessOf } from '../colour'
import { describePicture } from '../describe-picture'

describe('the pieces of a dish', () => {
  const shapesOf = (title: string, lines: readonly string[], steps: readonly string[]) =>
    describePicture({ title, ingredients: lines.map((text) => ({ text })), steps }).pieces.map(
      ({ shape }) => shape,
    )

  it('are meatballs where the mince is rolled, and mince elsewhere', () => {
    const lines = ['400 g minced beef', '400 g canned tomatoes']
    expect(shapesOf('Stew', lines, ['Roll into balls the size of walnuts.', 'Simmer.'])).toContain('ball')
    expect(shapesOf('Stew', lines, ['Brown the mince.', 'Simmer.'])).toEqual(['crumb'])
  })

  it('are cut as the steps say', () => {
    const lines = ['500 g potatoes']
    expect(shapesOf('Fish tray', lines, ['Cut the potatoes into chips and roast them.'])).toEqual(['baton'])
  })

  it('are slices, shreds or lumps of meat, never dice or coins of it', () => {
    const pieces = (line: string) => shapesOf('Stir-fry', [line], ['Fry in a hot wok.'])
    expect(pieces('400 g chicken breast, thinly sliced')).toEqual(['meat-strip'])
    expect(pieces('400 g chicken breast, cubed')).toEqual(['meat'])
    expect(pieces('400 g pork shoulder, shredded')).toEqual(['shred'])
  })

  it('are the chips of tortillas crisped for a salsa', () => {
    const lines = ['8 corn tortillas', '400 g tomatillos']
    expect(
      shapesOf('Tortilla and Tomatillo Stew', lines, ['Crisp the tortillas.', 'Fold into the salsa.']),
    ).toContain('chip')
  })

  it('brown in the oven, floury potatoes too, while green things stay green', () => {
    const [potato] = describePicture({
      title: 'Traybake',
      ingredients: [{ text: '800 g floury potatoes, in wedges', grams: 800 }],
      steps: ['Roast on a tray.'],
    }).pieces
    expect(potato?.colour).not.toBe('#e3bd68')
    const [broccoli] = describePicture({
      title: 'Traybake',
      ingredients: [{ text: '400 g broccoli', grams: 400 }],
      steps: ['Roast on a tray.'],
    }).pieces
    const hue = hueOf(broccoli?.colour ?? '#000000')
    expect(hue > 100 && hue < 170).toBe(true)
  })

  it('lie beside a sandwich that is served with them', () => {
    const lines = ['4 slices bread', '100 g ham', '100 g radishes']
    const steps = ['Lay the ham on the bread.', 'Close, cut in half and serve with the radishes.']
    expect(shapesOf('Ham Sandwich', lines, steps)).toEqual(['ham-slice'])
    expect(shapesOf('Ham Sandwich', lines, ['Lay ham and radishes on the bread.', 'Serve.'])).toHaveLength(2)
  })

  it('lie beside a stir-fry that is served with them', () => {
    const drawn = describePicture({
      title: 'Bean Stir-Fry',
      ingredients: [{ text: '400 g green beans' }, { text: '1 cucumber, sliced' }, { text: '1 lime' }],
      steps: ['Fry the beans in a wok.', 'Serve with the lime and the cucumber.'],
    })
    expect(drawn.pieces.map(({ shape }) => shape)).toEqual(['pod'])
    expect(drawn.garnish.map(({ shape }) => shape)).not.toContain('coin')
  })

  it('are cubes of tofu in a stew, however it is cut', () => {
    const steps = ['Simmer the tofu in the stock.']
    expect(shapesOf('Tofu Stew', ['400 g firm tofu, sliced', '500 ml stock'], steps)).toEqual(['dice'])
  })

  it('are cubes of soft tofu, white as it was slid in, and browned ones where it was fried', () => {
    const tofu = (line: string, step: string) =>
      describePicture({ title: 'Tofu Stir-Fry', ingredients: [{ text: line, grams: 400 }], steps: [step] })
        .pieces[0]
    const soft = tofu('400 g soft tofu, in cubes', 'Slide in the tofu and simmer in the wok.')
    const firm = tofu('400 g firm tofu, in cubes', 'Fry the tofu until golden.')
    expect(lightnessOf(soft?.colour ?? '#000000')).toBeGreaterThan(0.9)
    expect(lightnessOf(firm?.colour ?? '#ffffff')).toBeLessThan(0.7)
  })

  it('are leaves of cabbage that was torn, and shreds of one that was shredded', () => {
    const lines = ['600 g savoy cabbage']
    expect(shapesOf('Fried Cabbage', lines, ['Tear the cabbage and fry it.'])).toEqual(['wilted'])
    expect(shapesOf('Fried Cabbage', lines, ['Shred the cabbage and fry it.'])).toEqual(['shred'])
  })

  it('are seen in a soup of which only the paste is blended', () => {
    const lines = ['400 g chicken breast, sliced', '4 shallots', '1 l water']
    const paste = ['Blend the shallots and fry this paste.', 'Add the water and the chicken and simmer.']
    expect(shapesOf('Shallot Soup', lines, paste)).not.toEqual([])
    expect(shapesOf('Shallot Soup', lines, [...paste, 'Blend until smooth.'])).toEqual([])
  })

  it('are parts of a sausage in a salad, cut as the steps say', () => {
    const lines = ['300 g sausage', '200 g gherkins']
    expect(shapesOf('Sausage Salad', lines, ['Slice it and toss.'])).toContain('coin')
    expect(shapesOf('Sausage Salad', lines, ['Cut it into strips and toss.'])).not.toContain('sausage')
  })

  it('are croutons on a soup of which the bread is fried, none where it is blended in', () => {
    const garnish = (step: string) =>
      describePicture({
        title: 'Tomato Soup',
        ingredients: [{ text: '800 g tomatoes' }, { text: '2 slices white bread' }],
        steps: [step, 'Blend until smooth and serve.'],
      }).garnish.map(({ shape }) => shape)
    expect(garnish('Simmer the tomatoes. Fry the bread in cubes for croutons.')).toContain('dice')
    expect(garnish('Simmer the tomatoes and soak the bread.')).not.toContain('dice')
  })

  it('stay in the wok they were tossed in', () => {
    const vessel = (title: string, step: string) =>
      describePicture({ title, ingredients: [{ text: '600 g white cabbage' }], steps: [step] }).vessel
    expect(vessel('Garlic Cabbage', 'Toss in a hot wok.')).toBe('pan')
    expect(vessel('Buttered Cabbage', 'Boil until tender.')).not.toBe('pan')
  })

  it('are those of a tin, not the water in it', () => {
    const tuna = { text: '200 g canned tuna in water', food: 'canned tuna in water' }
    expect(describePicture({ title: 'Salad', ingredients: [tuna], steps: [] }).pieces).toMatchObject([
      { shape: 'chunk' },
    ])
  })

  it('are fried eggs on toast unless they are boiled', () => {
    const lines = ['2 eggs', '2 slices bread']
    expect(shapesOf('Eggs on Toast', lines, ['Fry the eggs and lay them on top.'])).toContain('fried-egg')
    expect(shapesOf('Eggs on Toast', lines, ['Boil the eggs, slice them.'])).toContain('egg-half')
    expect(shapesOf('Eggs on Toast', lines, ['Beat the eggs and stir until large curds form.'])).toContain(
      'chunk',
    )
  })

  it('are curds where eggs are beaten, and eggs where they are whole', () => {
    expect(shapesOf('Stir-fry', ['3 eggs, beaten'], ['Fry.'])).toEqual(['chunk'])
    expect(shapesOf('Stir-fry', ['3 eggs'], ['Fry.'])).toEqual(['fried-egg'])
    expect(shapesOf('Egg Curry', ['6 eggs'], ['Boil the eggs.'])).toEqual(['egg-half'])
  })

  it('are rashers where bacon lies whole, and strips where it is cut', () => {
    expect(shapesOf('BLT Sandwich', ['8 rashers bacon'], ['Fry and fill.'])).toEqual(['rasher'])
    expect(shapesOf('Club Sandwich', ['100 g bacon lardons'], ['Fry and fill.'])).toEqual(['strip'])
  })

  it('are fair lumps of meat in a stew, and no onion that melted', () => {
    const lines = ['800 g stewing beef, diced', '2 onions, finely chopped']
    const { pieces } = describePicture({
      title: 'Beef Stew',
      ingredients: lines.map((text) => ({ text })),
      steps: ['Fry the onions until golden, add the beef and simmer.'],
    })
    expect(pieces).toMatchObject([{ shape: 'meat', size: 44 }])
  })

  it('are browned in the oven', () => {
    const colourIn = (title: string, step: string) =>
      describePicture({ title, ingredients: [{ text: '1 kg potatoes' }], steps: [step] }).pieces[0]?.colour
    expect(colourIn('Potato Traybake', 'Roast on a baking tray.')).not.toBe(colourIn('Potato Salad', 'Boil.'))
  })

  it('are bread in a salad that has it toasted', () => {
    expect(shapesOf('Panzanella', ['200 g bread', '4 tomatoes'], ['Toast the bread.'])).toContain('dice')
    expect(shapesOf('Tomato Salad', ['bread', '4 tomatoes'], ['Serve with the bread.'])).not.toContain('dice')
  })
})

describe('the liquid of a dish', () => {
  const surfaceWith = (title: string, lines: readonly string[], steps: readonly string[]) =>
    describePicture({ title, ingredients: lines.map((text) => ({ text })), steps }).surface

  it('is left out where nothing liquid is left', () => {
    expect(surfaceWith('Green Beans', ['400 g green beans', '20 g butter'], ['Steam and toss.'])).toBe('dry')
    expect(surfaceWith('Green Beans', ['400 g green beans'], ['Thicken the sauce.'])).not.toBe('dry')
  })

  it('is a clear broth in a soup of stock that nothing clouds', () => {
    const lines = ['1 l chicken stock', '400 g potatoes'].map((text) => ({ text, grams: 1000 }))
    const soup = (step: string) =>
      describePicture({ title: 'Potato Soup', ingredients: lines, steps: [step] }).surface
    expect(soup('Simmer the potatoes in the stock.')).toBe('clear')
    expect(soup('Simmer in the stock and blend.')).toBe('creamy')
  })

  it('is none in a curry that is fried dry', () => {
    const lines = ['500 g okra', '1 tomato'].map((text) => ({ text }))
    const form = (step: string) =>
      describePicture({ title: 'Bhindi Masala', ingredients: lines, steps: [step] }).form
    expect(form('Fry the okra until brown.')).toBe('vegetables')
    expect(form('Fry the okra, then simmer in the gravy.')).toBe('curry')
  })
})

describe('what a plate is about', () => {
  const mainOf = (title: string, lines: readonly string[], step: string) =>
    describePicture({ title, ingredients: lines.map((text) => ({ text })), steps: [step] }).main?.shape

  it('are fingers of fish, ribs on their bones, a rib-eye as a steak', () => {
    const oven = 'Bake until crisp.'
    expect(mainOf('Fish Fingers', ['400 g cod fillets', '100 g breadcrumbs'], oven)).toBe('finger')
    expect(mainOf('Sticky Ribs', ['1 kg pork spare ribs'], oven)).toBe('rib')
    expect(mainOf('Grilled Rib-eye', ['2 rib-eye steaks'], 'Grill.')).not.toBe('rib')
  })
})

describe('how a dish comes to the table', () => {
  const described = (title: string, lines: readonly string[], steps: readonly string[]) =>
    describePicture({ title, ingredients: lines.map((text) => ({ text })), steps })

  it('is in pieces from a wok, never in whole legs', () => {
    const { pieces } = described('Stir-Fry', ['500 g chicken thighs'], ['Stir-fry in a hot wok.'])
    expect(pieces.map(({ shape }) => shape)).toEqual(['meat'])
  })

  it('is a raft of bread and cheese on a soup from the grill, and croutons without one', () => {
    const lines = ['1 kg onions', '1 litre beef stock', '1 baguette', '140 g Gruyère']
    const sizes = (step: string) =>
      described('Onion Soup', lines, ['Simmer.', step])
        .garnish.filter(({ shape }) => shape === 'coin' || shape === 'dice')
        .map(({ size }) => size)
    expect(sizes('Float the bread on it, heap with cheese and grill.').some((size) => size > 70)).toBe(true)
    expect(sizes('Fry the bread for croutons.').every((size) => size < 30)).toBe(true)
  })

  it('is round for bread dumplings, a half-moon for others', () => {
    expect(described('Semmelknödel', ['6 rolls'], ['Simmer.']).cut).toBe('ball')
    expect(described('Pierogi', ['300 g flour'], ['Boil.']).cut).toBe('round')
  })

  it('is in clusters for granola, smooth for porridge', () => {
    const oats = ['300 g oats', '50 g honey']
    expect(described('Granola', oats, ['Bake on a tray until golden.']).surface).toBe('crumbly')
    expect(described('Porridge', oats, ['Simmer and stir.']).surface).toBe('creamy')
  })
})
