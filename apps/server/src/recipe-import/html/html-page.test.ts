import { describe, expect, test } from 'vitest'
import { parseHtml, walkElements } from './html-page'
import { readTextLines } from './html-text'
import { readPageRecipes } from './page-recipes'

const lines = (html: string) => readTextLines(parseHtml(html)).map(({ text }) => text)
const depthOf = (html: string) => {
  let deepest = 0
  for (const element of walkElements(parseHtml(html))) {
    let depth = 0
    for (let above = element.parent; above; above = above.parent) depth += 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

test.each<[string, string, string[]]>([
  [
    'blocks and breaks',
    '<p>One<br>two</p><div>three <b>bold</b></div>four',
    ['One', 'two', 'three bold', 'four'],
  ],
  ['what is never closed', '<ul><li>One<li>two</ul><p>three<p>four', ['One', 'two', 'three', 'four']],
  ['what was never open', '</div></p>One</b>', ['One']],
  ['rows', '<table><tr><td>1 cup</td><td>milk</td></tr></table>', ['1 cup milk']],
  ['entities', 'Cr&egrave;me &amp;amp; &frac12;&nbsp;cup', ['Crème &amp; ½ cup']],
  [
    'scripts and styles',
    'a<script>alert("<p>b</p>")</script><style>p{}</style><template>c</template><noscript>d</noscript>e',
    ['ae'],
  ],
  [
    'what is not seen',
    'a<!-- b --><span class="sr-only">c</span><nav>d</nav><footer>e</footer>\u200B',
    ['a'],
  ],
  ['boxes side by side', '<span class="n">2</span><span class="u">cups</span>', ['2 cups']],
  ['letters made bold', 'T<b>oma</b>to', ['Tomato']],
  ['an svg', '<svg><path/><text>x</text></svg>a', ['a']],
  ['a comment that never ends', 'a<!-- b', ['a']],
])('%s', (_, html, expected) => expect(lines(html)).toEqual(expected))

test('a script never becomes a recipe, wherever it is', () => {
  const evil = '<script>steal()</script>'
  const html = `<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Cake${evil}</b><i itemprop="recipeIngredient">2 eggs${evil}</i>
    <i itemprop="recipeIngredient" content="1 leek&lt;script&gt;steal()&lt;/script&gt;">x</i><p itemprop="recipeInstructions">Boil.<img src=x onerror="steal()"></p></div>`
  const [recipe] = readPageRecipes(html)
  expect(recipe).toMatchObject({ title: 'Cake', ingredients: ['2 eggs', '1 leek'], steps: ['Boil.'] })
  expect(JSON.stringify(recipe)).not.toMatch(/steal|script/)
})

describe('hostile input', () => {
  test('does not exceed the maximum depth', () => {
    expect(depthOf('<div>'.repeat(100_000))).toBeLessThan(201)
    expect(depthOf('<ul><li>'.repeat(50_000))).toBeLessThan(201)
    expect(lines(`${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}<p>after`)).toEqual([
      'deep',
      'after',
    ])
  })

  test('does not exceed the maximum number of elements', () => {
    let count = 0
    for (const _ of walkElements(parseHtml('<i></i>'.repeat(200_000)))) count += 1
    expect(count).toBeLessThanOrEqual(150_001)
  })

  test('an attribute of four million characters is truncated', () => {
    const [, element] = walkElements(parseHtml(`<p class="${'x'.repeat(4_000_000)}">`))
    expect(element?.attributes.get('class')).toHaveLength(2000)
  })

  // Each of these would take hours with quadratic complexity.
  test.each([
    ['signs', '<', 1_000_000],
    ['closing tags of nothing', '</a>', 300_000],
    ['open and closed by others', '<a></b>', 150_000],
    ['entities', '&amp', 300_000],
    ['attributes', '<p a=1 b="', 150_000],
    ['quotes', '<p "', 200_000],
    ['comments', '<!--', 500_000],
    ['list items', '<li>1 egg', 100_000],
    ['nested lists', '<ul><li>1 egg', 100_000],
    ['tables', '<table><tr><td>', 80_000],
    ['things', '<p itemscope itemtype=http://schema.org/Recipe itemprop=recipeIngredient>1 egg', 30_000],
    ['blocks of JSON', '<script type="application/ld+json">{"a":[</script>', 40_000],
    ['letters', 'x', 4_000_000],
  ])('%s without end', (_, piece, times) => {
    expect(Array.isArray(readPageRecipes(piece.repeat(times)))).toBe(true)
  })
})
