import type { AllergenAnswer } from '@larder/contract/recipes'
import { allergenIds } from '@larder/kitchen/allergen'
import { allergenVerdict } from '@larder/kitchen/allergens'
import type { Recipe } from '@larder/kitchen/recipe'

/** Every allergen with its answer, and the line that decided. */
export function allergenAnswers({ lines }: Recipe): AllergenAnswer[] {
  return allergenIds.map((allergen) => {
    const verdict = allergenVerdict(allergen, lines)
    if (verdict.answer === 'none found') return { allergen, answer: verdict.answer }
    const { line, why } = verdict.because
    return { allergen, answer: verdict.answer, line, why }
  })
}
