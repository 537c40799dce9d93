import type { RecipeDraft } from '@larder/contract/recipes'

/** American words and spellings with the British ones of the cookbook. */
const britishByOther: Readonly<Record<string, string>> = {
  color: 'colour',
  flavor: 'flavour',
  caramelize: 'caramelise',
  caramelized: 'caramelised',
  yogurt: 'yoghurt',
  gray: 'grey',
  mold: 'mould',
  center: 'centre',
  fiber: 'fibre',
  liter: 'litre',
  eggplant: 'aubergine',
  zucchini: 'courgette',
  arugula: 'rocket',
  scallion: 'spring onion',
  scallions: 'spring onions',
  cilantro: 'coriander',
  skillet: 'frying pan',
  broil: 'grill',
  broiler: 'grill',
  'bell pepper': 'pepper',
  'bell peppers': 'peppers',
  'ground beef': 'beef mince',
  'ground pork': 'pork mince',
  'all-purpose flour': 'plain flour',
  'heavy cream': 'double cream',
  'powdered sugar': 'icing sugar',
  'baking sheet': 'baking tray',
  'plastic wrap': 'cling film',
  'garbanzo beans': 'chickpeas',
  rutabaga: 'swede',
  cornstarch: 'cornflour',
}

/** Phrases of advertising, and those that say nothing. */
const emptyPhrases = [
  'to perfection',
  'mouth-watering',
  'mouthwatering',
  'game changer',
  'game-changer',
  'burst of flavour',
  'bursting with flavour',
  'packed with flavour',
  'explosion of',
  'take it to the next level',
  'elevate',
  'foodie',
  'yummy',
  'delicious',
  'scrumptious',
  'drool',
  'guilt-free',
  'guilty pleasure',
  'look no further',
  'perfect for any occasion',
  'sure to please',
  'crowd-pleaser',
  'crowd pleaser',
  'restaurant-quality',
  'melt-in-your-mouth',
  'melt in your mouth',
  'superfood',
  'to die for',
  'must-try',
  "let's ",
  'bon appétit',
  'enjoy!',
]

const names: ReadonlySet<string> = new Set(['skillet', 'zucchini'])

/** Returns American words and empty phrases in the text of a dish. */
export function checkLanguage({ title, description, steps }: RecipeDraft): string[] {
  const text = [title, description, ...steps].join('\n').toLowerCase()
  const foreign = Object.entries(britishByOther).flatMap(([other, ours]) =>
    new RegExp(`\\b${other}\\b`).test(text) && !(names.has(other) && title.toLowerCase().includes(other))
      ? [`'${other}' is '${ours}' here`]
      : [],
  )
  const empty = emptyPhrases
    .filter((phrase) => text.includes(phrase))
    .map((phrase) => `'${phrase}' says nothing`)
  const doubled = /\b(\w{3,}) \1\b/.exec(text)?.[0]
  const marks =
    /!| {2,}/.exec(text)?.[0] ??
    (doubled && !title.toLowerCase().replace('-', ' ').includes(doubled) ? doubled : undefined)
  return [...foreign, ...empty, ...(marks === undefined ? [] : [`'${marks}' in its text`])]
}
