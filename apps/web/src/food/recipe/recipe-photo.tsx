import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { myRecipes, type RecipePicture } from '@larder/contract/my-recipes'
import type { DrawnPicture, RecipeSummary } from '@larder/contract/recipes'
import { useState } from 'react'
import { classNames } from '../../ui/class-names'
import { EmojiPicture } from '../food-icon/emoji-picture'
import { RecipePlate } from '../plate/recipe-plate'
import { DishDrawnHere } from './dish-drawn-here'
import { DrawnDish } from './drawn-dish'

export type RecipePhotoProps = {
  /** Absent for samples, which have no photo. */
  recipeId?: number | undefined
  picture?: RecipePicture | undefined
  drawn?: DrawnPicture | undefined
  /** The heaviest food first. */
  plate: readonly string[]
  emoji?: string | undefined
  title: string
  /** 'page' is large and loads at once; the others load lazily, and 'thumb' is at most 96 pixels wide. */
  size: 'thumb' | 'card' | 'page'
  category?: RecipeSummary['category']
  tags?: readonly string[]
  /** Classes of its box: a photo is cropped to it, a plate fits into it. */
  className?: string
}

/** The picture of a recipe: the photo, else the emoji, else the drawn dish; if that cannot be loaded, the browser draws it, and shows its foods on a plate meanwhile. */
export function RecipePhoto({
  recipeId,
  picture,
  drawn,
  plate,
  emoji,
  title,
  size,
  category = 'Main Dish',
  tags = [],
  className,
}: RecipePhotoProps) {
  const [failed, setFailed] = useState<string>()
  if (picture && recipeId !== undefined) {
    const params = {
      params: { id: recipeId, picture: picture.id },
      query: { size: size === 'page' ? size : ('card' as const) },
    }
    const { focus } = picture
    return (
      <img
        src={buildEndpointUrl(myRecipes.picture, params)}
        width={picture.width}
        height={picture.height}
        alt={title}
        loading={size === 'page' ? 'eager' : 'lazy'}
        decoding="async"
        className={classNames('bg-shade object-cover', className, 'p-0!')}
        {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
      />
    )
  }
  if (emoji)
    return (
      <span
        aria-hidden
        className={classNames('@container-size grid place-items-center bg-herb-wash select-none', className)}
      >
        <span className="text-[min(55cqh,40cqw)] leading-none">
          <EmojiPicture emoji={emoji} className="size-[1.2em]" />
        </span>
      </span>
    )
  if (drawn && failed !== drawn.digest)
    return (
      <DrawnDish drawn={drawn} size={size} onError={() => setFailed(drawn.digest)} className={className} />
    )
  const foods = (
    <RecipePlate foods={plate} category={category} tags={tags} {...(className && { className })} />
  )
  // Only where the picture is missing: no page loads the drawing for a dish that has never had one.
  if (!drawn) return foods
  return (
    <DishDrawnHere dish={{ title, category, tags, plate }} className={className}>
      {foods}
    </DishDrawnHere>
  )
}
