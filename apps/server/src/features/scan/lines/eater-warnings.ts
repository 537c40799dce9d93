import type { Eater } from '@larder/kitchen/diet/eater'
import { dislikeVerdict } from '@larder/kitchen/dislike/dislike-verdict'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { parseLabel } from '@larder/kitchen/label/label'
import { packDietVerdict } from '@larder/kitchen/verdict/pack-diet-verdict'
import { packVerdict } from '@larder/kitchen/verdict/pack-verdict'

/** A product by its name, its food and its label. */
export interface EdibleProduct {
  readonly name: string
  readonly foodId?: string | undefined
  /** The ingredient list of its label, where known. */
  readonly ingredients?: string | undefined
}

/** Returns whom a product does not suit, one sentence per reason; unknown is never reported as safe. */
export function toEaterWarnings(edible: EdibleProduct, eaters: readonly Eater[]): string[] {
  const sentences = new Map<string, string[]>()
  const addSentence = (sentence: string, eater: string) => {
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), eater])
  }
  const label = edible.ingredients ? parseLabel(edible.ingredients) : undefined
  for (const { name, avoids, diets, dislikes = [] } of eaters) {
    for (const { allergen, severity } of avoids) {
      const what = allergen === 'msg' ? 'MSG' : allergen
      const { answer } = packVerdict(allergen, toLine(edible), label)
      if (answer === 'contains') addSentence(`Contains ${what}: not for`, name)
      // A dislike is only reported where the food contains it.
      else if (answer === 'not known' && severity !== 'low')
        addSentence(`Not known for ${what}: check the label for`, name)
    }
    for (const diet of diets) {
      const answer = packDietVerdict(diet, toLine(edible), edible.ingredients)
      if (answer === 'does not fit') addSentence(`Not ${diet}: not for`, name)
      if (answer === 'not known') addSentence(`Not known whether it is ${diet}: check the label for`, name)
    }
    for (const dislike of dislikes) {
      if (dislikeVerdict(dislike, [toLine(edible)]).answer === 'contains')
        addSentence(`${sentenceCase(dislikedFoods(dislike).name)}: not to the taste of`, name)
    }
  }
  return [...sentences].map(([sentence, names]) => `${sentence} ${names.join(', ')}.`)
}

function toLine({ name, foodId }: EdibleProduct) {
  return { text: name, ...(foodId !== undefined && { foodId }) }
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
