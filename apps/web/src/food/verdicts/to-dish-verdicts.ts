import type { RecipeDetails } from '@larder/contract/recipes'
import { objectionSentence } from '@larder/kitchen/verdict/objection-sentence'

/** The severity: somebody must not eat it, it is unknown whether they may, or they would rather not. */
export type VerdictLevel = 'must not' | 'not known' | 'warns'

const levels: readonly VerdictLevel[] = ['must not', 'not known', 'warns']

export interface DishVerdict {
  /** 'Mia: contains nuts, because of “50 g pesto”' */
  readonly sentence: string
  /** The kitchen's reason for that line. */
  readonly why: string
  readonly level: VerdictLevel
  readonly concerns: Objection['concerns']
}

/** Returns the objections to a dish: prohibitions first, then unknowns, then warnings. */
export function toDishVerdicts(eaters: RecipeDetails['eaters']): DishVerdict[] {
  return eaters
    .flatMap(({ name, objections }) =>
      groupObjections(objections).map((objection) => ({
        sentence: objectionSentence(name, objection),
        why: objection.why,
        level: objectionLevel(objection),
        concerns: objection.concerns,
      })),
    )
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
    .filter(
      // Two eaters of the same name would repeat a sentence.
      (verdict, index, all) => all.findIndex(({ sentence }) => sentence === verdict.sentence) === index,
    )
}

type Objection = RecipeDetails['eaters'][number]['objections'][number]

/** Merges several allergens of one line into one sentence: 'not known whether it contains nuts or celery'. */
function groupObjections(objections: readonly Objection[]): Objection[] {
  const groups = new Map<string, Objection[]>()
  for (const objection of objections) {
    const { concerns, about, answer, line, why, forbids } = objection
    const groupedAbout = concerns === 'allergen' && answer === 'not known' ? '' : about
    const key = JSON.stringify([concerns, groupedAbout, answer, line, why, forbids])
    groups.set(key, [...(groups.get(key) ?? []), objection])
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const names = [first, ...others].map(({ about }) => (about === 'msg' ? 'MSG' : about))
    return { ...first, about: formatNameList(names, 'or') }
  })
}

/** Returns the severity of an objection. */
export function objectionLevel({ forbids, answer }: Objection): VerdictLevel {
  if (!forbids) return 'warns'
  return answer === 'not known' ? 'not known' : 'must not'
}

/** Formats 'gluten-free' as 'Gluten-Free' and 'msg' as 'MSG'. */
export function formatRestrictionName(id: string): string {
  const words = id === 'msg' ? 'MSG' : id
  return words.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Formats names as 'Ana', 'Ana and Mia', 'Ana, Ben and Mia'. */
export function formatNameList(names: readonly string[], conjunction = 'and'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
