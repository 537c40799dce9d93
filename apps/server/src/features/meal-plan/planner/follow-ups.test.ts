import type { LeftoverDish } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { expect, test } from 'vitest'
import { findFollowUps } from './follow-ups'

const until = '2026-11-18' as Day
const aDish = (id: number, facts?: DishFacts): Recipe => ({
  id,
  title: `Dish ${id}`,
  servings: 4,
  occasions: [],
  tags: [],
  lines: [],
  ...(facts && { facts }),
})
const roast = aDish(1, { name: 'roast', role: 'main', leftoversBecome: ['pie', 'soup', 'gone'] })
const pie = aDish(2, { name: 'pie', role: 'main' })
const soup = aDish(3, { name: 'soup', role: 'main' })
const recipes = [roast, pie, soup, aDish(4)]
const leftoversOf = (recipeId: number, there = true) =>
  new Map([[9, { there, until, dish: { recipeId } as LeftoverDish }]])

test('leftovers in stock are meant for the dishes that their dish names, while they are good', () => {
  expect(findFollowUps({ leftovers: leftoversOf(1), recipes })).toEqual([
    { recipeId: 2, until },
    { recipeId: 3, until },
  ])
})

test('eaten leftovers, and those of a dish that names none, are meant for nothing', () => {
  expect(findFollowUps({ leftovers: leftoversOf(1, false), recipes })).toEqual([])
  expect(findFollowUps({ leftovers: leftoversOf(4), recipes })).toEqual([])
  expect(findFollowUps({ leftovers: leftoversOf(77), recipes })).toEqual([])
  expect(findFollowUps({ leftovers: new Map(), recipes })).toEqual([])
})
