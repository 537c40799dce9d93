import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { myRecipes, type RecipePicture } from '@larder/contract/my-recipes'
import type { RecipeSummary } from '@larder/contract/recipes'
import { classNames } from '../../ui/class-names'
import { RecipePlate } from '../plate/recipe-plate'

export type RecipePhotoProps = {
  /** Absent for samples, which have no photo. */
  recipeId?: number | undefined
  picture?: RecipePicture | undefined
  /** The heaviest food first. */
  plate: readonly string[]
  emoji?: string | undefined
  title: string
  /** 'page' is large and loads at once; 'card' loads lazily. */
  size: 'card' | 'page'
  category?: RecipeSummary['category']
  tags?: readonly string[]
  /** Classes of its box: a photo is cropped to it, a plate fits into it. */
  className?: string
}

/** The picture of a recipe: the photo, else the emoji, else a drawn plate. */
export function RecipePhoto({
  recipeId,
  picture,
  plate,
  emoji,
  title,
  size,
  category = 'Main Dish',
  tags = [],
  className,
}: RecipePhotoProps) {
  if (picture && recipeId !== undefined) {
    const params = { params: { id: recipeId, picture: picture.id }, query: { size } }
    return (
      <img
        src={buildEndpointUrl(myRecipes.picture, params)}
        width={picture.width}
        height={picture.height}
        alt={title}
        loading={size === 'card' ? 'lazy' : 'eager'}
        decoding="async"
        className={classNames('bg-shade object-cover', className, 'p-0!')}
      />
    )
  }
  if (emoji)
    return (
      <span
        aria-hidden
        className={classNames('@container-size grid place-items-center bg-herb-wash select-none', className)}
      >
        <span className="text-[min(55cqh,40cqw)] leading-none">{emoji}</span>
      </span>
    )
  return <RecipePlate foods={plate} category={category} tags={tags} {...(className && { className })} />
}
