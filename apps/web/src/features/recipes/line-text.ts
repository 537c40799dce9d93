import type { RecipeIngredient } from '@larder/contract/recipes'

/** In which measures amounts are told. */
export type Measures = keyof RecipeIngredient['text']

/** A line in two parts, so that the amount can stand out; what cannot be told apart stays whole. */
export interface LineText {
  readonly amount: string
  readonly rest: string
}

/** '250 g' and 'flour, sifted' of '250 g flour, sifted'. */
export function lineText({ text, name, optional }: RecipeIngredient, measures: Measures): LineText {
  const whole = withOptional(text[measures], optional)
  const at = startOfName(whole, name)
  const amount = whole.slice(0, at).trim()
  // Only something with a number in it is an amount: 'a little oil' is told as it is.
  return /\p{N}/u.test(amount) ? { amount, rest: whole.slice(at) } : { amount: '', rest: whole }
}

/** The first of the food's words in the line: '1 avocado, large' is told of a 'large avocado'. */
function startOfName(line: string, name: string): number {
  const words = new Set(wordsIn(name).map(([word]) => word))
  return wordsIn(line).find(([word]) => words.has(word))?.index ?? 0
}

function wordsIn(text: string): RegExpExecArray[] {
  return [...text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
}

function withOptional(line: string, optional: boolean): string {
  return optional && !/\boptional\b/i.test(line) ? `${line} (optional)` : line
}
