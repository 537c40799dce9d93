/** Which part a picture belongs to: weights are made from `train`, thresholds from `tune`, figures from `test`. */
export type Part = 'train' | 'tune' | 'test'

/**
 * The part of every source (the first folder of a picture's path). A source is never in two parts, except that the Grocery
 * Store Dataset comes with its own division into shops: its validation part is for tuning.
 */
const parts: Readonly<Record<string, Part>> = {
  berries: 'train',
  'bottles-cups': 'train',
  'caltech-101': 'train',
  'cheese-30': 'train',
  'cheese-or-not': 'train',
  'chicken-parts': 'train',
  'coriander-parsley': 'train',
  'dry-fruit': 'train',
  'fish-market': 'train',
  freiburg: 'train',
  'fridge-25': 'train',
  'fruits-360': 'train',
  'grocery-24': 'train',
  'grocery-store': 'train',
  'ingredients-36': 'train',
  'nuts-in-shell': 'train',
  riseholme: 'train',
  'staple-pantry': 'train',
  'strawberry-mixed': 'train',
  trashnet: 'train',
  'web-120': 'train',
  'web-36': 'train',
  'ingredients-40': 'tune',
  pets: 'tune',
  'rooms-toasters': 'tune',
  utensils: 'tune',
  'coco-sample': 'test',
  'fruits-360-multi': 'test',
  'household-items': 'test',
}

const tuningShops = { source: 'grocery-store', folder: 'dataset/val/' }

/** Returns the part of a picture. Throws for a source nobody has assigned: a new source is a decision, not a default. */
export function partOf(file: string, sourcePath: string): Part {
  const [source = ''] = file.split('/')
  if (source === tuningShops.source && sourcePath.startsWith(tuningShops.folder)) return 'tune'
  const part = parts[source]
  if (!part) throw new Error(`source without a part: ${source}`)
  return part
}
