/** The units a food is sold in, most common first. Example: `sellingUnits[0]` is 'pack'. */
export const sellingUnits = [
  'pack',
  'bunch',
  'head',
  'can',
  'packet',
  'container',
  'bag',
  'carton',
  'block',
  'bottle',
  'jar',
  'box',
  'tub',
  'loaf',
] as const
