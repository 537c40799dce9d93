import { describe, expect, test } from 'vitest'
import { hasDonenessCue, toWaitingMinutes } from './step-cues'

describe('a cooking step states when it is done', () => {
  test.each([
    'Brown the meat in the butter.',
    'Warm the milk with the sugar.',
    'Warm them through in the sauce.',
    'Fry the onions.',
  ])('%s has no cue', (step) => {
    expect(hasDonenessCue(step)).toBe(false)
  })

  test.each([
    'Stir the brown sugar into the yogurt.',
    'Serve with warm flatbread and lemon.',
    'Serve warm, with the sauce beside it.',
    'Scatter over the brown lentils.',
    'Fry the onions until golden.',
    'Brown the meat for 5 minutes.',
    'Keep warm in the dish.',
  ])('%s has a cue', (step) => {
    expect(hasDonenessCue(step)).toBe(true)
  })
})

describe('the minutes of a step', () => {
  test.each([
    ['Bake for an hour, basting every quarter of an hour.', 60],
    ['Simmer for 2 hours; stir every 30 minutes.', 120],
    ['Churn for 40 minutes, scraping down once every 10 minutes.', 40],
    ['Stir every quarter of an hour.', 0],
    ['Meanwhile boil the rice for 12 minutes.', 0],
    ['Leave for half an hour.', 30],
  ])('%s', (step, minutes) => {
    expect(toWaitingMinutes(step)).toBe(minutes)
  })
})
