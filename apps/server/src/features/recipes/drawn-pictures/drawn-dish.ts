import { createHash } from 'node:crypto'
import type { DrawnPicture } from '@larder/contract/recipes'
import { visibleIngredients } from '@larder/kitchen/recipe/visible-ingredients'
import { describePicture } from '@larder/plating/describe-picture'
import { dominantColour } from '@larder/plating/dominant-colour'
import { drawingVersion } from '@larder/plating/drawing-version'
import type { PictureDescription } from '@larder/plating/picture-description'
import type { RecipeContent } from '../../../db/tables/recipes'

/** What the picture of a dish shows, and the digest that addresses it. */
interface DescribedDish {
  readonly description: PictureDescription
  readonly drawn: DrawnPicture
}

/** Decides what the picture of a recipe shows. */
export function toDrawnDish({ draft, lines }: Pick<RecipeContent, 'draft' | 'lines'>): DescribedDish {
  const { title, description: about, course, tags, steps } = draft
  const ingredients = visibleIngredients(lines)
  const description = describePicture({ title, description: about, course, tags, ingredients, steps })
  const digest = createHash('sha256')
    .update(`${drawingVersion}\n${JSON.stringify(description)}`)
    .digest('hex')
    .slice(0, 32)
  return {
    description,
    drawn: {
      digest,
      light: dominantColour(description, 'light'),
      dark: dominantColour(description, 'dark'),
    },
  }
}
