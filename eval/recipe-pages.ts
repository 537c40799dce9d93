import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainText } from '@larder/kitchen/json-ld-recipe/plain-text'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { servingsIn } from '@larder/kitchen/recipe-text-reading/labels'
import { recipesOnPage } from '../apps/server/src/importing/page-recipes'
import type { Kind, Score } from './kind'
import { plainJsonLd } from './plain-json-ld'

/** What somebody else read on a page. */
export interface ExpectedRecipe {
  title: string
  ingredients: string[]
  instructions_list?: string[]
  yields?: string | null
  total_time?: number | null
  prep_time?: number | null
  cook_time?: number | null
}

/**
 * Saved recipe pages against what another reader's authors expect of them. A page is right when
 *
 * - found: there is a recipe with at least one ingredient;
 * - title: it is the same, capitals included, after entities and gaps are tidied;
 * - ingredients: all lines are there, in order and letter by letter; headings between them ('For the sauce:') are left out, for
 *   the expected lines have none;
 * - steps: all words of all steps are the same, wherever they are cut into steps, numbers before them aside;
 * - times and servings: the same minutes and the same number, where the page is expected to say them.
 *
 * Each is counted for the page as it is, for the page without its JSON-LD, and for a plain reader of JSON-LD.
 */
export const recipePages: Kind = {
  name: 'recipe pages',
  reads: 'recipe-pages',
  measure: async (folder) => {
    const pages = await pagesIn(folder)
    const readers: [string, (html: string) => LooseRecipe | undefined, string?][] = [
      ['', (html) => recipesOnPage(html)[0]],
      [
        ' without JSON-LD',
        (html) => recipesOnPage(withoutJsonLd(html))[0],
        "expected is mostly the JSON-LD's wording",
      ],
      [' plain reader', plainJsonLd],
    ]
    return readers.flatMap(([name, read, note]) =>
      scoresOf(name, pages, read).map((score) =>
        note && /^(?:ingr|steps)/.test(score.of ?? '') ? { ...score, note } : score,
      ),
    )
  },
}

interface Page {
  html: string
  expected: ExpectedRecipe
}

async function pagesIn(folder: string): Promise<Page[]> {
  const pages: Page[] = []
  for (const domain of (await readdir(folder)).sort()) {
    for (const name of (await readdir(join(folder, domain))).sort()) {
      if (!name.endsWith('.html')) continue
      const path = join(folder, domain, name)
      const expected = await readFile(path.replace(/\.html$/, '.expected.json'), 'utf8')
      pages.push({ html: await readFile(path, 'utf8'), expected: JSON.parse(expected) as ExpectedRecipe })
    }
  }
  return pages
}

function scoresOf(
  name: string,
  pages: readonly Page[],
  read: (html: string) => LooseRecipe | undefined,
): Score[] {
  const counts = new Map<string, { right: number; cases: number }>()
  for (const { html, expected } of pages) {
    for (const [of, right] of Object.entries(pageRight(read(html), expected))) {
      const count = counts.get(of) ?? { right: 0, cases: 0 }
      counts.set(of, {
        right: count.right + (right ? 1 : 0),
        cases: count.cases + (right === undefined ? 0 : 1),
      })
    }
  }
  return [...counts].map(([of, count]) => ({ of: `${of}${name}`, ...count }))
}

/** What was read right on one page; nothing where the page is not expected to say it. */
export function pageRight(recipe: LooseRecipe | undefined, expected: ExpectedRecipe) {
  const { ingredients = [], steps = [], title = '', servings = '' } = recipe ?? {}
  const lines = ingredients.filter((line) => !/[:：]$/.test(line) || expected.ingredients.includes(line))
  const minutes = (said: number | undefined, wanted: number | null | undefined) => !wanted || said === wanted
  const times = [expected.total_time, expected.prep_time, expected.cook_time].some(Boolean)
  const yields = expected.yields ? servingsIn(expected.yields) : undefined
  return {
    found: ingredients.length > 0,
    title: plainText(title) === plainText(expected.title),
    ingredients: lines.map(plainText).join('\n') === expected.ingredients.map(plainText).join('\n'),
    steps: expected.instructions_list ? wordsOf(steps) === wordsOf(expected.instructions_list) : undefined,
    times: times
      ? minutes(recipe?.totalMinutes ?? sumOf(recipe), expected.total_time) &&
        minutes(recipe?.prepMinutes, expected.prep_time) &&
        minutes(recipe?.cookMinutes, expected.cook_time)
      : undefined,
    servings: yields === undefined ? undefined : servingsIn(servings) === yields,
  }
}

function sumOf(recipe: LooseRecipe | undefined): number {
  return (recipe?.prepMinutes ?? 0) + (recipe?.cookMinutes ?? 0)
}

function wordsOf(steps: readonly string[]): string {
  return steps
    .map((step) =>
      plainText(step)
        .replace(/^(?:\p{L}{1,8}\s)?\d{1,2}[.):]\s?/u, '')
        .replace(/:$/, ''),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
}

function withoutJsonLd(html: string): string {
  return html.replace(/<script[^<>]*ld\+json[^<>]*>[\s\S]*?<\/script>/gi, '')
}
