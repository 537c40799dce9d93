// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMeal } from '../../testing/a-meal'
import { renderWithApp } from '../../testing/render-with-app'
import { RecipeTile } from './recipe-tile'

const tile = () => within(screen.getByRole('article'))

test('a card links to its recipe and shows time, difficulty and rating', () => {
  renderWithApp(<RecipeTile recipe={aMeal({ rating: 4.25, ratings: 8, minutes: 70 })} />)
  const link = tile().getByRole('link')
  expect(link.textContent).toBe('Red Lentil Tarka Dal')
  expect(link.getAttribute('href')).toBe('/recipe/details/12')
  expect(
    tile()
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual(['Takes 1 h 10 min', 'Difficulty: Easy', '4.3 of 5 stars from 8 ratings', '3 likes'])
})

test('an unrated recipe is labelled, a favourite is marked in text, and the preparation time is optional', () => {
  renderWithApp(<RecipeTile recipe={aMeal({ favourite: true, likes: 1 })} prep />)
  const facts = tile()
    .getAllByRole('listitem')
    .map((item) => item.textContent?.trim())
  expect(facts).toEqual([
    'Prep 10 min',
    'Takes 40 min',
    'Difficulty: Easy',
    'Not rated yet',
    '1 like, one of them yours',
  ])
})

test('the warning is before the title, other content after it', () => {
  renderWithApp(
    <RecipeTile recipe={aMeal()} warning={<p>Contains nuts: Mia</p>} corner={<span>Sample</span>} level={2}>
      <p>You lack ghee</p>
    </RecipeTile>,
  )
  const text = screen.getByRole('article').textContent ?? ''
  expect(text.indexOf('Contains nuts')).toBeLessThan(text.indexOf('Red Lentil'))
  expect(text.indexOf('You lack ghee')).toBeGreaterThan(text.indexOf('Easy'))
  expect(tile().getByRole('heading', { level: 2 })).toBeTruthy()
})

test('the plate is decorative', async () => {
  const { container } = renderWithApp(<RecipeTile recipe={aMeal()} />)
  const pictures = () => [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  await waitFor(() =>
    expect(pictures()).toEqual([
      '/food-icons.svg#onion',
      '/food-icons.svg#tomato',
      '/food-icons.svg#red-lentils',
    ]),
  )
  for (const picture of container.querySelectorAll('use'))
    expect(picture.closest('[aria-hidden]')).toBeTruthy()
})
