import type { AllergenAnswer } from '@larder/contract/recipes'
import { allergenIds } from '@larder/kitchen/diet/allergen'
import { allergenVerdict } from '@larder/kitchen/diet/allergen-verdict'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** Returns every allergen with its answer and the deciding line. */
export function toAllergenAnswers({ lines }: Recipe): AllergenAnswer[] {
  return allergenIds.map((allergen) => {
    const verdict = allergenVerdict(allergen, lines)
    if (verdict.answer === 'none found') return { allergen, answer: verdict.answer }
    const { line, why } = verdict.because
    return { allergen, answer: verdict.answer, line, why }
  })
}
