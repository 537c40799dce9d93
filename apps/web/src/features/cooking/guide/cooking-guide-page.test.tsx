// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { cooking, type OngoingCooking } from '@larder/contract/cooking'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aHousehold } from '../../../testing/a-household'
import { aPlanMeal, aPlanWeek } from '../../../testing/a-plan'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { aUser } from '../../../testing/a-user'
import { anItem } from '../../../testing/an-item'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { cookingStore } from '../session/cooking-store'
import { CookingGuidePage } from './cooking-guide-page'

const same = (text: string) => ({ written: text, metric: text, us: text })
const sample = aRecipeDetails({
  id: 3,
  title: 'Garlic Butter Rice',
  steps: ['Rinse.', 'Melt.', 'Toast.', 'Cook for 12 minutes.', 'Rest.'].map((text, at) => ({
    text: same(text),
    uses: at === 1 ? [0] : [],
    timers: at === 3 ? [{ text: '12 minutes', label: 'rice', seconds: 720 }] : [],
  })),
})

let api: ReturnType<typeof stubApi>
let onTheStove: OngoingCooking[]
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  cookingStore.follow()
  onTheStove = []
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(household.current, () => aHousehold())
  api.answer(recipes.get, () => sample)
  api.answer(cooking.current, () => onTheStove)
  api.answer(cooking.save, ({ body }) => ({
    id: '0192f3a4-7c1e-7abc-8def-0123456789ab',
    dishes: (body?.dishes ?? []).map((dish) => ({ ...dish, title: 'Garlic Butter Rice' })),
    state: { ...(body?.state ?? { step: 0, moves: 0 }), timers: [] },
    startedAt: '2026-11-15T17:00:00.000Z',
    updatedAt: '2026-11-15T17:10:00.000Z',
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'SpeechRecognition')
})

const open = (path = '/CookingGuide', signedIn = false) =>
  renderWithApp(
    <Routes>
      <Route path="/CookingGuide" element={<CookingGuidePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, signedIn },
  )
const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const at = (step: string) => screen.findByRole('heading', { level: 2, name: step })

test('shows cautions before the first step, and in one line while cooking', async () => {
  const objection = { concerns: 'allergen', about: 'dairy', answer: 'contains', severity: 'high' } as const
  const objections = [{ ...objection, line: '30 g butter', why: 'butter contains dairy', forbids: true }]
  api.answer(recipes.get, () => ({ ...sample, eaters: [{ name: 'Mia', objections }] }))
  const { user } = open()
  const step = await at('Step 1 of 5')
  const verdict = screen.getByRole('region', { name: 'Not for everybody at your table' })
  expect(verdict.textContent).toContain('Mia: contains dairy, because of “30 g butter”')
  expect(verdict.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(press('Next Step'))
  await at('Step 2 of 5')
  expect(screen.getByText('Not for Mia')).toBeTruthy()
})

describe('[GUIDE-01] the guide', () => {
  test('leads a visitor through the five steps of the sample and offers to register at the end', async () => {
    const { user, address } = open()
    await at('Step 1 of 5')
    expect(api.callsTo(recipes.get)[0]?.address).toBe('/api/v1/recipes/3')
    expect(press('Previous').disabled).toBe(true)
    await user.click(press('Next Step'))
    const second = await screen.findByRole('region', { name: 'Step 2 of 5 Melt.' })
    expect(document.activeElement).toBe(second)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 5')
    expect(screen.getByRole('region', { name: 'For this step' }).textContent).toContain('200 g spaghetti')
    await user.click(press('Previous'))
    await at('Step 1 of 5')
    await user.keyboard('n{ArrowRight}  ')
    await at('Step 5 of 5')
    expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull()
    await user.click(press('Finish'))
    await at("Great job! You've completed the recipe.")
    await user.click(press('Rate Recipe'))
    await user.click(press('Favorite'))
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    expect(address()).toBe('/login?from=%2FCookingGuide')
    expect(api.calls.map(({ name }) => name)).toEqual(['recipes.get'])
  })

  test('continues after a reload, timers included', async () => {
    const { user, unmount } = open()
    await at('Step 1 of 5')
    await user.keyboard('nnn')
    await user.click(press('12 min: Rice'))
    expect(await screen.findByRole('timer')).toBeTruthy()
    // A second press shows the one that runs.
    await user.click(press('12 min: Rice'))
    expect(screen.getAllByRole('timer')).toHaveLength(1)
    unmount()
    open()
    await at('Step 4 of 5')
    expect(screen.getByRole('listitem', { name: 'Rice' }).textContent).toMatch(/1[12]:\d\d/)
  })

  test('shows that a recipe does not exist', async () => {
    api.answer(recipes.get, () => rejectedWith('recipe-not-found'))
    const { unmount } = open('/CookingGuide?recipe=99')
    await at('Recipe Not Found')
    unmount()
    open('/CookingGuide?recipe=soup')
    await at('Recipe Not Found')
  })
})

/** A browser that hears what a test says. */
function scriptSpeech(): (words: string) => void {
  let speak: (words: string) => void = () => expect.unreachable()
  class Scripted {
    onresult: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    start() {
      speak = (words) =>
        act(() =>
          this.onresult?.({
            resultIndex: 0,
            results: [Object.assign([{ transcript: words }], { isFinal: true })],
          }),
        )
    }
    abort() {
      this.onend?.()
    }
  }
  Object.assign(window, { SpeechRecognition: Scripted })
  return (words) => speak(words)
}

test('executes voice commands, confirms them and ignores other speech', async () => {
  const speak = scriptSpeech()
  const { user } = open()
  await at('Step 1 of 5')
  await user.click(press('Listen'))
  speak('Okay, next please')
  await at('Step 2 of 5')
  expect(screen.getByText('Heard “Okay, next please”. Step 2 of 5.')).toBeTruthy()
  speak('pass me the next plate')
  expect(screen.getByText(/but I don’t know that one/)).toBeTruthy()
  speak('how much spaghetti')
  expect(screen.getByText('Heard “how much spaghetti”. 200 g spaghetti.')).toBeTruthy()
  speak('timer five minutes')
  expect(await screen.findByRole('timer')).toBeTruthy()
  speak('stop the timer')
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  speak('step four')
  await at('Step 4 of 5')
  speak('timer')
  expect(await screen.findByRole('listitem', { name: 'Rice' })).toBeTruthy()
  speak('stop listening')
  await user.click(press('Listen'))
  speak('next')
  await at('Step 5 of 5')
  speak('next')
  await screen.findByRole('heading', { name: /^Great job!/ })
  // What is said at the table is nobody's business.
  speak('back')
  await user.click(press('Back to the last step'))
  await at('Step 5 of 5')
})

test.each([
  [5, 'There are only 5 steps.'],
  [1, 'There is only one step.'],
])('of %d steps, a later one is answered with: %s', async (count, answer) => {
  api.answer(recipes.get, () => ({ ...sample, steps: sample.steps.slice(0, count) }))
  const speak = scriptSpeech()
  const { user } = open()
  await at(`Step 1 of ${count}`)
  await user.click(press('Listen'))
  speak('step nine')
  expect(screen.getByText(`Heard “step nine”. ${answer}`)).toBeTruthy()
})

test('offers to continue a session of another device', async () => {
  onTheStove = [
    {
      id: '0192f3a4-7c1e-7abc-8def-0123456789ab',
      dishes: [{ recipeId: 3, version: 1, servings: 4, title: 'Garlic Butter Rice' }],
      state: { step: 2, moves: 2, timers: [] },
      startedAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
    },
  ]
  const { user, address } = open('/CookingGuide', true)
  await at('Step 1 of 5')
  expect(await screen.findByText('Continue cooking: Garlic Butter Rice, step 3')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  await at('Step 3 of 5')
  expect(address()).toContain('cooking=0192f3a4')
  await user.click(press('Next Step'))
  await waitFor(() =>
    expect(api.callsTo(cooking.save).at(-1)).toMatchObject({
      address: '/api/v1/cooking/0192f3a4-7c1e-7abc-8def-0123456789ab',
      body: { state: { step: 3, moves: 3 } },
    }),
  )
})

test('at the end deducts the confirmed amounts, stores the leftovers and can undo both', async () => {
  const take = {
    itemId: 7,
    name: 'Rice',
    unit: 'g',
    held: '500',
    amount: '250',
    location: 'pantry',
    about: false,
  } as const
  api.answer(cooking.deduction, () => [
    { recipeId: 3, line: '250 g rice', takes: [take], others: [] },
    { recipeId: 3, line: '40 g butter', takes: [{ ...take, itemId: 8, name: 'Butter' }], others: [] },
    { recipeId: 3, line: '2 tsp lemon juice', takes: [], others: [], short: '2 tsp lemon juice' },
  ])
  api.answer(cooking.finish, () => ({ items: [anItem()], removed: [], leftovers: [anItem()], booking: 41 }))
  api.answer(inventory.undo, () => ({ items: [], removed: [] }) as never)
  const { user } = open('/CookingGuide', true)
  await at('Step 1 of 5')
  await user.keyboard('nnnnn')
  const stock = await screen.findByRole('region', { name: 'From your stock' })
  const amount = await within(stock).findByRole('textbox', { name: 'How much of Rice' })
  await user.clear(amount)
  await user.type(amount, '900')
  expect(await screen.findByText('You only have 500 g.')).toBeTruthy()
  expect(press('Take from stock').disabled).toBe(true)
  await user.clear(amount)
  await user.type(amount, '300')
  await user.click(within(stock).getByRole('checkbox', { name: '40 g butter' }))
  expect(stock.textContent).toContain('Not in your inventory: 2 tsp lemon juice')
  const kept = screen.getByRole('region', { name: 'Portions kept' })
  await user.click(within(kept).getByRole('button', { name: 'One more' }))
  await user.click(within(kept).getByRole('radio', { name: 'Freezer' }))
  await user.click(press('Take from stock'))
  await screen.findByText(/Your stock is up to date/)
  expect(api.callsTo(cooking.finish)[0]?.body).toMatchObject({
    dishes: [{ recipeId: 3, version: 1, servings: 2 }],
    takes: [{ itemId: 7, amount: '300' }],
    kept: [{ recipeId: 3, portions: '1', location: 'freezer' }],
    action: expect.stringMatching(/-/),
  })
  await user.click(press('Undo'))
  await screen.findByRole('button', { name: 'Take from stock' })
  await waitFor(() => expect(api.callsTo(inventory.undo)[0]?.address).toContain('/41'))
})

test('opening the end of the same dish again does not overwrite what the cook types', async () => {
  const rice = { itemId: 7, name: 'Rice', unit: 'g', held: '500', location: 'pantry', about: false } as const
  api.answer(cooking.deduction, () => [
    {
      ...{ recipeId: 3, line: '250 g rice', others: [] },
      takes: [{ ...rice, amount: api.callsTo(cooking.deduction).length > 1 ? '111' : '250' }],
    },
  ])
  const { user } = open('/CookingGuide', true)
  await at('Step 1 of 5')
  await user.keyboard('nnnnn')
  await screen.findByRole('textbox', { name: 'How much of Rice' })
  await user.click(press('Back to the last step'))
  await at('Step 5 of 5')
  await user.keyboard('n')
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'How much of Rice' })
  await user.clear(amount)
  await user.type(amount, '300')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(amount.value).toBe('300')
  expect(api.callsTo(cooking.deduction)).toHaveLength(1)
})

test('at the end proposes the leftovers the plan needs, which can be changed', async () => {
  api.answer(cooking.deduction, () => [])
  api.answer(cooking.finish, () => ({ items: [], removed: [], leftovers: [anItem()], booking: 41 }))
  const roast = aPlanMeal({ id: 12, extraPortions: 1.5 })
  api.answer(mealPlan.week, () => aPlanWeek({ meals: [aPlanMeal({ id: 11, extraPortions: 4 }), roast] }))
  const { user } = open('/CookingGuide?recipe=3&servings=2&meal=12', true)
  await at('Step 1 of 5')
  await user.keyboard('nnnnn')
  const kept = await screen.findByRole('region', { name: 'Portions kept' })
  await waitFor(() =>
    expect(within(kept).getByRole<HTMLInputElement>('textbox', { name: 'Portions kept' }).value).toBe('1.5'),
  )
  await user.click(press('Take from stock'))
  await screen.findByText(/Your stock is up to date/)
  expect(api.callsTo(cooking.finish)[0]?.body).toMatchObject({
    dishes: [{ recipeId: 3, mealId: 12 }],
    kept: [{ recipeId: 3, portions: '1.5', location: 'fridge' }],
  })
})

test('a step that arrives after finishing does not close the result', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  api.answer(cooking.save, async () => {
    await arrived
    return rejectedWith('cooking-over')
  })
  api.answer(cooking.deduction, () => [])
  api.answer(cooking.finish, () => ({ items: [anItem()], removed: [], leftovers: [], booking: 42 }))
  const { user } = open('/CookingGuide', true)
  await at('Step 1 of 5')
  await user.keyboard('nnnnn')
  await screen.findByRole('region', { name: 'From your stock' })
  await waitFor(() => expect(api.callsTo(cooking.save)).toHaveLength(1), { timeout: 3000 })
  await user.click(press('Leave stock as it is'))
  await screen.findByText(/Your stock is up to date/)
  arrive()
  await act(() => arrived)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText(/Your stock is up to date/)).toBeTruthy()
})
