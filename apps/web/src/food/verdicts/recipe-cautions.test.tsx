// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RecipeCautions } from './recipe-cautions'

afterEach(cleanup)

const line = (text: string) => ({
  text: { written: text, metric: text, us: text },
  name: text,
  amount: '',
  unit: '',
  optional: false,
  standing: 'missing' as const,
})

test('a dish with runny egg shows a caution with advice', () => {
  const recipe = { title: 'Eggs', ingredients: [line('2 eggs')], instructions: ['Poach the eggs.'] }
  render(<RecipeCautions recipe={recipe} />)
  const note = screen.getByRole('region', { name: 'Good to know before you serve it' })
  expect(note.textContent).toMatch(
    /anyone pregnant.*Runny egg\. Cook the egg until white and yolk are firm\./,
  )
})

test('a dish without cautions has no note', () => {
  const recipe = { title: 'Soup', ingredients: [line('2 carrots')], instructions: ['Boil the carrots.'] }
  const { container } = render(<RecipeCautions recipe={recipe} />)
  expect(container.textContent).toBe('')
})
