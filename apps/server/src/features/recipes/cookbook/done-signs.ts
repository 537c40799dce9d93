/** Tells whether a sentence of a recipe says how a cook knows that a food is done. */
export type DoneTest = (sentence: string) => boolean

/** Splits steps into sentences; a temperature or an abbreviation does not end one. */
export function toSentences(steps: readonly string[]): string[] {
  return steps.flatMap((step) => step.split(/(?<=[.;:])\s+/))
}

const otherHeat = /\b(?:oven|oil|fat|water|milk|plates?|tray)\b[^,;]*°C|°C \(\d+ ?°C fan/i

/** 'Heat the oven to 90 °C' is no core temperature. */
function hasCore(atLeast: number): DoneTest {
  return (sentence) =>
    !otherHeat.test(sentence) &&
    [...sentence.matchAll(/(\d{2,3}) ?°C/g)].some(
      ([, degrees]) => Number(degrees) >= atLeast && Number(degrees) < 100,
    )
}

const noPink =
  /\bno (?:longer |trace of |more |hint of )?(?:any )?(?:pink|rosy|raw)|not? (?:a )?(?:trace|hint|speck) of pink|(?:lost|loses|lose) (?:its|their|all) (?:raw|pink)|nowhere pink|(?:is|are) (?:no longer|not) pink|without (?:any |a trace of )?pink|(?:nothing|nowhere|never|none|every trace|free)\b[^.;]{0,20}\bpink/i
const doneThrough =
  /juices? (?:that )?(?:run|runs|are|is|come|comes)(?: out)? (?:quite )?clear|cooked (?:all the way )?through|falls? (?:off|from|away from) the bone|white (?:all the way |right )?through/i
/** A sign that a vegetable gives too: it counts beside the name of the meat. */
const tenderMeat =
  /(?:fall|falls|falling|come|comes|pull|pulls|pulled) apart|\bshreds\b|yields? to (?:a|the) (?:spoon|fork)|opaque|tender|meltingly|cuts? with a spoon/i
const meatName =
  /\b(?:chicken|turkey|duck|goose|quail|hen|bird|breasts?|thighs?|legs?|drumsticks?|wings?|meat|pork|chops?|shoulder|joint|belly|ribs?|escalopes?|steaks?|loin|fillet|cubes?|pieces?|strips?|chunks?|largest|thickest|schnitzel|cutlets?)\b/i
const fishName =
  /\b(?:fish|salmon|cod|haddock|trout|mackerel|tuna|sole|bass|bream|carp|catfish|snapper|halibut|sardines?|herrings?|flesh|fillets?|flakes?|pieces?|cubes?|they|it|them)\b/i
const fishDone =
  /flak(?:e|es|y)|opaque|\bfirm\b|cooked (?:all the way )?through|lifts? (?:off|away|from)|parts? (?:easily|from|under)|white (?:all the way )?through/i
const shellfishName = /\b(?:prawns?|shrimps?|mussels?|clams?|squid|scallops?|shells?|they|them|are)\b/i
const shellfishDone =
  /opaque|\bpink\b|curl|\bopen(?:s|ed)\b|(?:have|shells) open|\bfirm\b|cooked (?:all the way )?through/i
const eggDone =
  /\bset\b|\bsets\b|\bfirm|\bhard\b|golden|brown|\bgold\b|\bdry\b|skewer|crisp|crust|no (?:wet|raw|liquid|runny)|nothing (?:runny|wet)|curd|thicken|solid|bronz|\bcoats?\b|cooked (?:all the way )?through/i
const riceDone =
  /tender|swallow|drunk|drink|drank|absorb|soft|chalk|al dente|\bbite\b|swell|fluff|\bgone\b|holes|steam|covered|\blid\b/i

export const poultryDone: DoneTest = (sentence) =>
  hasCore(70)(sentence) ||
  noPink.test(sentence) ||
  doneThrough.test(sentence) ||
  (tenderMeat.test(sentence) && meatName.test(sentence))
export const minceDone: DoneTest = (sentence) =>
  hasCore(70)(sentence) || noPink.test(sentence) || doneThrough.test(sentence)
export const porkDone: DoneTest = (sentence) => hasCore(63)(sentence) || poultryDone(sentence)
export const finfishDone: DoneTest = (sentence) =>
  hasCore(60)(sentence) || (fishDone.test(sentence) && fishName.test(sentence))
export const shellfishDoneBy: DoneTest = (sentence) =>
  hasCore(60)(sentence) || (shellfishDone.test(sentence) && shellfishName.test(sentence))
export const eggsDone: DoneTest = (sentence) => hasCore(70)(sentence) || eggDone.test(sentence)
export const rawRiceDone: DoneTest = (sentence) => riceDone.test(sentence)
export const hotRiceDone: DoneTest = (sentence) =>
  /piping hot|steaming|steams|70 °C|75 °C|hot (?:all the way )?through|every grain/i.test(sentence)
/** The poison of raw beans goes in ten minutes of hard boiling, not in a slow simmer. */
export const driedBeansDone: DoneTest = (sentence) =>
  /boil/i.test(sentence) && /\b(?:[1-9]\d minutes|ten minutes|hours?)\b/i.test(sentence)
