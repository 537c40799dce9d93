import { parseMetadataList } from '@larder/kitchen/cooklang/cooklang-parser'
import { budgets, type DishFacts, dishRoles, dishSeasons } from '@larder/kitchen/recipe/dish-facts'

type About = ReadonlyMap<string, string>

/** The keys that a file with facts has, and what their values look like. */
const exampleByKey: Readonly<Record<string, string>> = {
  role: 'main',
  seasons: 'autumn, winter',
  'active time': '25 minutes',
  keeps: "3 days' or 'no",
  freezes: "3 months' or 'no",
  reheats: "yes' or 'no",
  portable: "yes' or 'no",
  'child-friendly': "yes' or 'no",
  budget: 'low',
  complete: "yes' or 'no",
  leaves: 'cooked-chicken',
}

/** Reads what the author states about a dish; without a role there are no facts. Adds what is wrong to the faults. */
export function parseDishFacts(
  about: About,
  name: string,
  minutes: { readonly active: number; readonly wait: number },
  faults: string[],
): DishFacts | undefined {
  if (!about.has('role')) return undefined
  const read = <Value>(key: string, parse: (text: string) => Value | undefined): Value | undefined => {
    const text = about.get(key)?.trim()
    const value = text === undefined ? undefined : parse(text)
    if (text !== undefined && value === undefined)
      faults.push(`'${key}: ${text}' is not like '${exampleByKey[key] ?? 'another'}'`)
    return value
  }
  const role = read('role', oneOf(dishRoles))
  if (role === undefined) return undefined
  const stated = {
    seasons: read('seasons', manyOf(dishSeasons)),
    activeMinutes: about.has('active time') ? minutes.active : undefined,
    waitMinutes: minutes.wait > 0 ? minutes.wait : undefined,
    keepsDays: read('keeps', countOf('days?')),
    freezesMonths: read('freezes', countOf('months?')),
    reheats: read('reheats', yesOrNo),
    portable: read('portable', yesOrNo),
    childFriendly: read('child-friendly', yesOrNo),
    budget: read('budget', oneOf(budgets)),
    goesWith: toNames(about.get('goes with')),
    complete: read('complete', yesOrNo),
    leaves: read('leaves', (text) => (/^[a-z-]+$/.test(text) ? text : undefined)),
    leftoversBecome: toNames(about.get('leftovers become')),
  }
  const known = Object.entries(stated).filter(([, value]) => value !== undefined)
  return { name, role, ...Object.fromEntries(known) }
}

function oneOf<Word extends string>(words: readonly Word[]) {
  return (text: string): Word | undefined => words.find((word) => word === text)
}

function manyOf<Word extends string>(words: readonly Word[]) {
  return (text: string): Word[] | undefined => {
    const named = parseMetadataList(text)
    const known = words.filter((word) => named.some((one) => one === word))
    return known.length === named.length && known.length > 0 ? known : undefined
  }
}

function countOf(unit: string) {
  const form = new RegExp(`^(\\d{1,3}) ${unit}$`)
  return (text: string): number | undefined => {
    if (text === 'no') return 0
    const found = form.exec(text)
    return found ? Number(found[1]) : undefined
  }
}

function yesOrNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined
}

function toNames(text: string | undefined): string[] | undefined {
  const names = parseMetadataList(text)
  return names.length > 0 ? names : undefined
}
