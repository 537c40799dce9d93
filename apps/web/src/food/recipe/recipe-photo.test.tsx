// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecipePhoto } from './recipe-photo'

const dish = { recipeId: 7, title: 'Dal', plate: ['red-lentils'] }
const picture = { id: '5b0f6c1e-2a4d-4f7e-9a10-000000000001', width: 1200, height: 800 }

test('the photo is shown in its size and loads lazily', () => {
  render(<RecipePhoto {...dish} picture={picture} emoji="🍲" size="card" />)
  const photo = screen.getByRole('img', { name: 'Dal' })
  expect(photo.getAttribute('src')).toBe(`/api/v1/recipes/7/pictures/${picture.id}?size=card`)
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['1200', '800'])
  expect(photo.getAttribute('loading')).toBe('lazy')
})

test('without a photo the emoji is shown, else a plate', () => {
  const { container, rerender } = render(<RecipePhoto {...dish} emoji="🍲" size="card" />)
  expect(container.textContent).toBe('🍲')
  rerender(<RecipePhoto {...dish} size="card" />)
  expect(container.querySelector('svg')).toBeTruthy()
})
