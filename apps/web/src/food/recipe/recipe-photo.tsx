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
  /** 'page' is the large one, and comes at once; 'card' comes when it is scrolled to. */
  size: 'card' | 'page'
  category?: RecipeSummary['category']
  tags?: readonly string[]
  /** Its box: a photo is cut to it, a plate stands in it. */
  className?: string
}

/** What a recipe looks like: its cook's photo, else their emoji, else a plate composed of what it is made of. */
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
    const address = { params: { id: recipeId, picture: picture.id }, query: { size } }
    return (
      <img
        src={buildEndpointUrl(myRecipes.picture, address)}
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
