import type { Colour } from './colour'
import type { Backdrop } from './drawing/light'

/** How a food is cut or what it looks like on the plate. */
export type PieceShape =
  | 'dice'
  | 'chunk'
  | 'meat'
  | 'meat-strip'
  | 'coin'
  | 'ring'
  | 'strip'
  | 'shred'
  | 'wedge'
  | 'spear'
  | 'leaf'
  | 'wilted'
  | 'frond'
  | 'sprig'
  | 'chopped'
  | 'floret'
  | 'bean'
  | 'ball'
  | 'berry'
  | 'seed'
  | 'nut'
  | 'crumb'
  | 'flake'
  | 'olive'
  | 'prawn'
  | 'shell'
  | 'fillet'
  | 'fish'
  | 'slice'
  | 'steak'
  | 'drumstick'
  | 'cutlet'
  | 'sausage'
  | 'patty'
  | 'fried-egg'
  | 'egg-half'
  | 'citrus'
  | 'avocado'
  | 'strawberry'
  | 'mushroom'
  | 'chip'
  | 'dollop'
  | 'slab'
  | 'cob'
  | 'tube'
  | 'fruit-half'
  | 'round-half'
  | 'dumpling'
  | 'chickpea'
  | 'pod'
  | 'okra'
  | 'sprout'
  | 'kernel'
  | 'baton'
  | 'gnocco'
  | 'breaded'
  | 'escalope'
  | 'rasher'
  | 'ham-slice'
  | 'finger'
  | 'rib'

/** One visible food: its cut and its colour when served. */
export interface Piece {
  readonly shape: PieceShape
  readonly colour: Colour
  /** Flesh, yolk, pith: what shows inside the outer colour. */
  readonly inside: Colour
  /** The long side in units of the picture. */
  readonly size: number
  /** Its share of what is visible, 0 to 1. */
  readonly share: number
}

/** Every form of a dish that can be drawn. */
export const dishForms = [
  'soup',
  'clear-soup',
  'noodle-soup',
  'stew',
  'curry',
  'salad',
  'laid-slices',
  'composed-plate',
  'grain-bowl',
  'long-pasta',
  'short-pasta',
  'baked-pasta',
  'risotto',
  'rice-dish',
  'stir-fry',
  'sheet-pan',
  'roast',
  'plated-main',
  'shellfish-pot',
  'burger',
  'sandwich',
  'toast',
  'taco',
  'wrap',
  'lettuce-cups',
  'pizza',
  'flatbread',
  'pie',
  'turnovers',
  'quiche',
  'omelette',
  'frittata',
  'eggs-in-pan',
  'egg-plate',
  'egg-halves',
  'pancakes',
  'flat-cakes',
  'porridge',
  'dumplings',
  'skewers',
  'rolls',
  'pastry-rolls',
  'gratin',
  'filled-vegetables',
  'fritters',
  'mash',
  'vegetables',
  'cake',
  'loaf',
  'tart',
  'crumble',
  'cookies',
  'bars',
  'muffins',
  'buns',
  'bread',
  'truffles',
  'meringue',
  'fruit-dessert',
  'ice-cream',
  'lollies',
  'cream-glass',
  'smoothie',
  'cold-drink',
  'hot-drink',
  'dip',
  'jar',
  'snack-bowl',
] as const

/** The form in which a dish is served. */
export type DishForm = (typeof dishForms)[number]

/** Everything that a dish can be served in. */
export const servingVessels = [
  'bowl',
  'plate',
  'pan',
  'board',
  'glass',
  'mug',
  'tin',
  'dish',
  'pot',
  'jar',
  'tray',
] as const

/** What a dish is served in. */
export type ServingVessel = (typeof servingVessels)[number]

/** What its surface looks like. */
export type Surface = 'browned' | 'glazed' | 'creamy' | 'clear' | 'crumbly' | 'plain' | 'dry'

/** The starch that comes with a dish or is most of it. */
export type Starch =
  | 'pasta'
  | 'gnocchi'
  | 'rice'
  | 'small-grain'
  | 'mash'
  | 'polenta'
  | 'noodles'
  | 'bread'
  | 'potatoes'

/** Cut of a dough or bread. */
export type DoughCut =
  | 'round'
  | 'star'
  | 'crescent'
  | 'square'
  | 'diamond'
  | 'ball'
  | 'mound'
  | 'loaf'
  | 'ring'
  | 'sheet'
  | 'triangle'
  | 'torn'
  | 'rolled'

/** Everything a picture shows. Plain data: the same description gives the same bytes. */
export interface PictureDescription {
  readonly form: DishForm
  readonly vessel: ServingVessel
  readonly surface: Surface
  readonly backdrop: Backdrop
  readonly seed: number
  readonly isHot: boolean
  /** Sauce, liquid, dough or cream: the colour of most of the surface. */
  readonly base: Colour
  /** A second colour: icing, filling, cream. */
  readonly accent: Colour
  /** Whether the base is covered by the accent, such as cream on cake, custard on a bake. */
  readonly hasTopping: boolean
  readonly starch?: Starch
  readonly starchColour: Colour
  readonly cut: DoughCut
  /** The piece a plate is about; absent for soups, cakes and the like. */
  readonly main?: Piece
  readonly pieces: readonly Piece[]
  readonly garnish: readonly Piece[]
}
