import { attributeOf, type HtmlElement, walkElements } from './html-page'

/** What a part of a page is, by the class names and ids of its markup. */
export type MarkupHint = 'ingredients' | 'steps' | 'other'

const hints: readonly (readonly [MarkupHint, RegExp])[] = [
  [
    'other',
    /nutri|comment|related|sidebar|newsletter|(?:^|[\s_-])notes?(?:[\s_-]|$)|reviews?|breadcrumb|(?:^|[\s_-])menu|cookie|social|similar|recommend|(?:^|[\s_-])tips?(?:[\s_-]|$)|equipment|advert|author|teaser|promo/i,
  ],
  [
    'ingredients',
    /ingr[eé]d|zutat|skladnik|suroviny|hozzaval|malzeme|ainek|ainesosa|raaka-?aine|sastojc|sestavin|benodigd|prisad/i,
  ],
  [
    'steps',
    /instruct|direction|(?:^|[\s_-])method|preparation|(?:^|[\s_-])steps?(?:[\s_-]|$)|steps-|zubereitung|bereiding|procediment|preparazione|elaboraci|anleitung|arbeitsschritt|[eé]tapes?|postup|elkeszit|przygotowanie|tillagning|fremgang|framgang|valmistusohje|how-?to|procedure|modo-?de|yapilis/i,
  ],
]

const wholePage = new Set(['html', 'body', 'main', 'article', 'form', ''])

/** Returns the hint of an element's own names; names on page-level elements are ignored. */
function markupHintOf(element: HtmlElement): MarkupHint | undefined {
  if (wholePage.has(element.tag)) return undefined
  const names = `${attributeOf(element, 'class')} ${attributeOf(element, 'id')} ${attributeOf(element, 'itemprop')}`
  if (names.length < 5 || names.length > 300) return undefined
  return hints.find(([, pattern]) => pattern.test(names))?.[0]
}

/** Returns the hint for a line from its ancestors, and the element that gives it. */
export function findMarkupHint(
  element: HtmlElement,
  cache: Map<HtmlElement, { hint: MarkupHint; root: HtmlElement } | undefined>,
): { hint: MarkupHint; root: HtmlElement } | undefined {
  if (cache.has(element)) return cache.get(element)
  const above = element.parent ? findMarkupHint(element.parent, cache) : undefined
  const own = markupHintOf(element)
  // Notes are nested in ingredients, tips in steps: the inner name is more exact.
  const found = own && own !== above?.hint ? { hint: own, root: element } : above
  cache.set(element, found)
  return found
}

const recipeRoot =
  /^(?:h-recipe|hrecipe|wprm-recipe-container|tasty-recipes|mv-create-card|easyrecipe|zlrecipe-container|recipe-card|wp-block-recipe-card|cooked-recipe|ziprecipes|jetpack-recipe|simple-recipe-pro|cookbook-recipe)$/

/** Returns the parts of a page that are one recipe each, as common plugins and microformats mark them. */
export function findRecipeRoots(root: HtmlElement): HtmlElement[] {
  const roots: HtmlElement[] = []
  for (const element of walkElements(root)) {
    const names = attributeOf(element, 'class')
    if (names !== '' && names.length < 400 && names.split(/\s+/).some((name) => recipeRoot.test(name)))
      roots.push(element)
    if (roots.length >= 50) break
  }
  const cache = new Set(roots)
  return roots.filter((element) => !hasAncestorIn(element, cache))
}

function hasAncestorIn(element: HtmlElement, cache: ReadonlySet<HtmlElement>): boolean {
  for (let above = element.parent; above; above = above.parent) if (cache.has(above)) return true
  return false
}

const titleName =
  /(?:^|\s)(?:p-name|fn|wprm-recipe-name|tasty-recipes-title|mv-create-title(?:-primary)?|recipe-?_{0,2}(?:title|name)|ERSName)(?:\s|$)/

/** Returns the element with the recipe's title. */
export function findTitleElement(root: HtmlElement): HtmlElement | undefined {
  for (const element of walkElements(root)) if (titleName.test(attributeOf(element, 'class'))) return element
  return undefined
}
