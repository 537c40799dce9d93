import { setFlagsFromString } from 'node:v8'

/**
 * What answers are made of is gone once they are sent. The engine learns otherwise from a single long one, such as a file of
 * thousands of items: from then on it takes all that is made in the same places for something that stays, and keeps it until the
 * next great tidying. That costs a tenth of each answer's time and three times the memory, so it is not to learn it.
 */
export function keepAnswersShortLived(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
