import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toPlainText } from '@larder/kitchen/json-ld/plain-text'
import { parseServings } from '@larder/kitchen/plain-text-recipe/time-and-servings'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { readPageRecipes } from '../../../apps/server/src/recipe-import/html/page-recipes'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { listFolders } from '../list-folders'
import { createPassedOver, type PassedOver } from '../pass-over'
import { readJsonLdBaseline } from './baseline-json-ld'
import { writtenPages } from './written-pages'

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
export const recipePages: Evaluation = {
  name: 'recipe pages',
  reads: 'recipe-pages',
  measure: async (folder) => {
    const passed = createPassedOver()
    const pages = await pagesIn(folder, passed)
    const readers: [string, (html: string) => LooseRecipe | undefined, string?][] = [
      ['', (html) => readPageRecipes(html)[0]],
      [
        ' without JSON-LD',
        (html) => readPageRecipes(withoutJsonLd(html))[0],
        "expected is mostly the JSON-LD's wording",
      ],
      [' plain reader', readJsonLdBaseline],
    ]
    const scores = readers.flatMap(([name, read, note]) =>
      scoresOf(name, pages, read).map((score) =>
        note && /^(?:ingr|steps)/.test(score.of ?? '') ? { ...score, note } : score,
      ),
    )
    return [...scores, ...passed.scores()]
  },
}

/** Pages in thirty-six kinds of markup, written for this evaluation. They need no data. */
export const writtenRecipePages: Evaluation = {
  name: 'written recipe pages',
  measure: async () =>
    scoresOf('', parseWrittenPages(), (html) => readPageRecipes(html)[0]).filter(({ cases }) => cases > 0),
}

function parseWrittenPages(): SavedPage[] {
  return writtenPages
    .split(/^= /m)
    .slice(1)
    .map((page) => {
      const [head = '', ...lines] = page.trim().split('\n')
      const ingredients = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
      const html = lines.filter((line) => !line.startsWith('> ')).join('\n')
      return { html, expected: { title: head.split(' | ')[1] ?? '', ingredients } }
    })
}

interface SavedPage {
  html: string
  expected: ExpectedRecipe
}

async function pagesIn(folder: string, passed: PassedOver): Promise<SavedPage[]> {
  const pages: SavedPage[] = []
  for (const domain of await listFolders(folder)) {
    for (const name of (await readdir(join(folder, domain))).sort()) {
      if (!name.endsWith('.html')) continue
      const path = join(folder, domain, name)
      const page = await passed.attempt(`${domain}/${name}`, async () => {
        const expected = JSON.parse(await readFile(path.replace(/\.html$/, '.expected.json'), 'utf8'))
        if (!isExpectedRecipe(expected)) throw new Error('no title or no ingredients beside it')
        return { html: await readFile(path, 'utf8'), expected }
      })
      if (page) pages.push(page)
    }
  }
  return pages
}

function isExpectedRecipe(expected: Partial<ExpectedRecipe> | null): expected is ExpectedRecipe {
  return typeof expected?.title === 'string' && Array.isArray(expected.ingredients)
}

function scoresOf(
  name: string,
  pages: readonly SavedPage[],
  read: (html: string) => LooseRecipe | undefined,
): EvaluationScore[] {
  const counts = new Map<string, { right: number; cases: number }>()
  for (const { html, expected } of pages) {
    for (const [of, right] of Object.entries(scorePage(read(html), expected))) {
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
export function scorePage(recipe: LooseRecipe | undefined, expected: ExpectedRecipe) {
  const { ingredients = [], steps = [], title = '', servings = '' } = recipe ?? {}
  const lines = ingredients.filter((line) => !/[:：]$/.test(line) || expected.ingredients.includes(line))
  const minutes = (said: number | undefined, wanted: number | null | undefined) => !wanted || said === wanted
  const times = [expected.total_time, expected.prep_time, expected.cook_time].some(Boolean)
  const yields = expected.yields ? parseServings(expected.yields) : undefined
  return {
    found: ingredients.length > 0,
    title: toPlainText(title) === toPlainText(expected.title),
    ingredients: lines.map(toPlainText).join('\n') === expected.ingredients.map(toPlainText).join('\n'),
    steps: expected.instructions_list ? wordsOf(steps) === wordsOf(expected.instructions_list) : undefined,
    times: times
      ? minutes(recipe?.totalMinutes ?? sumQuantities(recipe), expected.total_time) &&
        minutes(recipe?.prepMinutes, expected.prep_time) &&
        minutes(recipe?.cookMinutes, expected.cook_time)
      : undefined,
    servings: yields === undefined ? undefined : parseServings(servings) === yields,
  }
}

function sumQuantities(recipe: LooseRecipe | undefined): number {
  return (recipe?.prepMinutes ?? 0) + (recipe?.cookMinutes ?? 0)
}

function wordsOf(steps: readonly string[]): string {
  return steps
    .map((step) =>
      toPlainText(step)
        .replace(/^(?:\p{L}{1,8}\s)?\d{1,2}[.):]\s?/u, '')
        .replace(/:$/, ''),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
}

function withoutJsonLd(html: string): string {
  return html.replace(/<script[^<>]*ld\+json[^<>]*>[\s\S]*?<\/script>/gi, '')
}
