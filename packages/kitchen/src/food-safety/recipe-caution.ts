import { foreignCaution } from './foreign-cautions'
import { normalizeWording } from './recipe-wording'

/** Reason why some people should avoid a dish. Example: 'raw-egg'. */
type CautionId =
  | 'raw-egg'
  | 'runny-egg'
  | 'rare-meat'
  | 'raw-fish'
  | 'smoked-fish'
  | 'soft-cheese'
  | 'raw-milk'
  | 'pate'
  | 'raw-sprouts'
  | 'alcohol'
  | 'honey'

/**
 * A caution for the people for whom a dish is risky. Example: `{ id: 'runny-egg', what: 'Runny egg', because: 'poached eggs',
 * advice: … }`.
 */
export interface RecipeCaution {
  readonly id: CautionId
  /** Example: 'Runny egg'. */
  readonly what: string
  /** Words of the recipe that led to it. Example: 'runny'. */
  readonly because: string
  /** Advice in one sentence. */
  readonly advice: string
}

/** Texts of a recipe, ours or imported. Example: `{ title: 'Tiramisù', lines: ['4 eggs'], steps: […] }`. */
export interface RecipeWording {
  readonly title: string
  readonly lines: readonly string[]
  readonly steps: readonly string[]
}

/** People the cautions are for, as a cook reads it. Example: 'small children, older people, …'. */
export const cautionedPeople =
  'small children, older people, anyone pregnant or with a weakened immune system'

/**
 * Returns the cautions for people at risk, from the words of a recipe's lines and steps. Example: 'fry the eggs until the
 * whites are set and the yolks still runny' gives 'runny-egg'.
 */
export function cautionsOf({ title, lines, steps }: RecipeWording): RecipeCaution[] {
  const texts: RecipeText = {
    title: normalizeWording(title),
    lines: lines.map(normalizeWording),
    steps: steps.map(normalizeWording),
    all: [title, ...lines, ...steps].map(normalizeWording).join(' . '),
  }
  return rules.flatMap(({ id, what, advice, finds }) => {
    const because =
      finds(texts) ?? (id === 'raw-egg' && isSafeEgg(texts.all) ? undefined : foreignCaution(id, texts))
    return because === undefined ? [] : [{ id, what, advice, because }]
  })
}

interface RecipeText {
  readonly title: string
  readonly lines: readonly string[]
  readonly steps: readonly string[]
  readonly all: string
}

interface Rule {
  readonly id: CautionId
  readonly what: string
  readonly advice: string
  readonly finds: (recipe: RecipeText) => string | undefined
}

const heat =
  /\b(?:bak(?:e|ed|ing)|oven|roast|boil|simmer|fry|fri(?:ed|es)|saute|sear|grill|griddle|barbecue|broil|steam|poach|scrambl|stew|brais|toast|microwave|cook|heat|flamb|preheat|hob|stove|reduce|caramelis|caramelize|temper|bain marie|double boiler|hot (?:oil|pan|water|milk|cream|stock))|\b\d{2,3} ?(?:°|degrees|c\b|f\b)/
const egg = /\beggs?\b|\begg (?:white|yolk)s?\b|\byolks?\b/
const flesh =
  /\b(?:beef|steak|fillet|sirloin|rump|ribeye|lamb|venison|veal|pork|duck|chicken|turkey|pigeon|burger|mince|roast|joint|rack|tuna|salmon|liver)/
const fish =
  /\b(?:fish|salmon|tuna|trout|mackerel|sea ?bass|sea ?bream|snapper|halibut|cod|hamachi|yellowtail|scallops?|prawns?|shrimp|oysters?|squid)\b/

const ambiguousEggWords = /runny|jammy|just set|barely set|soft[ -]set/
const rareWords =
  /\b(?:(?<!medium )(?<!not )rare(?! (?:treat|occasion|earth|breed))|rosy|blushing|(?:(?:still|slightly|a little|a bit|nicely|perfectly) )?pink(?: (?:inside|middle|centre|center))?)\b/
const notRare =
  /(?:no longer|not|no|isnt|loses? (?:its|their)|lost (?:its|their)|without|until all|no trace of|any) (?:any |more )?pink|pink (?:salmon|pepper|peppercorns?|grapefruit|lady|gin|food|salt|himalayan|onions?|radish\w*|pickled|rhubarb|icing|sugar|lentils?|prawns?)|(?:prawns?|shrimps?|onions?)[^.]{0,40}\bpink|turn(?:s|ed)? pink|until (?:they are |just )?pink/g
// 'No mince is pink', 'nothing runny is left'; but not 'no more than pink' or 'not long, so that it stays pink'.
const denial = String.raw`\b(?:no|not an?|nothing|none|nowhere|never|without(?: an?)?|free of|every trace of)(?: (?!(?:stays?|still|so|but|more|too|very|until)\b)[a-z]+){0,4} `
const denied = new RegExp(
  `${denial}(?:pink(?: (?:centre|middle|crumb))?|runny)\\b|\\b(?:lost|loses?|has lost) all (?:of )?(?:its|their) pink`,
  'g',
)
const servedPink = /\b(?:serve|leave|keep|eat)[ds]?(?: (?:it|them|the [a-z]+))? (?:pink|rare)\b/
const rawCentre =
  /\b(?:raw|rare|translucent) (?:in|inside|at) the (?:centre|center|middle)|\b(?:raw|rare) (?:centre|center|middle)\b/
// 'Cook the yolks hard for small children' leaves the others' soft.
const firmYolk =
  /\b(?:yolks? (?:(?:is|are|and|both|whites?|have|set) )*(?:firm|hard)|well done|over hard)\b(?![^.;]*\bfor\b)/
const otherPinkThings =
  /\b(?:cream|yogh?urt|sauce|onions?|shallots?|icing|dough|batter|paprika|rhubarb|cabbage|beetroot|radish\w*|prawns?|shrimps?|crab|lobster|syrup|jelly|dressing|mayonnaise)\b/

const rules: readonly Rule[] = [
  {
    id: 'raw-egg',
    what: 'Raw egg',
    advice: 'Use pasteurised egg, or leave it out.',
    finds: findRawEgg,
  },
  {
    id: 'runny-egg',
    what: 'Runny egg',
    advice: 'Cook the egg until white and yolk are firm.',
    finds: ({ all, title, lines }) => {
      if (!lines.some(hasEgg)) return undefined
      const pattern =
        /\b(?:runny|soft[ -]boil(?:ed|ing)?|soft[ -]poach(?:ed)?|poached eggs?|poach (?:the |an? |your )?eggs?|sunny[ -]side[ -]up|over[ -]easy|jammy|dippy|onsen|soft[ -](?:set|yolked?)|eggs? benedict|(?:whites? (?:is|are|have|has)|whites?) (?:just )?set|yolks? (?:(?:is|are|still|stays?|remains?|just|nice|and|a|little|barely) ){0,3}(?:soft|liquid|runny|wobbl\w+|wobble|molten|loose|jammy)|veil covers the yolks?|fried eggs?|barely set|just set)\b/
      // Tomatoes get jammy, custard just sets, a batter is runny: the sentence must mention egg.
      const eggs = all
        .replace(denied, '')
        .split(/[.;]/)
        .filter(
          (part) =>
            !ambiguousEggWords.test(part) || /\beggs?\b|\byolks?\b|\bwhites?\b|omelett?e|frittata/.test(part),
        )
      const found = pattern.exec(eggs.join('.'))?.[0] ?? findShortBoil(title, eggs)
      if (found !== undefined && /^fried egg/.test(found) && firmYolk.test(all)) return undefined
      return found !== undefined &&
        (!/just set|barely set/.test(found) ||
          !/custard|cheesecake|quiche|flan|tart|pudding|jelly|panna/.test(all))
        ? found
        : undefined
    },
  },
  {
    id: 'rare-meat',
    what: 'Meat that stays rare',
    advice: 'Cook it through, until no part is pink and the juices run clear.',
    finds: ({ all, title, lines, steps }) => {
      if (!flesh.test(all)) return undefined
      const raw = /\b(?:steak tartare|beef tartare|venison tartare|carpaccio|yukhoe|kibbeh nayyeh)\b/.exec(
        all,
      )?.[0]
      if (raw !== undefined && !/\b(?:beetroot|courgette|zucchini|mushroom|pineapple) carpaccio/.test(all))
        return raw
      // Only meat is called medium-rare; a pink food may be a sauce.
      return (
        /\bmedium[ -]rare\b/.exec(all)?.[0] ??
        (flesh.test(title) ? servedPink.exec(all)?.[0] : undefined) ??
        findFirst(fleshSentences([title, ...lines, ...steps]), rareWords)
      )
    },
  },
  {
    id: 'raw-fish',
    what: 'Raw fish or shellfish',
    advice: 'Choose a dish with cooked fish instead.',
    finds: ({ all, title, lines, steps }) => {
      if (!fish.test(all)) return undefined
      const named =
        /\b(?:ceviche|sashimi|crudo|tartare|tataki|nigiri|poke|gravlax|gravadlax|sushi[ -]grade|sashimi[ -]grade|raw (?:fish|salmon|tuna|prawns?|scallops?|oysters?)|shuck)\b/.exec(
          all,
        )?.[0]
      const centre = rawCentre.exec(all)?.[0]
      if (named === undefined && centre !== undefined) return centre
      if (named?.startsWith('raw ') && isHeatedNear(all, fish)) return undefined
      if (named === 'tartare' && /tartare sauce|tartar sauce/.test(all)) return undefined
      const oysters = findFirst(lines, /\boysters?\b(?! (?:sauce|mushrooms?|extract))/)
      if (named === undefined && oysters !== undefined && !isHeatedNear(steps.join('. '), /./)) return oysters
      return named ?? (/\bsushi|maki\b/.test(title) && !isHeatedNear(all, fish) ? 'sushi' : undefined)
    },
  },
  {
    id: 'smoked-fish',
    what: 'Smoked or cured fish, not cooked',
    advice: 'Heat the fish until it steams all through.',
    finds: ({ lines }) =>
      findFirst(lines, /\b(?:smoked (?:salmon|trout|mackerel|eel|halibut|fish)|gravlax|gravadlax|lox)\b/),
  },
  {
    id: 'soft-cheese',
    what: 'Soft cheese with a rind or blue veins',
    advice: 'Bake or melt it until it steams, or use a hard cheese.',
    finds: ({ lines }) =>
      findFirst(
        lines,
        /\b(?:brie|camembert|gorgonzola|roquefort|dolcelatte|cambozola|danish blue|blue cheese|taleggio|reblochon|vacherin|pont l ?eveque|epoisses|chaource|stilton|cabrales|fourme|bucheron|crottins?|munster cheese|rind(?:ed)? goats? cheese|goats? cheese with (?:a )?rind)\b/,
      ),
  },
  {
    id: 'raw-milk',
    what: 'Unpasteurised milk or cheese',
    advice: 'Use the pasteurised kind.',
    finds: ({ all }) =>
      /\b(?:unpasteuri[sz]ed|raw[ -]milk|raw cows? milk|lait cru|raw cream)\b/.exec(all)?.[0],
  },
  {
    id: 'pate',
    what: 'Pâté',
    advice: 'Choose something else during pregnancy, vegetable pâté too.',
    finds: ({ title, lines }) =>
      findFirst([title, ...lines], /\bpate\b(?! (?:brisee|sucree|feuilletee|sablee|a choux))|\bfoie gras\b/),
  },
  {
    id: 'raw-sprouts',
    what: 'Raw sprouts',
    advice: 'Cook them until they steam all through.',
    finds: ({ lines, steps }) => {
      const found = findFirst(
        lines,
        /\b(?:bean ?sprouts?|alfalfa(?: sprouts?)?|mung sprouts?|sprouted (?:beans|seeds|lentils)|(?:broccoli|radish|mixed|pea) sprouts|cress sprouts)\b/,
      )
      const cooked = steps.some((step) => /sprout|alfalfa/.test(step) && heat.test(step))
      return found !== undefined && !cooked ? found : undefined
    },
  },
  {
    id: 'alcohol',
    what: 'Alcohol that is not heated',
    advice: 'Leave it out for children and during pregnancy.',
    finds: ({ lines, steps }) => {
      const found = findFirst(lines, spirits)
      if (found === undefined) return undefined
      const word = new RegExp(`\\b${found.split(' ').at(-1) ?? found}`)
      const at = steps.findIndex((step) => word.test(step))
      const laterSteps = at < 0 ? steps : steps.slice(at)
      return laterSteps.some((step) => heat.test(step)) ? undefined : found
    },
  },
  {
    id: 'honey',
    what: 'Honey',
    advice: 'Leave it out for babies under one year, cooked too.',
    finds: ({ lines }) => findFirst(lines, /\bhoney\b(?! ?(?:mushrooms?|melon|dew))/),
  },
]

const spirits =
  /\b(?:(?:red|white|rose|sparkling|dry|sweet|mulled) wine|wine|champagne|prosecco|cava|beer|lager|stout|sherry|port|marsala|madeira|vermouth|rum|brandy|cognac|armagnac|calvados|whisky|whiskey|bourbon|vodka|gin|tequila|mezcal|kirsch|amaretto|limoncello|cointreau|grand marnier|triple sec|kahlua|baileys|irish cream|coffee liqueur|liqueur|campari|aperol|pimms|sake|schnapps)\b(?! (?:vinegar|gums?|extract|essence|glass))/

const rawEggDish =
  /\b(?:tiramisu|mayonnaise|mayo|aioli|hollandaise|bearnaise|carbonara|egg ?nog|mousse|semifreddo|zabaglione|sabayon|caesar (?:salad|dressing)|egg flip|(?:whisky|whiskey|pisco|gin|amaretto) sour|cured (?:egg )?yolks?|raw (?:cookie )?dough|royal icing|steak tartare)\b/

function findRawEgg({ title, lines, steps, all }: RecipeText): string | undefined {
  if (isSafeEgg(all)) return undefined
  const line = lines.find(hasEgg)
  if (line === undefined) return undefined
  const pattern = /\braw (?:egg|yolk)s?(?: (?:white|yolk)s?)?\b|\buncooked eggs?\b/.exec(all)?.[0]
  if (pattern !== undefined && !/no raw egg|without raw egg/.test(all)) return pattern
  const named = rawEggDish.exec(title)?.[0]
  if (named !== undefined) return named
  // Bought mayonnaise is one of the lines.
  if (lines.some((one) => /\b(?:mayonnaise|mayo|aioli|hollandaise)\b/.test(one))) return undefined
  const sauceStep = steps.find(
    (step) =>
      /\byolks?\b|\beggs?\b/.test(step) && /\b(?:mayonnaise|aioli|hollandaise|bearnaise)\b/.test(step),
  )
  if (sauceStep !== undefined) return rawEggDish.exec(sauceStep)?.[0] ?? 'egg'
  const isMixedIn = steps.some((step) => egg.test(step))
  return isMixedIn && !steps.some((step) => heat.test(step)) ? (egg.exec(line)?.[0] ?? 'egg') : undefined
}

const shortestFirmBoil = 8

// 'Boil the eggs for 4 minutes': a yolk sets after eight.
function findShortBoil(title: string, sentences: readonly string[]): string | undefined {
  for (const sentence of sentences) {
    const [found, minutes] = /\bboil\b[^.]*?\b(\d{1,2})(?: 1\/2|½|-\d{1,2})? ?min/.exec(sentence) ?? []
    const isAboutEggs = /\beggs?\b(?! noodle)/.test(sentence) || /\beggs?$/.test(title)
    if (found !== undefined && isAboutEggs && Number(minutes) < shortestFirmBoil) return found
  }
  return undefined
}

function isSafeEgg(all: string): boolean {
  return /pasteuri[sz]ed egg|\b(?:70|71|72|73|74|75) ?(?:°|degrees)? ?c\b|160 ?(?:°|degrees)? ?f\b/.test(all)
}

function hasEgg(line: string): boolean {
  if (
    /egg ?plant|egg noodle|egg ?free|eggs? (?:replacer|substitute)|easter egg|chocolate eggs?|hard[ -]boiled|flax egg|chia egg|vegan egg|creme egg/.test(
      line,
    )
  )
    return false
  return egg.test(line)
}

// Returns sentences about meat, and those that continue one: 'Rest the duck. It is pink in the middle.'
function fleshSentences(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const sentences = text.split(/[.;](?!\d)/)
    return sentences.flatMap((sentence, at) => {
      const isAboutMeat = meatPattern.test(sentence)
      const continuesMeat = meatPattern.test(sentences[at - 1] ?? '') && !otherPinkThings.test(sentence)
      const isMeasured = /°|\b(?:middle|centre|center|inside)\b/.test(sentence)
      return isAboutMeat || continuesMeat || isMeasured
        ? [sentence.replace(denied, '').replace(notRare, '')]
        : []
    })
  })
}

const meatPattern = new RegExp(`${flesh.source}|\\b(?:meat|chops?|cutlets?|breasts?|slice)`)

function isHeatedNear(text: string, subject: RegExp): boolean {
  return text.split(/[.;]/).some((sentence) => subject.test(sentence) && heat.test(sentence))
}

function findFirst(texts: readonly string[], words: RegExp): string | undefined {
  for (const text of texts) {
    const found = words.exec(text)?.[0]
    if (found !== undefined) return found
  }
  return undefined
}
