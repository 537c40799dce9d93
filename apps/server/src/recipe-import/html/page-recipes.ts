import { completeRecipe, mergeRecipes, parseJsonLd } from '@larder/kitchen/json-ld/json-ld-parser'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { guessRecipe } from './guess-recipe'
import { attributeOf, type HtmlElement, parseHtml, walkElements } from './html-page'
import { elementTextOf, rawTextOf } from './html-text'
import { findRecipeRoots, findTitleElement } from './markup-hints'
import { readMicrodataRecipes } from './microdata'
import { preferLinesWithAmounts, preferSeparateSteps } from './page-amounts'
import { readSourcePageHead } from './source-page-head'

/**
 * The recipes of a page: those it writes down for machines, completed by what it marks and what it shows; where it does neither,
 * what looks like one.
 */
export function readPageRecipes(html: string, address?: string): LooseRecipe[] {
  const root = parseHtml(html)
  const head = readSourcePageHead(root, address)
  const told = parseJsonLd(jsonBlocks(root))
  const needsMore = told.filter(isWhole).length === 0 || told.some((recipe) => !isWhole(recipe))
  const marked = needsMore ? readMicrodataRecipes(root) : []
  const written = mergeSources(told, marked)
  const recipes = written.some(({ ingredients }) => ingredients.length > 0)
    ? written
    : guessFromLayout(root, written)
  const [first] = recipes
  const whole =
    first && (first.steps.length === 0 || isInOnePiece(first) || lacksAmounts(first))
      ? [completeFromLayout(root, first), ...recipes.slice(1)]
      : recipes
  const { title, description, image, author } = head
  return whole.map((recipe, place) => {
    const isOnly = whole.length === 1 || place === 0
    return {
      ...(isOnly ? given({ description, image, author }) : {}),
      ...recipe,
      title: recipe.title || (isOnly ? title : ''),
      ...given({ source: address ?? head.address ?? recipe.source }),
    }
  })
}

function isWhole({ ingredients, steps }: LooseRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0
}

function jsonBlocks(root: HtmlElement): string[] {
  const blocks: string[] = []
  for (const element of walkElements(root)) {
    if (element.tag !== 'script' || blocks.length >= 200) continue
    if (/^\s*application\/(?:ld\+)?json\b/i.test(attributeOf(element, 'type')) && isRecipeText(element)) {
      blocks.push(rawTextOf(element))
    }
  }
  return blocks
}

// Pages keep all sorts of JSON in scripts; only what speaks of recipes is opened.
function isRecipeText(element: HtmlElement): boolean {
  const text = rawTextOf(element)
  return /ld\+json/i.test(attributeOf(element, 'type')) || /"@type"\s*:\s*\[?\s*"Recipe"/.test(text)
}

// One recipe told twice on one page: what the one telling lacks, the other may have.
function mergeSources(told: readonly LooseRecipe[], marked: readonly LooseRecipe[]): LooseRecipe[] {
  const [first, ...others] = told
  const [other, ...more] = marked
  if (!first) return [...marked]
  if (!other || others.length > 0 || more.length > 0) return mergeRecipes([...told, ...marked])
  return [completeRecipe(first, other)]
}

function guessFromLayout(root: HtmlElement, written: readonly LooseRecipe[]): LooseRecipe[] {
  const roots = findRecipeRoots(root)
  const cards = roots.flatMap((card) => {
    const recipe = guessRecipe(card)
    const name = findTitleElement(card)
    return recipe ? [{ ...recipe, title: name ? elementTextOf(name) : '' }] : []
  })
  const seen = mergeRecipes(
    cards.length > 0 ? cards : [guessRecipe(root)].filter((recipe) => recipe !== undefined),
  )
  const [first] = written
  const [shown] = seen
  if (!first || !shown) return seen.length > 0 ? seen : [...written]
  return [completeRecipe(first, shown), ...seen.slice(1)]
}

const startsWithAmount = /^(?:ca\.?\s|about\s)?[\d¼½¾⅓⅔⅛]/

function lacksAmounts({ ingredients }: LooseRecipe): boolean {
  return ingredients.filter((line) => startsWithAmount.test(line)).length < 0.3 * ingredients.length
}

function isInOnePiece({ steps }: LooseRecipe): boolean {
  return steps.length === 1 && (steps[0]?.length ?? 0) > 200
}

function completeFromLayout(root: HtmlElement, recipe: LooseRecipe): LooseRecipe {
  const shown = guessRecipe(root)
  if (!shown) return recipe
  const ingredients = lacksAmounts(recipe)
    ? preferLinesWithAmounts(recipe.ingredients, shown.ingredients)
    : recipe.ingredients
  return completeRecipe(
    { ...recipe, ingredients, steps: preferSeparateSteps(recipe.steps, shown.steps) },
    shown,
  )
}

function given<Fields extends Record<string, string | undefined>>(
  fields: Fields,
): { [key in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [key in keyof Fields]?: string
  }
}
