import { parseStep } from '@larder/kitchen/recipe-steps/step-text'

// 'Toast the bread' is cooking; 'on the hot toast' is not.
const onHeat =
  /(?<!\b(?:the|an?|of|on|hot|warm|each|your|crisp|this|their|its|deli)\s)\b(?:fry|sauté|saute|sear|sweat|simmer|boil|parboil|blanch|poach|steam|bake|roast|grill|broil|toast|braise|stew|reduce|caramelise|caramelize|char|griddle|melt|cook|reheat|heat|scald|bubble)\b/i

// 'Brown the meat' and 'warm them through' are cooking; 'brown sugar', 'with warm flatbread' and 'serve warm' are not.
const asVerb =
  /(?<!\b(?:the|an?|of|on|each|your|this|their|its|keep|kept|keeps|serve|served|eat|still|while|is|are|and still|light|dark|golden)\s)\b(?:brown|warm)\s+(?:the|it|them|these|this|both|all|each|half|your|an?|in|on|over|through|up|for|gently|slowly|well|lightly|evenly|quickly|\d+)\b/i

/** A heat setting, or a sign to see, hear, feel or taste. */
const cue =
  /\b(?:low|gentle|medium|moderate|high|full|fierce|strong|residual|rolling|hot|very hot) (?:heat|flame|boil|oven|grill|pan|water|oil)\b|\b(?:medium|high|low)[ -](?:high|low|hot|heat)\b|\b(?:until|till|as soon as|when (?:the|it|they)|once (?:the|it|they)|just (?:set|cooked|tender|wilted)|al dente|packet|pack says|to a (?:simmer|boil|rolling boil)|to the boil|off the heat|over the heat|tender|golden|bubbling|shimmer\w*|foam\w*|smok\w+|overnight|piping hot|steaming)\b/i

/** Returns whether a cooking step states heat, time or a sign of doneness. */
export function hasDonenessCue(step: string): boolean {
  if (!onHeat.test(step) && !asVerb.test(step)) return true
  return cue.test(step) || parseStep(step).some(({ kind }) => kind === 'timer' || kind === 'temperature')
}

// 'Stir every quarter of an hour' is a frequency, not a duration.
const howOften = /\b(?:every|(?:once|twice) (?:an?|every))\b[^.,;:!?]*?\b(?:seconds?|minutes?|hours?)\b/gi

/** Returns the waiting minutes of a step by its timers; parallel steps count where they run. */
export function toWaitingMinutes(step: string): number {
  if (/^\s*(?:meanwhile|while|in the meantime|as (?:the|it|they)|at the same time)\b/i.test(step)) return 0
  return parseStep(step.replace(howOften, 'often')).reduce(
    (sum, part) => (part.kind === 'timer' ? sum + part.to / 60 : sum),
    0,
  )
}
