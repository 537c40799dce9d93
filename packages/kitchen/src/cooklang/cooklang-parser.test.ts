import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCooklang, parseMetadataList, toIngredientLine } from './cooklang-parser'

const stepsOf = (file: string) => parseCooklang(file).steps.map(({ text }) => text)
const linesOf = (file: string) => parseCooklang(file).ingredients.map(toIngredientLine)
const metadataOf = (head: string) => Object.fromEntries(parseCooklang(`---\n${head}\n---\nEat.`).about)

describe('a recipe', () => {
  const file = `---
title: Soft eggs
servings: 2
---
Boil @eggs{4} in a #small pan{} for ~{7%minutes}.

Toast the @bread{2%slices}(thick), then rub it with @garlic{1%clove}.
Break the eggs over the bread.`

  test('is parsed into metadata, ingredients, cookware and steps', () => {
    const { about, ingredients, cookware, steps } = parseCooklang(file)
    expect([...about]).toEqual([
      ['title', 'Soft eggs'],
      ['servings', '2'],
    ])
    expect(ingredients).toEqual([
      { name: 'eggs', amount: '4' },
      { name: 'bread', amount: '2', unit: 'slices', preparation: 'thick' },
      { name: 'garlic', amount: '1', unit: 'clove' },
    ])
    expect(cookware).toEqual(['small pan'])
    expect(steps).toEqual([
      { text: 'Boil eggs in a small pan for 7 minutes.', uses: [0] },
      {
        text: 'Toast the bread, then rub it with garlic. Break the eggs over the bread.',
        uses: [1, 2],
      },
    ])
  })

  test('is parsed the same with any line ending and a byte order mark', () => {
    for (const ends of ['\r\n', '\r']) {
      const parsed = parseCooklang(`\uFEFF${file.replaceAll('\n', ends)}`)
      expect(parsed).toEqual(parseCooklang(file))
    }
  })
})

describe('ingredients', () => {
  test.each([
    ['@salt', ['salt']],
    ['@salt.', ['salt']],
    ['@olive oil{}', ['olive oil']],
    ['@olive oil{2%tbsp}', ['2 tbsp olive oil']],
    ['@garlic{2%cloves}(crushed)', ['2 cloves garlic, crushed']],
    ['@flour{ 1 1/2 % cups }', ['1 1/2 cups flour']],
    ['@flour{=200%g}', ['200 g flour']],
    ['@?parsley{1%bunch}', ['1 bunch parsley (optional)']],
    ['@&flour{50%g}', ['50 g flour']],
    ['@crème  fraîche{100%g}', ['100 g crème fraîche']],
    ["@lady's fingers{2}", ["2 lady's fingers"]],
    ['@./sauces/Béchamel{150%ml}', ['150 ml Béchamel']],
    ['@00 flour{300%g}', ['300 g 00 flour']],
    ['@豆腐{1%丁}', ['1 丁 豆腐']],
  ])('%s', (step, lines) => {
    expect(linesOf(`Add ${step}`)).toEqual(lines)
  })

  test('a repeated name without an amount is the same ingredient, with an amount a new one', () => {
    const { ingredients, steps } = parseCooklang(
      'Melt @butter{20%g}.\n\nAdd the @Butter and @butter{10%g}.\n\nServe with @butter.',
    )
    expect(ingredients.map(toIngredientLine)).toEqual(['20 g butter', '10 g butter'])
    expect(steps.map(({ uses }) => uses)).toEqual([[0], [0, 1], [0]])
  })

  test("a list before the steps is not a step, and a '+' mark makes a new ingredient", () => {
    const file = '@salt{}, @flour{200%g}, #bowl{}\n\nStir the @flour{} with @+salt{}.\n\n,'
    const { steps, cookware } = parseCooklang(file)
    expect(linesOf(file)).toEqual(['salt', '200 g flour', 'salt'])
    expect(cookware).toEqual(['bowl'])
    expect(steps).toEqual([
      { text: 'Stir the flour with salt.', uses: [1, 2] },
      { text: ',', uses: [] },
    ])
  })

  test('a backslash escapes a sign within a name', () => {
    expect(linesOf('Add @no\\. 5 \\{fine\\} pasta{1%g}(cut \\-\\- short)')).toEqual([
      '1 g no. 5 {fine} pasta, cut -- short',
    ])
    expect(stepsOf('A -\\- B\n\n\\> C\n\n\\= D')).toEqual(['A -- B', '> C', '= D'])
  })

  test('without braces the name is one word', () => {
    const file = 'Add @salt and stir. Put it into a {round} dish.'
    expect(linesOf(file)).toEqual(['salt'])
    expect(stepsOf(file)).toEqual(['Add salt and stir. Put it into a {round} dish.'])
  })

  test('a sign within a word, before a number, alone or escaped is plain text', () => {
    const file = 'Mail ana@example.org, see #1, wait ~5 minutes, 3 @ 2 each, \\@home and C# too.'
    const parsed = parseCooklang(file)
    expect([parsed.ingredients, parsed.cookware]).toEqual([[], []])
    expect(parsed.steps[0]?.text).toBe(file.replace('\\', ''))
  })
})

describe('cookware and timers', () => {
  test('cookware is listed once', () => {
    expect(parseCooklang('Heat a #pan.\n\nWash the #pan and a #baking dish{}.').cookware).toEqual([
      'pan',
      'baking dish',
    ])
  })

  test.each([
    ['Wait ~{10%minutes}.', 'Wait 10 minutes.'],
    ['Wait ~{10-12%minutes}.', 'Wait 10-12 minutes.'],
    ['Boil ~eggs{7%minutes}.', 'Boil 7 minutes.'],
    ['Let it ~rest.', 'Let it rest.'],
    ['Wait ~{}.', 'Wait ~{}.'],
  ])('%s', (step, text) => {
    expect(stepsOf(step)).toEqual([text])
  })
})

describe('comments and notes', () => {
  test.each([
    ['Stir. -- not too much', ['Stir.']],
    ['-- a whole line\nStir.', ['Stir.']],
    ['Stir [- 200 g\nor more -] well.', ['Stir well.']],
    ['Stir [- a -- b -] well.', ['Stir well.']],
    ['Stir -- [- a\n\nServe -]', ['Stir', 'Serve -]']],
    ['Stir [- never ends', ['Stir [- never ends']],
    ['> From my grandmother.\n\nStir.', ['Stir.']],
    ['= Dough =\n\nKnead.\n\n== Sauce\nStir.', ['Knead.', 'Stir.']],
    ['Use @salt{1%tsp} [- @pepper{1%tsp} -]', ['Use salt']],
  ])('%j', (file, steps) => {
    expect(stepsOf(file)).toEqual(steps)
    expect(linesOf(file).join()).not.toContain('pepper')
  })
})

describe('metadata', () => {
  test.each([
    ['title: Pasta: the best', { title: 'Pasta: the best' }],
    ['Prep Time:   10 minutes  ', { 'prep time': '10 minutes' }],
    ["title: 'It''s soup'", { title: "It's soup" }],
    ['title: "Say \'cheese\'"', { title: "Say 'cheese'" }],
    ['servings: 4 # or two hungry ones', { servings: '4' }],
    ['title: "# 1 soup"', { title: '# 1 soup' }],
    ['tags: [soup, "one-pot"]', { tags: '[soup, "one-pot"]' }],
    ['tags:\n  - soup\n  - quick\nservings: 2', { tags: 'soup, quick', servings: '2' }],
    ['tags:\n- soup\n- "quick"', { tags: 'soup, quick' }],
    ['description: >\n  Long and\n  warm.\nservings: 2', { description: 'Long and warm.', servings: '2' }],
    ['description: |-\n  One: two', { description: 'One: two' }],
    ['source:\n  name: A book\n  url: https://example.org', { source: '' }],
    ['# nothing\n\nlink: https://example.org/a', { link: 'https://example.org/a' }],
    ['cuisine:', { cuisine: '' }],
    ['no pair\n: nothing\n- nobody’s item', {}],
    [
      '__proto__: x\nconstructor: y',
      Object.fromEntries([
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    ],
  ])('%j', (head, about) => {
    expect(metadataOf(head)).toEqual(about)
  })

  test('may be empty, and a similar text is a step', () => {
    expect(stepsOf('---\n---\nEat.')).toEqual(['Eat.'])
    expect(parseCooklang('---\ntitle: Never ends\n\nEat.').about.size).toBe(0)
    expect(stepsOf('Eat.\n\n---\ntitle: Late\n---\n\nSleep.').at(-1)).toBe('Sleep.')
  })

  test('in the old syntax is read, and the new syntax takes precedence', () => {
    const file = '---\nservings: 4\n---\n>> servings: 2\n>> source: https://example.org\n>> : nothing\n\nEat.'
    const { about, steps } = parseCooklang(file)
    expect(Object.fromEntries(about)).toEqual({ servings: '4', source: 'https://example.org' })
    expect(steps).toHaveLength(1)
  })

  test('lists', () => {
    expect(parseMetadataList('[soup, "quick", , \'one-pot\']')).toEqual(['soup', 'quick', 'one-pot'])
    expect(parseMetadataList('soup,quick')).toEqual(['soup', 'quick'])
    expect([parseMetadataList(), parseMetadataList(''), parseMetadataList('[]')]).toEqual([[], [], []])
  })
})

describe('any text', () => {
  const marks = [
    '@',
    '#',
    '~',
    '{',
    '}',
    '%',
    '(',
    ')',
    '[-',
    '-]',
    '--',
    '>>',
    '>',
    '=',
    '---',
    ':',
    '\n',
    ' ',
    '\\',
  ]
  const anything = fc
    .array(fc.oneof(fc.constantFrom(...marks, 'salt', '1/2', 'g', '水'), fc.string({ unit: 'binary' })), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''))

  test('is parsed without errors into consistent parts', () => {
    fc.assert(
      fc.property(anything, (file) => {
        const { ingredients, cookware, steps, about } = parseCooklang(file)
        for (const { name, amount, unit, preparation } of ingredients) {
          expect(name.trim()).toBe(name)
          expect([name, amount, unit, preparation]).not.toContain('')
        }
        for (const name of cookware) expect(name.trim()).not.toBe('')
        for (const key of about.keys()) expect(key.trim()).not.toBe('')
        for (const { text, uses } of steps) {
          expect(text).toBe(text.trim())
          expect(text).not.toBe('')
          expect(new Set(uses).size).toBe(uses.length)
          for (const index of uses) expect(ingredients[index]).toBeDefined()
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('generated recipes are parsed back', () => {
    const word = fc.stringMatching(/^[a-zé][a-zé-]{0,11}$/).filter((text) => !text.includes('--'))
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const amount = fc.constantFrom('1', '1/2', '2 1/2', '200', '2-3')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ name, amount, unit: word }), {
          selector: (one) => one.name,
          maxLength: 6,
        }),
        (given) => {
          const file = given.map((one) => `Add the @${one.name}{${one.amount}%${one.unit}} now.`).join('\n\n')
          const parsed = parseCooklang(file)
          expect(parsed.ingredients).toEqual(given)
          expect(parsed.steps.map(({ text }) => text)).toEqual(given.map((one) => `Add the ${one.name} now.`))
        },
      ),
    )
  })

  test.each([
    '[-',
    '@',
    '@-',
    '@a',
    '@a ',
    '@a{',
    '~{1%',
    '#a.',
    '--',
    '>> ',
    '- ',
    '\n ',
    '---\n',
    "a: '",
    '{}',
    '\\@',
    '@\\-',
    '\\',
  ])('a file of only %j is parsed in linear time', (part) => {
    const file = part.repeat(200_000 / part.length)
    expect(() => parseCooklang(file)).not.toThrow()
    expect(() => parseCooklang(`---\n${file}\n---\n`)).not.toThrow()
  })
})
