import { useEffect, useState } from 'react'
import { DishDrawnHere } from '../../../food/recipe/dish-drawn-here'
import { type RecipeFormValues, splitIngredientLines, splitSteps } from './form-values'

interface DraftPictureProps {
  readonly values: RecipeFormValues
}

/** Typing pauses before it is drawn anew. */
const pauseMs = 700

/** The picture of a dish as far as it is written, over the box it is in: what its cards show while it has no photo. */
export function DraftPicture({ values }: DraftPictureProps) {
  const [settled, setSettled] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), pauseMs)
    return () => clearTimeout(timer)
  }, [values])
  const { title, course, tags, ingredients, instructions } = settled
  const lines = splitIngredientLines(ingredients)
  if (title.trim() === '' || lines.length === 0) return null
  return (
    <>
      <DishDrawnHere
        dish={{
          title,
          category: course,
          tags: tags.split(',').map((tag) => tag.trim()),
          plate: [],
          lines,
          steps: splitSteps(instructions),
        }}
        className="absolute inset-0 size-full"
      >
        {null}
      </DishDrawnHere>
      {/* The words of the button again: the picture covers them. */}
      <span aria-hidden className="absolute inset-x-0 bottom-0 bg-raised/90 px-3 py-2 font-semibold">
        Add a photo
      </span>
    </>
  )
}
