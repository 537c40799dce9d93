import type { RecipeDetails } from '@larder/contract/recipes'
import { objectionSentence } from '@larder/kitchen/verdict/objection-sentence'

/** Whether somebody must not eat it, whether nobody knows that they may, or whether they would rather not. */
export type VerdictLevel = 'must not' | 'not known' | 'warns'

const levels: readonly VerdictLevel[] = ['must not', 'not known', 'warns']

export interface DishVerdict {
  /** 'Mia: contains nuts, because of “50 g pesto”' */
  readonly sentence: string
  /** What the kitchen knows about that line. */
  readonly why: string
  readonly level: VerdictLevel
}

/** What speaks against a dish and for whom; what keeps it away comes first, then what is not known, then what only warns. */
export function toDishVerdicts(eaters: RecipeDetails['eaters']): DishVerdict[] {
  return eaters
    .flatMap(({ name, objections }) =>
      groupObjections(objections).map((objection) => ({
        sentence: objectionSentence(name, objection),
        why: objection.why,
        level: objectionLevel(objection),
      })),
    )
    .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
    .filter(
      // Two of the same name would be told the same twice.
      (verdict, place, all) => all.findIndex(({ sentence }) => sentence === verdict.sentence) === place,
    )
}

type Objection = RecipeDetails['eaters'][number]['objections'][number]

/** Several allergens that one line is about are told in one sentence: 'not known whether it contains nuts or celery'. */
function groupObjections(objections: readonly Objection[]): Objection[] {
  const groups = new Map<string, Objection[]>()
  for (const one of objections) {
    const { concerns, about, answer, line, why, forbids } = one
    const same = concerns === 'allergen' && answer === 'not known' ? '' : about
    const key = JSON.stringify([concerns, same, answer, line, why, forbids])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const names = [first, ...others].map(({ about }) => (about === 'msg' ? 'MSG' : about))
    return { ...first, about: formatNameList(names, 'or') }
  })
}

/** How much an objection weighs. */
export function objectionLevel({ forbids, answer }: Objection): VerdictLevel {
  if (!forbids) return 'warns'
  return answer === 'not known' ? 'not known' : 'must not'
}

/** 'gluten-free' is Gluten-Free, 'msg' is MSG. */
export function formatRestrictionName(id: string): string {
  const words = id === 'msg' ? 'MSG' : id
  return words.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** 'Ana', 'Ana and Mia', 'Ana, Ben and Mia'. */
export function formatNameList(names: readonly string[], between = 'and'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${between} ${last}`
}
