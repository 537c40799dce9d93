import { communityNames } from '@larder/contract/community'
import { RecipeDraft } from '@larder/contract/recipes'
import * as z from 'zod/mini'
import type { DemoDish } from './demo-dish'
import { demoEverydayDishes } from './demo-everyday-dishes'
import { demoFurtherDishes } from './demo-further-dishes'
import { demoSweetDishes } from './demo-sweet-dishes'

const dishes: readonly DemoDish[] = [...demoEverydayDishes, ...demoFurtherDishes, ...demoSweetDishes]

/** Every way of every dish, one community after the other in turn. */
export function crowdDrafts(): RecipeDraft[] {
  const most = Math.max(...dishes.map(({ ways }) => ways.length))
  return Array.from({ length: most }, (_, way) => dishes.flatMap((dish) => draftOf(dish, way))).flat()
}

function draftOf(dish: DemoDish, way: number): RecipeDraft[] {
  const chosen = dish.ways[way]
  if (!chosen) return []
  const [title, line, word] = chosen
  const [prepMinutes, cookMinutes, waitMinutes = 0] = dish.minutes
  return [
    z.parse(RecipeDraft, {
      title,
      description: communityNames[dish.community].description,
      servings: dish.servings,
      prepMinutes,
      cookMinutes,
      waitMinutes,
      community: dish.community,
      ingredients: [line, ...dish.lines],
      steps: dish.steps.map((step) => step.replaceAll('{it}', word)),
      ...dish.more,
    }),
  ]
}
