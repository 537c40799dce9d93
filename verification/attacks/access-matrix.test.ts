import { api } from '@larder/contract'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../apps/server/src/testing/a-cook'
import { withAbsentIds, withoutVolatileHeaders } from './access-matrix/absent-resource'
import { accessMatrix } from './access-matrix/access-matrix'
import { type AccessOutcome, type AccessRule, expectedOutcome } from './access-matrix/access-rule'
import { type CallerRole, callerRoles } from './access-matrix/caller-roles'
import { findUuids } from './access-matrix/household-rows'
import { householdMarker, privateMarker, publicMarker } from './access-matrix/marker-words'
import { createMatrixApp, type MatrixApp } from './access-matrix/matrix-app'
import { type LooseInput, type RawResponse, sendCall } from './access-matrix/send-call'

let matrix: MatrixApp
beforeAll(async () => {
  matrix = await createMatrixApp(inject('cluster'))
})
afterAll(() => matrix.close())

type LooseRule = AccessRule<LooseInput>

const rows = Object.entries(api).flatMap(([word, endpoints]) =>
  Object.entries(endpoints).map(([verb, endpoint]): [string, Endpoint, LooseRule | undefined] => {
    const rules: Readonly<Record<string, unknown>> = accessMatrix[word as keyof typeof accessMatrix]
    return [`${word}.${verb}`, endpoint, rules[verb] as LooseRule | undefined]
  }),
)

const cookOf = (who: CallerRole): Cook =>
  ({ other: matrix.oto, admin: matrix.ada, member: matrix.milo })[who as string] ?? matrix.mara

/** Calls whose answer to the maker holds a word or number by which a leak would be known. */
const telling = new Set<string>()
const hasWord = ({ text }: RawResponse) =>
  [householdMarker, privateMarker, publicMarker].some((word) =>
    text.toLowerCase().includes(word.toLowerCase()),
  )

/** What is in an answer that a stranger, or another member, was never meant to see. */
function leaks(
  { text }: RawResponse,
  input: LooseInput,
  shows: LooseRule['shows'],
  who: CallerRole,
  ids: ReadonlySet<string>,
): string[] {
  if (shows === 'everything') return []
  const lowerCase = text.toLowerCase()
  const secret =
    who === 'member' ? [privateMarker] : [householdMarker, privateMarker, ...(shows ? [] : [publicMarker])]
  const words = secret.filter((word) => lowerCase.includes(word.toLowerCase()))
  if (who === 'member') return words
  const known = new Set([...findUuids(JSON.stringify(input)), ...matrix.publicIds, cookOf(who).user.id])
  return [...words, ...findUuids(lowerCase).filter((id) => ids.has(id) && !known.has(id))]
}

/** Its maker is told everything, an admin what is said in the office, a camera about itself. */
function isMeant(who: CallerRole, { access }: Endpoint): boolean {
  return who === 'maker' || who === 'key' || who === access
}

const answerTo = (outcome: AccessOutcome, endpoint: Endpoint, but: ErrorCode | undefined) => {
  const code: ErrorCode | undefined = outcome === 'may' || outcome === 'own' ? but : outcome
  return code ? [errorDefinitions[code].status, code] : [endpoint.status ?? 200, '']
}

/** Which rows of the household are not as they were. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)]
  const gone = before.filter((row) => !is.has(row)).map((row) => `changed or gone: ${row.slice(0, 300)}`)
  return [...gone, ...after.filter((row) => !was.has(row)).map((row) => `new: ${row.slice(0, 300)}`)]
}

describe('every call, by everybody', () => {
  test.each(rows)('%s', async (name, endpoint, rule) => {
    if (!rule) throw new Error(`${name} is not in the matrix: say there what it is about`)
    const outcome = (who: CallerRole) => expectedOutcome(rule, who)
    const input = await rule.ask(matrix, matrix.mara)
    const before = await matrix.rows()
    const wrong: string[] = []
    const as = async (who: CallerRole, request: LooseInput) =>
      withoutVolatileHeaders(
        await sendCall(matrix.app, endpoint, request, matrix.authorization(who, rule?.key ?? null)),
      )
    async function tries(who: CallerRole, request: LooseInput): Promise<void> {
      const answer = await sendCall(
        matrix.app,
        endpoint,
        request,
        matrix.authorization(who, rule?.key ?? null),
      )
      const heard = `${answer.status} ${answer.code ?? ''}`
      const meant = answerTo(outcome(who), endpoint, rule?.but).join(' ')
      if (heard !== meant) wrong.push(`${who} heard ${heard}, and not ${meant}`)
      if (who === 'maker' && hasWord(answer)) telling.add(name)
      for (const leak of leaks(answer, request, rule?.shows, who, before.ids))
        if (!isMeant(who, endpoint)) wrong.push(`${who} was told ${leak}`)
    }

    try {
      for (const who of callerRoles.filter((one) => outcome(one) !== 'may')) {
        const isOwn = rule.about === 'self' && cookOf(who) !== matrix.mara
        await tries(who, isOwn ? await rule.ask(matrix, cookOf(who)) : input)
      }
      wrong.push(...differences(before.rows, (await matrix.rows()).rows))
      const another = outcome('other') === rule.gone ? withAbsentIds(input) : undefined
      if (another && (await as('other', input)) !== (await as('other', another)))
        wrong.push('what is somebody else’s and what never was can be told apart')
      // The very request that was refused is right: its maker's is answered.
      for (const who of callerRoles.filter((one) => outcome(one) === 'may'))
        await tries(who, who === 'maker' ? input : await rule.ask(matrix, cookOf(who)))
      expect(wrong).toEqual([])
    } finally {
      await rule.after?.(matrix)
    }
  })
})

/** These tell of numbers, days and choices, in which no word of anybody stands. */
const sayNoWords = [
  'account.overview',
  'account.settings',
  'account.secondFactor',
  'account.passkeys',
  'account.waysToConfirm',
  'account.archive',
  'household.live',
  'inventory.totals',
  'notifications.settings',
  'notifications.push',
  'recipes.substitutes',
  'mealPlan.shortfall',
  'mealPlan.wishes',
  'mealPlan.feed',
  'scan.allowance',
  'fridge.pictures',
  'myRecipes.stats',
  'community.get',
  'plans.mine',
]

test('the markers are findable: their maker’s reads return them', () => {
  const silent = rows.flatMap(([name, { method, gives, access }]) =>
    method === 'GET' && !gives && access !== 'admin' && !telling.has(name) ? [name] : [],
  )
  expect(silent).toEqual(sayNoWords)
})
