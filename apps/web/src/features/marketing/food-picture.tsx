import foods from './pictures/foods.svg?url'

export type FoodPictureName =
  | 'brown-mushroom'
  | 'butter'
  | 'cheese-wedge'
  | 'egg'
  | 'garlic'
  | 'glass-of-milk'
  | 'leafy-green'
  | 'lemon'
  | 'onion'
  | 'potato'
  | 'salmon-fillet'
  | 'spaghetti'
  | 'tomato'

interface FoodPictureProps {
  readonly name: FoodPictureName
  /** The size, if it is not 32 px. */
  readonly className?: string
}

/** A food drawing for these pages; food/FoodIcon would load every food of the kitchen. */
export function FoodPicture({ name, className = 'size-8 shrink-0' }: FoodPictureProps) {
  return (
    <svg aria-hidden focusable="false" viewBox="0 0 32 32" className={className}>
      <use href={foodPictureHref(name)} />
    </svg>
  )
}

/** The href of a food for use inside another drawing. */
export function foodPictureHref(name: FoodPictureName): string {
  return `${foods}#${name}`
}
