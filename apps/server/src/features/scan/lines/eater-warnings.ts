import type { Eater } from '@larder/kitchen/diet/eater'
import { dislikeVerdict } from '@larder/kitchen/dislike/dislike-verdict'
import { dislikedFoods } from '@larder/kitchen/dislike/disliked-foods'
import { parseLabel } from '@larder/kitchen/label/label'
import { packDietVerdict } from '@larder/kitchen/verdict/pack-diet-verdict'
import { packVerdict } from '@larder/kitchen/verdict/pack-verdict'

/** Something somebody may eat: by its name, its food, and what its label says. */
export interface EdibleProduct {
  readonly name: string
  readonly foodId?: string | undefined
  /** What its label lists, where that is known. */
  readonly ingredients?: string | undefined
}

/** Whom of the table it does not suit, a sentence for each reason; what nobody knows is never called safe. */
export function toEaterWarnings(edible: EdibleProduct, eaters: readonly Eater[]): string[] {
  const sentences = new Map<string, string[]>()
  const say = (sentence: string, eater: string) => {
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), eater])
  }
  const label = edible.ingredients ? parseLabel(edible.ingredients) : undefined
  for (const { name, avoids, diets, dislikes = [] } of eaters) {
    for (const { allergen, severity } of avoids) {
      const what = allergen === 'msg' ? 'MSG' : allergen
      const { answer } = packVerdict(allergen, toLine(edible), label)
      if (answer === 'contains') say(`Contains ${what}: not for`, name)
      // What somebody would rather not eat is worth a word only where it is in it.
      else if (answer === 'not known' && severity !== 'low')
        say(`Not known for ${what}: check the label for`, name)
    }
    for (const diet of diets) {
      const answer = packDietVerdict(diet, toLine(edible), edible.ingredients)
      if (answer === 'does not fit') say(`Not ${diet}: not for`, name)
      if (answer === 'not known') say(`Not known whether it is ${diet}: check the label for`, name)
    }
    for (const dislike of dislikes) {
      if (dislikeVerdict(dislike, [toLine(edible)]).answer === 'contains')
        say(`${sentenceCase(dislikedFoods(dislike).name)}: not to the taste of`, name)
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
