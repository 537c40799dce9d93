import foods from './pictures/foods.svg?url'

export type FoodPictureName =
  | 'brown-mushroom'
  | 'butter'
  | 'cheese-wedge'
  | 'egg'
  | 'fish'
  | 'garlic'
  | 'glass-of-milk'
  | 'leafy-green'
  | 'lemon'
  | 'onion'
  | 'potato'
  | 'spaghetti'
  | 'tomato'

interface FoodPictureProps {
  readonly name: FoodPictureName
  /** Its size, where it is not 32 px. */
  readonly className?: string
}

/** A food of the drawings on these pages; food/FoodIcon would bring every food of the kitchen along. */
export function FoodPicture({ name, className = 'size-8 shrink-0' }: FoodPictureProps) {
  return (
    <svg aria-hidden focusable="false" viewBox="0 0 32 32" className={className}>
      <use href={foodPictureHref(name)} />
    </svg>
  )
}

/** For a food inside another drawing. */
export function foodPictureHref(name: FoodPictureName): string {
  return `${foods}#${name}`
}
