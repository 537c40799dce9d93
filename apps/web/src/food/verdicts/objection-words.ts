import type { RecipeDetails } from '@larder/contract/recipes'
import { objectionSentence } from '@larder/kitchen/verdict/objection-sentence'

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
    .flatMap(({ name, objections }) =>
      objections.map((objection) => ({
        sentence: objectionSentence(name, objection),
        why: objection.why,
        forbids: objection.forbids,
      })),
    )
    .sort((one, other) => Number(other.forbids) - Number(one.forbids))
    .filter(
      // Two of the same name would be told the same twice.
      (verdict, place, all) => all.findIndex(({ sentence }) => sentence === verdict.sentence) === place,
    )
}

/** 'gluten-free' is Gluten-Free, 'msg' is MSG. */
export function nameOf(id: string): string {
  const words = id === 'msg' ? 'MSG' : id
  return words.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** 'Ana', 'Ana and Mia', 'Ana, Ben and Mia'. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
