import { describe, expect, test } from 'vitest'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { applyFavourite, applyStars } from '../use-recipe'

describe('a favourite', () => {
  test('is counted once', () => {
    const loved = applyFavourite(aRecipeDetails({ likes: 12 }), true)
    expect([loved.favourite, loved.likes]).toEqual([true, 13])
    expect(applyFavourite(loved, true).likes).toBe(13)
  })

  test('removed restores the previous count', () => {
    const before = aRecipeDetails({ likes: 12 })
    expect(applyFavourite(applyFavourite(before, true), false)).toEqual(before)
  })
})

describe('stars', () => {
  test('change the average', () => {
    const rated = applyStars(aRecipeDetails({ rating: 4.5, ratings: 2 }), 3)
    expect([rated.rating, rated.ratings, rated.yourRating]).toEqual([4, 3, 3])
  })

  test('replace the cook’s previous stars', () => {
    const rated = applyStars(aRecipeDetails({ rating: 4, ratings: 3, yourRating: 3 }), 5)
    expect([rated.rating?.toFixed(2), rated.ratings, rated.yourRating]).toEqual(['4.67', 3, 5])
  })

  test('removed leave no average if they were the only ones', () => {
    const before = aRecipeDetails({ rating: 4.5, ratings: 2 })
    expect(applyStars(applyStars(before, 1), null)).toEqual(before)
    const alone = applyStars(aRecipeDetails({ rating: 2, ratings: 1, yourRating: 2 }), null)
    expect(alone.ratings).toBe(0)
    expect(alone).not.toHaveProperty('rating')
    expect(alone).not.toHaveProperty('yourRating')
  })
})
