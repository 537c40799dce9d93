import { attributeOf, type HtmlElement, walkElements } from './html-page'

/** What the names in a page's markup say a part of it is. */
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

/** What an element's own names say it is; those of the whole page say nothing. */
export function markupHintOf(element: HtmlElement): MarkupHint | undefined {
  if (wholePage.has(element.tag)) return undefined
  const names = `${attributeOf(element, 'class')} ${attributeOf(element, 'id')} ${attributeOf(element, 'itemprop')}`
  if (names.length < 5 || names.length > 300) return undefined
  return hints.find(([, pattern]) => pattern.test(names))?.[0]
}

/** The outermost element around a line that says what it is, and what it says. */
export function findMarkupHint(
  element: HtmlElement,
  known: Map<HtmlElement, { hint: MarkupHint; root: HtmlElement } | undefined>,
): { hint: MarkupHint; root: HtmlElement } | undefined {
  if (known.has(element)) return known.get(element)
  const above = element.parent ? findMarkupHint(element.parent, known) : undefined
  const own = markupHintOf(element)
  // Inside the ingredients of a recipe lie its notes, inside its steps its tips: the inner name is the truer one.
  const found = own && own !== above?.hint ? { hint: own, root: element } : above
  known.set(element, found)
  return found
}

const recipeRoot =
  /^(?:h-recipe|hrecipe|wprm-recipe-container|tasty-recipes|mv-create-card|easyrecipe|zlrecipe-container|recipe-card|wp-block-recipe-card|cooked-recipe|ziprecipes|jetpack-recipe|simple-recipe-pro|cookbook-recipe)$/

/** The parts of a page that are one recipe each, as common plugins and microformats mark them. */
export function findRecipeRoots(root: HtmlElement): HtmlElement[] {
  const roots: HtmlElement[] = []
  for (const element of walkElements(root)) {
    const names = attributeOf(element, 'class')
    if (names !== '' && names.length < 400 && names.split(/\s+/).some((name) => recipeRoot.test(name)))
      roots.push(element)
    if (roots.length >= 50) break
  }
  const known = new Set(roots)
  return roots.filter((element) => !hasAbove(element, known))
}

function hasAbove(element: HtmlElement, known: ReadonlySet<HtmlElement>): boolean {
  for (let above = element.parent; above; above = above.parent) if (known.has(above)) return true
  return false
}

const titleName =
  /(?:^|\s)(?:p-name|fn|wprm-recipe-name|tasty-recipes-title|mv-create-title(?:-primary)?|recipe-?_{0,2}(?:title|name)|ERSName)(?:\s|$)/

/** The element that names a recipe within its part of the page. */
export function findTitleElement(root: HtmlElement): HtmlElement | undefined {
  for (const element of walkElements(root)) if (titleName.test(attributeOf(element, 'class'))) return element
  return undefined
}
