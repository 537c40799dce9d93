import { describe, expect, test } from 'vitest'
import { parseCookbookRecipe } from './cookbook-recipe'
import { findRuleViolations } from './cookbook-rules'
import { inspectCookbook } from './inspect-cookbook'
import { findSimilarRecipes } from './similar-steps'
import { hasDonenessCue, toWaitingMinutes } from './step-cues'

const good = {
  head: {
    id: '9001',
    title: 'Plain Lentil Soup',
    description: 'Red lentils with onion and carrot, soft and warming, on the table soon.',
    servings: '4',
    'prep time': '10 minutes',
    'cook time': '25 minutes',
    'wait time': '0 minutes',
    difficulty: 'Easy',
    course: 'Main Dish',
    cuisine: 'Turkish',
    occasions: 'lunch, dinner',
    tags: 'soup, lentils',
    diets: 'vegetarian, vegan, pescatarian, gluten-free, dairy-free',
  },
  steps: [
    'Heat the @olive oil{2%tbsp} in a #large pot{} over medium heat and soften the @onions{2}(chopped) for ~{5%minutes}.',
    'Add the @carrots{300%g}(diced), the @red lentils{300%g} and @water{1.2%l}, then simmer for ~{20%minutes}, until the lentils fall apart.',
    'Season with @salt{1%tsp} and serve hot.',
  ],
}

type Head = Partial<Record<keyof typeof good.head | 'moments', string>>
const text = (head: Head = {}, steps: readonly string[] = good.steps) => {
  const lines = Object.entries({ ...good.head, ...head }).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n${steps.join('\n\n')}`
}
function complaints(head: Head = {}, steps?: readonly string[]): string[] {
  const read = parseCookbookRecipe(text(head, steps), 'dish.cook')
  return read.ok ? findRuleViolations(read.recipe) : [...read.faults]
}
const withStep = (step: string) => [...good.steps.slice(0, 2), step]

test('a good recipe passes', () => {
  expect(complaints()).toEqual([])
})

describe('a bad recipe is rejected', () => {
  test('a quick main says that its litre of water is hot', () => {
    const quick = { occasions: 'lunch, dinner, quick', 'prep time': '5 minutes' }
    expect(complaints(quick).join()).toMatch(/takes long to heat/)
    const hot = good.steps.map((step) => step.replace('@water', '@boiling water'))
    expect(complaints(quick, hot)).toEqual([])
    const withRice = [...hot, 'Boil the @basmati rice{280%g} until it is tender.']
    const inTwenty = { ...quick, 'cook time': '15 minutes' }
    expect(complaints(inTwenty, withRice).join()).toMatch(/in 20 minutes: boiling/)
  })

  test.each<[string, RegExp, Head, string[]?]>([
    ['no number', /has no id/, { id: 'x' }],
    ['an unreadable time', /is not a time/, { 'cook time': 'a while' }],
    ['a diet nobody knows', /no diet 'fruitarian'/, { diets: 'fruitarian' }],
    ['a course nobody knows', /course/, { course: 'Soup' }],
    ['no servings', /servings/, { servings: '' }],
    ['an unknown food', /not a food we know/, {}, withStep('Stir in the @zwirbel{20%g} and serve hot.')],
    ['too little measured', /only \d+ % of it/, {}, withStep('Stir in the @zwirbel{900%g} and serve hot.')],
    ['the same line twice', /listed twice/, {}, withStep('Add @salt{1%tsp}, then again @salt{1%tsp}.')],
    ['far too heavy', /a serving weighs/, { servings: '1' }],
    ['far too rich', /kcal/, {}, withStep('Pour over the @butter{900%g}, season with @salt{1%tsp}.')],
    ['far too salty', /mg of sodium/, {}, withStep('Season with @salt{6%tbsp}.')],
    ['heat without a cue', /no heat, time or cue/, {}, withStep('Season with @salt{1%tsp} and fry it.')],
    ['too few steps', /it has 2 steps/, {}, good.steps.slice(0, 2)],
    ['too many steps', /it has 13 steps/, {}, [...good.steps, ...Array<string>(10).fill('Stir it well.')]],
    ['too many servings', /it serves 30/, { servings: '30' }],
    ['a mark left in', /a mark was left/, {}, withStep('Season with @salt{1%tsp} and {pepper}.')],
    ['timers beyond its time', /its timers take/, { 'cook time': '5 minutes', 'prep time': '5 minutes' }],
    ['time its timers do not explain', /its timers say/, { 'cook time': '3 hours' }],
    ['slow but quick', /it is not quick/, { occasions: 'quick' }],
    ['a short title', /its title/, { title: 'Dal' }],
    ['a poor description', /says too little/, { description: 'Soup.' }],
    ['no occasion', /no occasion/, { occasions: '' }],
    ['one tag', /fewer than two tags/, { tags: 'soup' }],
    [
      'a diet that does not fit',
      /vegan: does not fit/,
      {},
      withStep('Top with @honey{2%tbsp} and @salt{1%tsp}.'),
    ],
    [
      'a diet not named',
      /vegan fits but is not named/,
      { diets: 'vegetarian, pescatarian, gluten-free, dairy-free' },
    ],
  ])('%s', (_, expected, head, steps) => {
    expect(complaints(head, steps).join('\n')).toMatch(expected)
  })

  test('too many ingredients', () => {
    const many =
      'salt pepper paprika cumin thyme basil oregano mint dill sage chives parsley ginger nutmeg garlic leeks'
    const list = many.split(' ').map((name) => `@${name}{1%g}`)
    expect(complaints({}, withStep(`Stir in ${list.join(', ')}.`)).join()).toMatch(/it has \d+ ingredients/)
  })

  test('a duplicate id or title, and copied steps', () => {
    const read = (name: string, head: Head) => {
      const file = parseCookbookRecipe(text(head), 'dish.cook')
      return { name, text: '', recipe: file.ok ? file.recipe : undefined, faults: [] }
    }
    const found = inspectCookbook([
      read('one.cook', {}),
      read('two.cook', { id: '9002' }),
      read('three.cook', { title: 'Another Soup Altogether' }),
      { name: 'four.cook', text: '', recipe: undefined, faults: ['it has no id'] },
    ])
    for (const name of ['two.cook', 'three.cook'])
      expect(found.get(name)).toContain('its id or title is that of one.cook')
    expect(found.get('two.cook')).toContain('it is nearly one.cook')
    expect(found.get('one.cook')).toContain('it states no role')
    expect(found.get('one.cook')).toEqual(expect.arrayContaining([expect.stringMatching(/share 100 %/)]))
    expect(found.get('four.cook')).toEqual(['it has no id'])
  })
})

describe('steps', () => {
  test.each([
    ['Fry the onion.', false],
    ['Bake it.', false],
    ['Fry the onion until golden.', true],
    ['Fry the onion for 5 minutes.', true],
    ['Bake it at 180 °C.', true],
    ['Simmer over low heat.', true],
    ['Chop the onion.', true],
    ['Spread it on the hot toast.', true],
  ])('%s', (step, says) => {
    expect(hasDonenessCue(step)).toBe(says)
  })

  test('parallel waits count once', () => {
    expect(toWaitingMinutes('Simmer for 10 to 12 minutes, then rest for 1 hour.')).toBe(72)
    expect(toWaitingMinutes('Meanwhile, boil the eggs for 7 minutes.')).toBe(0)
    expect(toWaitingMinutes('Chop the onion.')).toBe(0)
  })

  test('are similar from a fifth of their five-word sequences on', () => {
    const words = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `w${from + n}`).join(' ')
    const alike = (shared: number) =>
      findSimilarRecipes([
        { name: 'a', steps: [words(0, 104)] },
        { name: 'b', steps: [words(0, shared + 4), words(1000, 1104 - shared)] },
      ])
    expect(alike(20)).toEqual([])
    expect(alike(21)).toMatchObject([{ one: 'a', other: 'b', shared: 0.21 }])
    expect(
      findSimilarRecipes([
        { name: 'a', steps: [] },
        { name: 'b', steps: ['Stir.'] },
      ]),
    ).toEqual([])
  })
})
