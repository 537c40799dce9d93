// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setTheme } from '../../ui/theme/theme'
import { drawDishHere } from './draw-dish-here'
import { RecipePhoto } from './recipe-photo'

const dish = { recipeId: 7, title: 'Dal', plate: ['red-lentils'] }
const picture = { id: '5b0f6c1e-2a4d-4f7e-9a10-000000000001', width: 1200, height: 800 }
const drawn = { digest: '0123456789abcdef0123456789abcdef', light: '#aabbcc', dark: '#112233' }
afterEach(() => setTheme(undefined))

test('the photo is shown in its size and loads lazily; it wins over the drawing', () => {
  render(<RecipePhoto {...dish} picture={picture} drawn={drawn} emoji="🍲" size="card" />)
  const photo = screen.getByRole('img', { name: 'Dal' })
  expect(photo.getAttribute('src')).toBe(`/api/v1/recipes/7/pictures/${picture.id}?size=card`)
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['1200', '800'])
  expect(photo.getAttribute('loading')).toBe('lazy')
})

test('a crop keeps the focus of a photo in view', () => {
  render(<RecipePhoto {...dish} picture={{ ...picture, focus: { x: 20, y: 75 } }} size="card" />)
  expect(screen.getByRole('img', { name: 'Dal' }).style.objectPosition).toBe('20% 75%')
})

test('a draft is drawn from its lines and steps', () => {
  const draft = { title: 'Supper', category: 'Main Dish', tags: [], plate: [] }
  const salad = { ...draft, lines: ['2 tomatoes'], steps: ['Mix and serve.'] }
  expect(drawDishHere(salad, 'light')).toContain('<svg')
  expect(drawDishHere({ ...salad, lines: ['300 g carrots'] }, 'light')).not.toBe(drawDishHere(salad, 'light'))
})

test('without a photo the emoji is shown, else the drawing, else a plate', async () => {
  const { container, rerender } = render(<RecipePhoto {...dish} drawn={drawn} emoji="🍲" size="card" />)
  expect(container.querySelector('[data-emoji="🍲"]')).toBeTruthy()
  rerender(<RecipePhoto {...dish} drawn={drawn} size="card" />)
  expect(container.querySelector('picture')).toBeTruthy()
  rerender(<RecipePhoto {...dish} size="card" />)
  // The icons of foods load after the screen.
  await waitFor(() => expect(container.querySelector('svg')).toBeTruthy(), { timeout: 20_000 })
})

test('a drawing has its size, its colours and a file for each theme and width', () => {
  const { container } = render(<RecipePhoto {...dish} drawn={drawn} size="card" />)
  const image = container.querySelector('img')
  const source = container.querySelector('source')
  expect([image?.width, image?.height, image?.alt, image?.loading]).toEqual([320, 240, '', 'lazy'])
  const markup = renderToStaticMarkup(<RecipePhoto {...dish} drawn={drawn} size="card" />)
  expect(markup).toContain('background-color:light-dark(#aabbcc, #112233)')
  expect(image?.srcset).toBe(
    `/api/v1/drawn-pictures/${drawn.digest}?theme=light&size=320 320w, /api/v1/drawn-pictures/${drawn.digest}?theme=light&size=640 640w`,
  )
  expect(source?.srcset).toContain('theme=dark&size=640 640w')
  expect(source?.media).toBe('(prefers-color-scheme: dark)')
})

test('a chosen theme has its drawing whatever the system’s theme', () => {
  setTheme('dark')
  const { container } = render(<RecipePhoto {...dish} drawn={drawn} size="thumb" />)
  expect(container.querySelector('source')?.media).toBe('all')
})

test('a drawing that does not load gives way to the plate, then to one drawn here, until there is another', async () => {
  const { container, rerender } = render(<RecipePhoto {...dish} drawn={drawn} size="card" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(container.querySelector('picture')).toBeNull()
  expect(container.querySelector('svg')).toBeTruthy()
  await waitFor(() => expect(container.querySelector('[data-drawn-here]')).toBeTruthy(), { timeout: 20_000 })
  rerender(<RecipePhoto {...dish} drawn={{ ...drawn, digest: 'f'.repeat(32) }} size="card" />)
  expect(container.querySelector('picture')).toBeTruthy()
})

test('the browser draws the same dish the same way, without slow filters, in the theme of the page', () => {
  const soup = { title: 'Tomato Soup', category: 'Main Dish', tags: ['soup'], plate: ['tomato', 'basil'] }
  expect(drawDishHere(soup, 'light')).toBe(drawDishHere(soup, 'light'))
  expect(drawDishHere(soup, 'dark')).not.toBe(drawDishHere(soup, 'light'))
  expect(drawDishHere(soup, 'light')).not.toContain('<filter')
})
