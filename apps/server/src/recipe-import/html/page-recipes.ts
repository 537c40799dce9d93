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
 * Returns the recipes of a page: from structured data, completed by markup and layout; without either, from a guess by layout.
 */
export function readPageRecipes(html: string, address?: string): LooseRecipe[] {
  const root = parseHtml(html)
  const head = readSourcePageHead(root, address)
  const structured = parseJsonLd(findJsonBlocks(root))
  const isIncomplete =
    structured.filter(isComplete).length === 0 || structured.some((recipe) => !isComplete(recipe))
  const microdata = isIncomplete ? readMicrodataRecipes(root) : []
  const merged = mergeSources(structured, microdata)
  const recipes = merged.some(({ ingredients }) => ingredients.length > 0)
    ? merged
    : guessFromLayout(root, merged)
  const [first] = recipes
  const completed =
    first && (first.steps.length === 0 || hasSingleLongStep(first) || lacksAmounts(first))
      ? [completeFromLayout(root, first), ...recipes.slice(1)]
      : recipes
  const { title, description, image, author } = head
  return completed.map((recipe, index) => {
    const isOnly = completed.length === 1 || index === 0
    return {
      ...(isOnly ? definedFields({ description, image, author }) : {}),
      ...recipe,
      title: recipe.title || (isOnly ? title : ''),
      ...definedFields({ source: address ?? head.address ?? recipe.source }),
    }
  })
}

function isComplete({ ingredients, steps }: LooseRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0
}

function findJsonBlocks(root: HtmlElement): string[] {
  const blocks: string[] = []
  for (const element of walkElements(root)) {
    if (element.tag !== 'script' || blocks.length >= 200) continue
    if (/^\s*application\/(?:ld\+)?json\b/i.test(attributeOf(element, 'type')) && isRecipeText(element)) {
      blocks.push(rawTextOf(element))
    }
  }
  return blocks
}

// Pages have various JSON in scripts; only blocks about recipes are parsed.
function isRecipeText(element: HtmlElement): boolean {
  const text = rawTextOf(element)
  return /ld\+json/i.test(attributeOf(element, 'type')) || /"@type"\s*:\s*\[?\s*"Recipe"/.test(text)
}

// One recipe described twice on one page: each description may complete the other.
function mergeSources(structured: readonly LooseRecipe[], microdata: readonly LooseRecipe[]): LooseRecipe[] {
  const [first, ...others] = structured
  const [second, ...more] = microdata
  if (!first) return [...microdata]
  if (!second || others.length > 0 || more.length > 0) return mergeRecipes([...structured, ...microdata])
  return [completeRecipe(first, second)]
}

function guessFromLayout(root: HtmlElement, merged: readonly LooseRecipe[]): LooseRecipe[] {
  const roots = findRecipeRoots(root)
  const cards = roots.flatMap((card) => {
    const recipe = guessRecipe(card)
    const name = findTitleElement(card)
    return recipe ? [{ ...recipe, title: name ? elementTextOf(name) : '' }] : []
  })
  const seen = mergeRecipes(
    cards.length > 0 ? cards : [guessRecipe(root)].filter((recipe) => recipe !== undefined),
  )
  const [first] = merged
  const [shown] = seen
  if (!first || !shown) return seen.length > 0 ? seen : [...merged]
  return [completeRecipe(first, shown), ...seen.slice(1)]
}

const startsWithAmount = /^(?:ca\.?\s|about\s)?[\d¼½¾⅓⅔⅛]/

function lacksAmounts({ ingredients }: LooseRecipe): boolean {
  return ingredients.filter((line) => startsWithAmount.test(line)).length < 0.3 * ingredients.length
}

function hasSingleLongStep({ steps }: LooseRecipe): boolean {
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

function definedFields<Fields extends Record<string, string | undefined>>(
  fields: Fields,
): { [key in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [key in keyof Fields]?: string
  }
}
