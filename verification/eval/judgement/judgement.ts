import type { Recipe } from '@larder/kitchen/recipe/recipe'
import {
  cookbookFolder,
  listCookbookFiles,
  readFilesToInspect,
} from '../../../apps/server/src/features/recipes/cookbook/cookbook-folder'
import { toKitchenRecipe } from '../../../apps/server/src/features/recipes/cookbook/kitchen-recipe'
import { aKitchen } from '../../../apps/server/src/testing/kitchens/a-kitchen'
import { syncCookbook } from '../../../apps/server/src/testing/recipe-writing'
import { startTestCluster } from '../../../apps/server/src/testing/test-cluster'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { answeredCalls } from './answered-calls'
import { generateKitchen } from './generated/generate-kitchen'
import { measureVariety } from './household-variety'
import { type JudgedKitchen, judgedKitchens } from './judged-kitchens'
import { scoreRules } from './judgement-rules'
import { collectKitchenAnswers, type KitchenAnswers } from './kitchen-answers'
import { otherHouseholds } from './other-households'
import { createUnhurriedPlanning } from './unhurried-planning'

interface KitchenSet {
  readonly name: string
  readonly kitchens: readonly JudgedKitchen[]
  /** Whether the report names what was wrong: of kitchens that stay unseen it does not, so that nobody mends for them. */
  readonly isSeen: boolean
}

/** Kitchens that were in view while the rules of the kitchen were written, and kitchens that were not. */
const sets: readonly KitchenSet[] = [
  { name: 'ten kitchens', kitchens: judgedKitchens, isSeen: true },
  { name: 'generated, seen', kitchens: generateKitchens(1, 60), isSeen: true },
  { name: 'generated, held out', kitchens: generateKitchens(1000, 20), isSeen: false },
  { name: 'generated, held out later', kitchens: generateKitchens(3000, 40), isSeen: false },
]

/**
 * Suggestions, plan and list of many kitchens, asked of the whole server with the starter cookbook, and judged by rules that the
 * report prints. It needs no data from outside, and says the same on a busy machine as on a quiet one.
 */
export const judgementEvaluation: Evaluation = {
  name: 'judgement',
  async measure() {
    const { cluster, stop } = await startTestCluster()
    try {
      const served = await aKitchen(cluster, createUnhurriedPlanning())
      const larder = { ...served, call: answeredCalls(served.call, () => served.logged) }
      await syncCookbook(larder.db, larder.now())
      const scores: EvaluationScore[] = []
      for (const { name, kitchens, isSeen } of sets) {
        const visits: KitchenAnswers[] = []
        for (const kitchen of kitchens) visits.push(await collectKitchenAnswers(larder, kitchen))
        for (const { of, says, note, right, cases } of scoreRules(visits)) {
          const found = isSeen && note ? `${says}; ${right < cases ? 'not so: ' : ''}${note}` : says
          scores.push({ of: `${name}: ${of}`, right, cases, note: found })
        }
      }
      await larder.close()
      const starters = await readStarterRecipes()
      return [
        ...scores,
        ...measureVariety(starters, judgedKitchens),
        ...measureVariety(starters, otherHouseholds, 'ten other households'),
      ]
    } finally {
      await stop()
    }
  },
}

async function readStarterRecipes(): Promise<Recipe[]> {
  const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  return files.flatMap(({ recipe }) =>
    recipe ? [toKitchenRecipe(recipe.id, recipe.draft, recipe.facts)] : [],
  )
}

function generateKitchens(seed: number, count: number): JudgedKitchen[] {
  return Array.from({ length: count }, (_, at) => generateKitchen(seed + at))
}
