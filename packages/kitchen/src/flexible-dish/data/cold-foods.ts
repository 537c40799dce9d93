/** Classes of food that are eaten cold as they are. Example: `coldFoods` has 'ham' and not 'sausage'. */
export const coldFoods: readonly string[] = [
  'ham',
  'smoked-fish',
  'pate',
  'ready-cold',
  'tinned-fish',
  'melting',
  'ripened',
  'mozzarella',
  'crumbly',
  'blue',
  'hard',
  'soft-cheese',
  'cottage',
  'cooked-meat',
]
