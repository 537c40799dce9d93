// @vitest-environment happy-dom
import { diet } from '@larder/contract/diet'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { mealPlan, type PlanningEvent, type PlanPreferences, type PlanWeek } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { suggestions } from '@larder/contract/suggestions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { syncHousehold } from '../../../api/household-sync/household-sync'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { refresh } from '../../../api/use-read'
import { aGuest, aPerson } from '../../../testing/a-household'
import { aPlanMeal, aPlanWeek } from '../../../testing/a-plan'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { aRecipeSummary, aSuggestion } from '../../../testing/a-suggestion'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { MealPlanPage } from './meal-plan-page'

const undoId = '0192f3a4-7c1e-7abc-8def-0000000000aa'
let api: ReturnType<typeof stubApi>
let week: PlanWeek
let wishes: PlanPreferences

// Dialogs load on their own; here they are there when a test opens one.
beforeAll(async () => void (await import('../meal-dialogs/meal-dialogs')))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T09:00:00') })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  week = aPlanWeek()
  wishes = {
    ...{ meals: ['dinner'], maxMinutesWeekdays: 25, maxMinutesWeekend: null, noRepeatWithinDays: 7 },
    ...{ lean: 'balanced', target: { kcal: null, protein: null } },
  }
  api = stubApi()
  api.answer(mealPlan.week, () => week)
  api.answer(mealPlan.wishes, () => wishes)
  api.answer(diet.people, () => [aPerson(), aGuest()])
  api.answer(suggestions.list, () => ({ suggestions: [aSuggestion()], sample: false, canInvent: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = (search = '') => renderWithApp(<MealPlanPage />, { path: `/meal-plan${search}`, signedIn: true })
const tuesday = () => screen.findByRole('region', { name: 'Tuesday 17 Nov' })
const shownToast = () => currentToasts()[0]

async function choose(user: ReturnType<typeof open>['user'], entry: string, of = 'Lemon rice') {
  await user.click(await screen.findByRole('button', { name: `More options for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('the week', () => {
  test('shows each day with its dishes, leftovers and notes', async () => {
    week = aPlanWeek({
      meals: [
        aPlanMeal({ warning: 'Mia: contains nuts', locked: true, missing: ['feta'], plates: 2.5 }),
        aPlanMeal({
          id: 2,
          day: '2026-11-18',
          what: { kind: 'leftovers', title: 'Dal', plate: ['red-lentils'], portions: 2 },
          cookedAt: '2026-11-18T08:00:00.000Z',
        }),
        aPlanMeal({ id: 3, day: '2026-11-19', meal: 'lunch', what: { kind: 'note', text: 'Eating out' } }),
      ],
    })
    open()
    const cell = within(await tuesday())
    expect(cell.getByRole('link', { name: 'Lemon rice' }).getAttribute('href')).toBe('/recipe/details/7')
    const card = cell.getByRole('article').textContent
    for (const word of ['Mia: contains nuts', 'Locked', '25 min', '2.5 plates', '1 to buy'])
      expect(card).toContain(word)
    const now = screen.getByRole('region', { name: 'Wednesday Today, 18 Nov' })
    expect(now.textContent).toMatch(/Dal.*Leftovers.*Cooked/)
    const note = within(screen.getByRole('region', { name: 'Thursday 19 Nov' }))
    expect(note.getByText('Eating out').closest('a')).toBeNull()
    // Lunch is not wished for: it has a place because something stands there.
    expect(note.getByRole('button', { name: 'Add to Dinner tomorrow' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to Dinner on Monday' })).toBeNull()
  })

  test('follows the URL, and the current week has no parameter', async () => {
    const { user, address } = open('?from=2026-11-25')
    expect(await screen.findByRole('region', { name: 'Tuesday 17 Nov' })).toBeTruthy()
    expect(api.callsTo(mealPlan.week)[0]?.address).toContain('from=2026-11-23')
    await user.click(screen.getByRole('button', { name: 'Previous week' }))
    expect(address()).toBe('/meal-plan')
    await user.click(screen.getByRole('button', { name: 'Next week' }))
    expect(address()).toBe('/meal-plan?from=2026-11-23')
    await user.click(screen.getByRole('button', { name: 'Today' }))
    expect(address()).toBe('/meal-plan')
  })

  test('links to next week when little is left of this one, unless that is planned, too', async () => {
    vi.setSystemTime(new Date('2026-11-22T09:00:00'))
    const sunday = aPlanMeal({ day: '2026-11-22' })
    const days = Array.from({ length: 7 }, (_, at) => 23 + at)
    const full = days.map((day) => aPlanMeal({ id: day, day: `2026-11-${day}` }))
    let next: PlanWeek['meals'] = full.slice(1)
    api.answer(mealPlan.week, () =>
      api.callsTo(mealPlan.week).at(-1)?.address.includes('11-23')
        ? aPlanWeek({ from: '2026-11-23', meals: next })
        : aPlanWeek({ meals: [sunday] }),
    )
    const { user, address } = open()
    const onwards = () => screen.queryAllByRole('button', { name: 'Plan next week' })
    await waitFor(() => expect(onwards()).not.toHaveLength(0))
    next = full
    await act(() => refresh(mealPlan.week))
    await waitFor(() => expect(onwards()).toHaveLength(0))
    next = []
    await act(() => refresh(mealPlan.week))
    const [button] = await screen.findAllByRole('button', { name: 'Plan next week' })
    await user.click(button as HTMLElement)
    expect(address()).toBe('/meal-plan?from=2026-11-23')
  })

  test('shows a read failure and retries', async () => {
    api.answer(mealPlan.week, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('The plan could not be loaded')
    api.answer(mealPlan.week, () => week)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await tuesday()).toBeTruthy()
  })

  test('is read-only offline', async () => {
    const { user } = open()
    await tuesday()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let hangUp = () => {}
    act(() => {
      hangUp = syncHousehold({ onHouseholdSwitched: () => {} })
    })
    expect(await screen.findByText(/This is the plan as it was last loaded/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'More options for Lemon rice' }))
    const entry = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('aria-disabled')
    expect([entry('Remove'), entry('Move…'), entry('Why is it here?')]).toEqual(['true', 'true', null])
    act(hangUp)
  })
})

describe('a meal', () => {
  test('moves by two selects, shows at once, and can be undone', async () => {
    let answer: (() => void) | undefined
    api.answer(mealPlan.change, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      week = aPlanWeek({ meals: [aPlanMeal({ day: body?.day ?? '', meal: body?.meal ?? 'dinner' })] })
      return week.meals[0] ?? aPlanMeal()
    })
    const { user } = open()
    await choose(user, 'Move…')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Day' }), '2026-11-20')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meal' }), 'lunch')
    await user.click(screen.getByRole('button', { name: 'Move here' }))
    const friday = within(await screen.findByRole('region', { name: 'Friday 20 Nov' }))
    expect(friday.getByRole('link', { name: 'Lemon rice' })).toBeTruthy()
    act(() => answer?.())
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Moved: Lemon rice', description: 'Lunch on Friday' }),
    )
    act(() => shownToast()?.action?.onSelect())
    await waitFor(() => expect(api.callsTo(mealPlan.change)[1]?.body).toMatchObject({ day: '2026-11-17' }))
    act(() => answer?.())
    expect(within(await tuesday()).getByRole('link', { name: 'Lemon rice' })).toBeTruthy()
  })

  test('returns after a rejection, which is reported', async () => {
    api.answer(mealPlan.remove, () => rejectedWith('meal-not-found'))
    const { user } = open()
    await choose(user, 'Remove')
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'The meal was not removed', tone: 'destructive' }),
    )
    expect(await screen.findByRole('link', { name: 'Lemon rice' })).toBeTruthy()
  })

  test('is restored by undo after its removal', async () => {
    api.answer(mealPlan.remove, () => {
      week = aPlanWeek({ meals: [] })
      return { undo: undoId }
    })
    api.answer(mealPlan.undo, () => {
      week = aPlanWeek()
      return null
    })
    const { user } = open()
    await choose(user, 'Remove')
    await waitFor(() => expect(shownToast()?.title).toBe('Taken out of the plan'))
    expect(screen.queryByRole('link', { name: 'Lemon rice' })).toBeNull()
    act(() => shownToast()?.action?.onSelect())
    expect(await screen.findByRole('link', { name: 'Lemon rice' })).toBeTruthy()
    expect(api.callsTo(mealPlan.undo)[0]?.address).toContain(undoId)
  })

  test('can be locked, served to fewer people, and explained', async () => {
    week = aPlanWeek({
      meals: [
        aPlanMeal({
          rescues: [{ itemId: 1, name: 'Spinach', until: '2026-11-19' }],
          missing: ['feta'],
          money: 2.5,
        }),
      ],
    })
    api.answer(mealPlan.change, () => aPlanMeal())
    const { user } = open()
    await choose(user, 'Lock')
    await waitFor(() => expect(api.callsTo(mealPlan.change)[0]?.body).toMatchObject({ locked: true }))
    await choose(user, 'Who eats…')
    await user.click(await screen.findByRole('checkbox', { name: /^Mia/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(api.callsTo(mealPlan.change)[1]?.body).toMatchObject({ eaters: [aPerson().id], plates: null }),
    )
    await choose(user, 'Why is it here?')
    const why = (await screen.findByRole('dialog', { name: 'Lemon rice' })).textContent
    for (const word of ['Spinach (until tomorrow)', 'feta', '€2.50']) expect(why).toContain(word)
  })

  test('links to the cooking guide with its plates and meal id', async () => {
    week = aPlanWeek({ meals: [aPlanMeal({ plates: 2.5 })] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'More options for Lemon rice' }))
    const cook = await screen.findByRole('menuitem', { name: 'Cook now' })
    expect(cook.getAttribute('href')).toBe('/CookingGuide?recipe=7&servings=3&meal=31')
  })

  test('is added to an empty slot from stock, or as a note', async () => {
    let id = 40
    api.answer(mealPlan.add, ({ body }) =>
      aPlanMeal({ id: ++id, day: body?.day ?? '', what: { kind: 'note', text: 'Guests' } }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add to Dinner on Friday' }))
    await user.click(await screen.findByRole('button', { name: /^Lemon rice/ }))
    await waitFor(() =>
      expect(api.callsTo(mealPlan.add)[0]?.body).toMatchObject({
        ...{ day: '2026-11-20', meal: 'dinner' },
        what: { kind: 'recipe', recipeId: 7 },
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add to Dinner tomorrow' }))
    await user.click(await screen.findByRole('radio', { name: 'Note' }))
    await user.click(screen.getByRole('button', { name: 'Guests' }))
    await waitFor(() =>
      expect(api.callsTo(mealPlan.add)[1]?.body).toMatchObject({ what: { text: 'Guests' } }),
    )
  })
})

test('a recipe from another page is planned, with the first free slot preselected', async () => {
  api.answer(recipes.get, () => aRecipeDetails({ id: 7, title: 'Lemon rice' }))
  api.answer(mealPlan.add, () => aPlanMeal({ id: 50, day: '2026-11-18' }))
  const { user, address } = open('?recipe=7')
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a day and a meal' }))
  expect(await dialog.findByText('Lemon rice')).toBeTruthy()
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Day' }).value).toBe('2026-11-18')
  await user.click(dialog.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(address()).toBe('/meal-plan'))
  expect(api.callsTo(mealPlan.add)[0]?.body).toMatchObject({
    ...{ day: '2026-11-18', meal: 'dinner' },
    what: { kind: 'recipe', recipeId: 7 },
  })
})

describe('Plan my week', () => {
  let say: (event: PlanningEvent) => void
  let hungUp: boolean
  let requests: unknown[]
  beforeEach(() => {
    hungUp = false
    requests = []
    const plain = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, request: RequestInit & { signal: AbortSignal }) => {
      if (address !== buildEndpointUrl(mealPlan.plan)) return plain(address, request)
      requests.push(JSON.parse(String(request.body)))
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (event) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
          request.signal.addEventListener('abort', () => {
            hungUp = true
            controller.error(new DOMException('gone', 'AbortError'))
          })
        },
      })
      return new Response(body, { status: 200 })
    })
  })
  const done = (given: Partial<Extract<PlanningEvent, { kind: 'done' }>> = {}): PlanningEvent => {
    week = aPlanWeek({
      meals: [aPlanMeal({ what: { kind: 'recipe', version: 1, recipe: aRecipeSummary({ title: 'Dal' }) } })],
    })
    return { kind: 'done', week, filled: 1, conflicts: [], warnings: [], ...given }
  }

  test('is offered in an empty week, shows its progress and result, and can be undone', async () => {
    week = aPlanWeek({ meals: [] })
    api.answer(mealPlan.undo, () => null)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Plan my week' }))
    await waitFor(() => expect(requests).toMatchObject([{ from: '2026-11-16', again: false }]))
    act(() => say({ kind: 'progress', done: 0.4 }))
    const bar = await screen.findByRole('progressbar', { name: 'Planning the week…' })
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
    act(() =>
      say(
        done({
          conflicts: [
            {
              say: 'Thursday dinner: no dish is vegan and ready in 25 minutes.',
              rules: ['vegan', 'ready in 25 minutes'],
            },
          ],
          undo: undoId,
        }),
      ),
    )
    const result = await screen.findByRole('region', { name: '1 meal planned, some slots stayed empty' })
    expect(result.textContent).toContain('These can’t all be met together:veganready in 25 minutes')
    expect(document.activeElement?.textContent).toBe('1 meal planned, some slots stayed empty')
    expect(screen.getByRole('link', { name: 'Dal' })).toBeTruthy()
    await user.click(within(result).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.callsTo(mealPlan.undo)).toHaveLength(1))
  })

  test('can be repeated for unlocked meals, and cancelled', async () => {
    week = aPlanWeek({ meals: [aPlanMeal({ day: '2026-11-20' })] })
    const { user } = open()
    await user.click((await screen.findAllByRole('button', { name: 'Plan again' }))[0] as HTMLElement)
    await waitFor(() => expect(requests).toMatchObject([{ again: true }]))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(hungUp).toBe(true)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('link', { name: 'Lemon rice' })).toBeTruthy()
  })
})

test('the shortfall is added to the list, without excluded foods', async () => {
  const lack = { for: [], about: false }
  week = aPlanWeek({
    shortfall: [
      { key: 'flour', text: '250 g flour', money: 0.5, ...lack },
      { key: 'feta', text: '200 g feta', ...lack },
    ],
    ...{ money: 0.5, unpriced: 1 },
  })
  const syncNow = vi.spyOn(shoppingListStore, 'syncNow').mockResolvedValue()
  api.answer(shopping.fromPlan, () => ({ added: 1, changed: 0, removed: 0, items: [] }))
  const { user } = open()
  expect(
    await screen.findByText('2 things to buy, about €0.50, and 1 thing without a price yet'),
  ).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: '200 g feta' }))
  await user.click(screen.getByRole('button', { name: 'Put on the shopping list' }))
  await waitFor(() => expect(shownToast()?.title).toBe('1 thing added to the list'))
  expect(api.callsTo(shopping.fromPlan)[0]?.body).toMatchObject({ from: '2026-11-16', leaveOut: ['feta'] })
  expect(shownToast()?.action?.label).toBe('See the list')
  expect(syncNow).toHaveBeenCalled()
})

test('shows food that will spoil and is in no meal, with what to do', async () => {
  const say = 'Freeze the cod by tomorrow: no planned meal uses it.'
  week = aPlanWeek({ unplanned: [{ itemId: 3, name: 'Cod', until: '2026-11-17', say }] })
  open()
  expect(await screen.findByText(say)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Not in the plan' })).toBeTruthy()
})

test('preferences are validated and saved', async () => {
  api.answer(mealPlan.saveWishes, ({ body }) => {
    wishes = body ?? wishes
    return wishes
  })
  const { user } = open()
  await tuesday()
  await user.click(screen.getByRole('button', { name: 'More options for this week' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Wishes…' }))
  const dinner = await screen.findByRole('checkbox', { name: 'Dinner' })
  await user.click(dinner)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one meal.')
  await user.click(dinner)
  await user.click(screen.getByRole('checkbox', { name: 'Lunch' }))
  await user.type(screen.getByRole('textbox', { name: /^Energy/ }), '1800')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.callsTo(mealPlan.saveWishes)[0]?.body).toMatchObject({
      ...{ meals: ['lunch', 'dinner'], maxMinutesWeekdays: 25 },
      target: { kcal: 1800, protein: null },
    }),
  )
})
