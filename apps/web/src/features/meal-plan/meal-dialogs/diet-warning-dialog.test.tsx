// @vitest-environment happy-dom
import { diet } from '@larder/contract/diet'
import { mealPlan, type PlanPreferences, type PlanWeek } from '@larder/contract/meal-plan'
import { suggestions } from '@larder/contract/suggestions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aGuest, aPerson } from '../../../testing/a-household'
import { aPlanMeal, aPlanWeek } from '../../../testing/a-plan'
import { aSuggestion } from '../../../testing/a-suggestion'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { MealPlanPage } from '../week/meal-plan-page'

let api: ReturnType<typeof stubApi>
let week: PlanWeek

// Dialogs load on their own; here they are there when a test opens one.
beforeAll(async () => void (await Promise.all([import('./meal-dialogs'), import('./diet-warning-dialog')])))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T09:00:00') })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  week = aPlanWeek()
  api = stubApi()
  api.answer(mealPlan.week, () => week)
  const wishes: PlanPreferences = {
    ...{ meals: ['dinner'], maxMinutesWeekdays: null, maxMinutesWeekend: null, noRepeatWithinDays: 7 },
    ...{ lean: 'balanced', target: { kcal: null, protein: null } },
  }
  api.answer(mealPlan.wishes, () => wishes)
  api.answer(diet.people, () => [aPerson(), aGuest()])
  api.answer(suggestions.list, () => ({ suggestions: [aSuggestion()], sample: false, canInvent: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = () => renderWithApp(<MealPlanPage />, { path: '/meal-plan', signedIn: true })
const tuesday = () => screen.findByRole('region', { name: 'Tuesday 17 Nov' })
const shownToast = () => currentToasts()[0]

async function choose(user: ReturnType<typeof open>['user'], entry: string) {
  await user.click(await screen.findByRole('button', { name: 'More options for Lemon rice' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('a dish that an eater must not eat', () => {
  const reasons = ['Mia: contains nuts, because of “50 g pesto”']
  const acknowledged = (body: unknown) => (body as { acknowledged?: boolean }).acknowledged
  const question = () => screen.findByRole('alertdialog', { name: /is not for everybody at the table$/ })

  test('asks for confirmation with the reasons; Cancel has the focus and plans nothing', async () => {
    api.answer(mealPlan.add, () => rejectedWith('not-for-everybody', { reasons }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add to Dinner on Friday' }))
    await user.click(await screen.findByRole('button', { name: /^Lemon rice/ }))
    const dialog = within(await question())
    expect(dialog.getByText('Mia: contains nuts, because of “50 g pesto”')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.callsTo(mealPlan.add).map(({ body }) => acknowledged(body))).toEqual([undefined])
    // Another dish may be picked at once, and nothing is said of a failure.
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(shownToast()?.tone).not.toBe('destructive')
  })

  test('is planned after confirmation, with the same idempotency key', async () => {
    api.answer(mealPlan.add, ({ body }) =>
      body?.acknowledged
        ? aPlanMeal({ id: 41, day: body.day })
        : rejectedWith('not-for-everybody', { reasons }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add to Dinner on Friday' }))
    await user.click(await screen.findByRole('button', { name: /^Lemon rice/ }))
    await user.click(within(await question()).getByRole('button', { name: 'Plan it anyway' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Planned: Lemon rice'))
    const [first, second] = api.callsTo(mealPlan.add).map(({ body }) => body as { action: string })
    expect([acknowledged(first), acknowledged(second)]).toEqual([undefined, true])
    expect(second?.action).toBe(first?.action)
  })

  test('returns to its slot when the move is declined', async () => {
    api.answer(mealPlan.change, () => rejectedWith('not-for-everybody', { reasons }))
    const { user } = open()
    await choose(user, 'Move…')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '2026-11-20')
    await user.click(screen.getByRole('button', { name: 'Move here' }))
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(within(await tuesday()).getByRole('link', { name: 'Lemon rice' })).toBeTruthy()
  })

  test('shows who, what and which line on its card and in its reasons', async () => {
    const objection = { about: 'nuts', answer: 'contains', line: '50 g pesto', why: 'has nuts' } as const
    const objections = [
      { ...objection, concerns: 'allergen' as const, severity: 'high' as const, forbids: true },
    ]
    week = aPlanWeek({
      meals: [aPlanMeal({ warning: 'Contains nuts: Mia', verdicts: [{ name: 'Mia', objections }] })],
    })
    const { user } = open()
    expect((await tuesday()).textContent).toContain('Contains nuts: Mia“50 g pesto”')
    await choose(user, 'Why is it here?')
    const why = await screen.findByRole('dialog', { name: 'Lemon rice' })
    expect(why.textContent).toContain('Mia: contains nuts, because of “50 g pesto” (has nuts)')
  })
})
