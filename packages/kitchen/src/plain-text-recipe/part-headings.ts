import { toHeading } from '../json-ld/json-ld-steps'

/** 'For the …' with its article names a part of the dish, in English, French, Spanish, Portuguese, Italian and Dutch. */
const withArticle =
  /^(?:for (?:the|your)|pour (?:la|les?)|pour l['’]|para (?:el|las?|los|[ao]s?)|per (?:la|il|lo|le|gli|i)|per l['’]|voor (?:de|het|een)) ?\p{L}[\p{L}\p{M} '’&-]{1,40}$/iu
/** In German a second noun may be a food: 'Für den Teig Mehl'. An adjective before the noun is in lower case. */
const withGermanArticle = /^[Ff]ür (?:die|den|das) (?:\p{Ll}+ )?\p{L}[\p{L}-]+$/u
const inCapitals = /^F[UÜ]R (?:DIE|DEN|DAS) \p{Lu}[\p{Lu}-]+$/u
/** 'To serve' and the like say what for, in two words. */
const purpose =
  /^(?:to (?:serve|garnish|finish|decorate|assemble)|for (?:serving|garnish(?:ing)?|dusting|frying|topping|decorati(?:ng|on)|assembly|brushing|greasing|rolling)|zu[mr] (?:servieren|garnieren|bestreuen|bestreichen|anrichten|dekorieren|verzieren|braten|frittieren|deko|garnitur|dekoration)|pour (?:servir|décorer|garnir|la garniture|saupoudrer)|para (?:servir|decorar|adornar|acompañar|freír)|per (?:servire|guarnire|decorare|friggere|condire)|voor (?:erbij|garnering|het bakken)|om te (?:serveren|garneren)|do (?:podania|dekoracji|posypania|smażenia)|za (?:posluživanje|ukras|ukrašavanje|posipanje|prženje))$/iu
const maxWords = 5

/**
 * Returns whether a line of an ingredient list names a part of the dish and no food. Only words that cannot name a food
 * count, because a heading is not looked at for allergens.
 * Example: `isPartHeading('For the glaze')` is true, `isPartHeading('For the glaze, 2 eggs')` and 'Glaze' are not.
 */
export function isPartHeading(line: string): boolean {
  const text = line.trim()
  if (text.split(/\s+/).length > maxWords) return false
  return [withArticle, withGermanArticle, inCapitals, purpose].some((pattern) => pattern.test(text))
}

/**
 * Marks the headings among ingredient lines with a colon, where further lines follow.
 * Example: `markPartHeadings(['For the glaze', '1 egg'])` is `['For the glaze:', '1 egg']`.
 */
export function markPartHeadings(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    const next = lines[at + 1]
    return next !== undefined && isPartHeading(line) && !isPartHeading(next) ? toHeading(line) : line
  })
}
