import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { myRecipes, type RecipePicture } from '@larder/contract/my-recipes'
import {
  type DrawnPicture,
  type DrawnPictureSize,
  type DrawnPictureTheme,
  type RecipeSummary,
  recipes,
} from '@larder/contract/recipes'
import { useState } from 'react'
import { withBasePath } from '../../base-path'
import { classNames } from '../../ui/class-names'
import { lazyPart } from '../../ui/lazy-part'
import { useTheme } from '../../ui/theme/theme'
import { EmojiPicture } from '../food-icon/emoji-picture'
import type { RecipePlateProps } from '../plate/recipe-plate'
import { DishDrawnHere } from './dish-drawn-here'

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

function EmptyPlate({ className }: RecipePlateProps) {
  return <span aria-hidden className={classNames('bg-shade', className)} />
}

/** For the few dishes without any other picture. Its box is the same before it loads, and where it cannot be loaded. */
const RecipePlate = lazyPart<RecipePlateProps>(
  () =>
    import('../plate/recipe-plate').then(
      (plate) => plate.RecipePlate,
      () => EmptyPlate,
    ),
  EmptyPlate,
)

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
        src={withBasePath(buildEndpointUrl(myRecipes.picture, params))}
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

interface DrawnDishProps {
  readonly drawn: DrawnPicture
  /** 'thumb' is at most 96 pixels wide; 'page' loads at once, the others when they come into view. */
  readonly size: 'thumb' | 'card' | 'page'
  /** It could not be loaded. */
  readonly onError: () => void
  readonly className?: string | undefined
}

const widths = {
  thumb: ['320'],
  card: ['320', '640'],
  page: ['320', '640', '1200'],
} as const satisfies Record<DrawnDishProps['size'], readonly DrawnPictureSize[]>

/** The displayed width, from which the browser chooses a file. */
const sizes = {
  thumb: '96px',
  card: '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw',
  page: '(min-width: 80rem) 28rem, (min-width: 48rem) 40vw, 100vw',
}

const darkMedia = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' }

function drawnPictureUrl(digest: string, theme: DrawnPictureTheme, size: DrawnPictureSize): string {
  return withBasePath(buildEndpointUrl(recipes.drawnPicture, { params: { digest }, query: { theme, size } }))
}

/** The drawn picture of a dish, in the current theme. Decorative: the title is always shown beside it. */
function DrawnDish({ drawn, size, onError, className }: DrawnDishProps) {
  const { chosen } = useTheme()
  const sourcesOf = (theme: DrawnPictureTheme) =>
    widths[size].map((width) => `${drawnPictureUrl(drawn.digest, theme, width)} ${width}w`).join(', ')
  return (
    <picture className="contents">
      {/* Hidden, or it would be an item of the grid or flex box around the picture. */}
      <source
        media={darkMedia[chosen ?? 'system']}
        srcSet={sourcesOf('dark')}
        sizes={sizes[size]}
        className="hidden"
      />
      <img
        src={drawnPictureUrl(drawn.digest, 'light', '320')}
        srcSet={sourcesOf('light')}
        sizes={sizes[size]}
        width={320}
        height={240}
        alt=""
        loading={size === 'page' ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
        style={{ backgroundColor: `light-dark(${drawn.light}, ${drawn.dark})` }}
        className={classNames('object-cover', className, 'p-0!')}
      />
    </picture>
  )
}
