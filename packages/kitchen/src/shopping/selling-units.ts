/** The units a food is sold in, the commonest first. Example: `soldAs[0]` is 'pack'. */
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
