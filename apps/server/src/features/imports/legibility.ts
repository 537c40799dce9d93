import type { RecipeFind } from '@larder/contract/imports'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { StoredImportRecipe } from '../../db/tables/imports'
import type { OcrLine } from '../../vision/ocr-reader'

type Legibility = NonNullable<RecipeFind['legibility']>

/** The legibility of a line that no printed line explains. */
const unexplained = 0.5

/**
 * Returns how legible each ingredient and step was on the photo: as legible as the worst of its printed lines.
 * Example: a step over three lines, one of them in shadow, is as legible as that one.
 */
export function legibilityOf(draft: RecipeDraft, printed: readonly OcrLine[]): Legibility {
  const lines = printed.map(({ text, confidence }) => ({ text: lettersOf(text), confidence }))
  const legibility = (text: string) => {
    const letters = lettersOf(text)
    const parts = lines.filter((line) => isPartOf(line.text, letters) || isPartOf(letters, line.text))
    return parts.length === 0 ? unexplained : Math.min(...parts.map(({ confidence }) => confidence))
  }
  return { ingredients: draft.ingredients.map(legibility), steps: draft.steps.map(legibility) }
}

/** After a correction: lines that stayed keep theirs, and what the cook wrote is certain. */
export function legibilityAfterFix(
  { draft, legibility }: StoredImportRecipe,
  fixed: RecipeDraft,
): { legibility?: Legibility } {
  if (!legibility) return {}
  const keep = (before: readonly string[], marks: readonly number[], after: readonly string[]) => {
    const known = new Map(before.map((line, at) => [line, marks[at] ?? unexplained]))
    return after.map((line) => known.get(line) ?? 1)
  }
  return {
    legibility: {
      ingredients: keep(draft.ingredients, legibility.ingredients, fixed.ingredients),
      steps: keep(draft.steps, legibility.steps, fixed.steps),
    },
  }
}

/** Too short to say where it belongs, unless it is all of it. */
const tooShort = 4

function isPartOf(part: string, whole: string): boolean {
  return part === whole || (part.length >= tooShort && whole.includes(part))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
