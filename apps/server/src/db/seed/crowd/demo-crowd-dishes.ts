import { communityNames } from '@larder/contract/community'
import { RecipeDraft } from '@larder/contract/recipes'
import * as z from 'zod/mini'
import type { DemoDish } from './demo-dish'
import { demoEverydayDishes } from './demo-everyday-dishes'
import { demoFurtherDishes } from './demo-further-dishes'
import { demoSweetDishes } from './demo-sweet-dishes'

const dishes: readonly DemoDish[] = [...demoEverydayDishes, ...demoFurtherDishes, ...demoSweetDishes]

/** Returns every variant of every dish, alternating between communities. */
export function crowdDrafts(): RecipeDraft[] {
  const maxVariants = Math.max(...dishes.map(({ ways }) => ways.length))
  return Array.from({ length: maxVariants }, (_, way) => dishes.flatMap((dish) => toDraft(dish, way))).flat()
}

function toDraft(dish: DemoDish, way: number): RecipeDraft[] {
  const variant = dish.ways[way]
  if (!variant) return []
  const [title, line, word] = variant
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
