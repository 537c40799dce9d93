// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from '../../router/link'
import { StaticRouter } from '../../router/static-router'
import { Route, Routes } from '../../testing/router/routes'
import { DetailTransition } from './detail-transition'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

/** A browser with view transitions; reports the names at the start of each. */
function aBrowser({ reduced = false } = {}) {
  const named: string[] = []
  const done: Promise<void>[] = []
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      named.push(document.querySelector('img')?.style.viewTransitionName ?? '')
      const finished = Promise.resolve().then(update)
      done.push(finished)
      return { ready: finished, finished }
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  return { named, done }
}

function open() {
  render(
    <StaticRouter location="/">
      <DetailTransition />
      <Routes>
        <Route
          path="/"
          element={
            <article>
              <img alt="" />
              <Link to="/recipe/details/7" data-opens-dish>
                Salmon
              </Link>
              <Link to="/meals">Meals</Link>
            </article>
          }
        />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    </StaticRouter>,
  )
}

test('a card opens its page within a transition, and its picture has the name of the page’s picture', async () => {
  const { named, done } = aBrowser()
  open()
  fireEvent.click(screen.getByText('Salmon'))
  await act(async () => void (await Promise.all(done)))
  expect(named).toEqual(['dish'])
  expect(screen.getByText('Another page')).toBeTruthy()
})

test.each([
  ['with reduced motion', true, 'Salmon'],
  ['for another link', false, 'Meals'],
])('%s the page changes at once', (_, reduced, text) => {
  const { named } = aBrowser({ reduced })
  open()
  fireEvent.click(screen.getByText(text))
  expect(named).toEqual([])
  expect(screen.getByText('Another page')).toBeTruthy()
})

test('a press that opens a new tab is left to the browser', () => {
  const { named } = aBrowser()
  open()
  fireEvent.click(screen.getByText('Salmon'), { ctrlKey: true })
  expect(named).toEqual([])
})

test('a browser without transitions opens the page', () => {
  open()
  fireEvent.click(screen.getByText('Salmon'))
  expect(screen.getByText('Another page')).toBeTruthy()
})
