import type { EaterObjection, RecipeDetails } from '@larder/contract/recipes'

export interface Verdict {
  /** 'Mia: contains nuts, because of “50 g pesto”' */
  readonly sentence: string
  /** What the kitchen knows about that line. */
  readonly why: string
  /** It keeps the dish away; otherwise it warns. */
  readonly forbids: boolean
}

/** What speaks against a dish and for whom; what keeps it away comes before what only warns. */
export function verdictsOf(eaters: RecipeDetails['eaters']): Verdict[] {
  return eaters
    .flatMap(({ name, objections }) => objections.map((objection) => verdictOf(name, objection)))
    .sort((one, other) => Number(other.forbids) - Number(one.forbids))
    .filter(
      // Two of the same name would be told the same twice.
      (verdict, place, all) => all.findIndex(({ sentence }) => sentence === verdict.sentence) === place,
    )
}

function verdictOf(eater: string, objection: EaterObjection): Verdict {
  const { line, why, forbids } = objection
  const because = line === '' ? '' : `, because of “${line}”`
  return { sentence: `${eater}: ${said(objection)}${because}`, why, forbids }
}

function said({ concerns, about, answer }: EaterObjection): string {
  const what = concerns === 'dislike' ? `${about}, a dislike` : allergenWords(about)
  if (answer === 'not known') return `not known whether it ${concerns === 'diet' ? 'is' : 'contains'} ${what}`
  return answer === 'contains' ? `contains ${what}` : `not ${about}`
}

/** As it stands in the middle of a sentence. */
function allergenWords(allergen: string): string {
  return allergen === 'msg' ? 'MSG' : allergen
}

/** 'gluten-free' is Gluten-Free, 'msg' is MSG. */
export function nameOf(id: string): string {
  return allergenWords(id).replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** 'Ana', 'Ana and Mia', 'Ana, Ben and Mia'. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
