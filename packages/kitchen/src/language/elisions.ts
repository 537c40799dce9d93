/**
 * Splits elided articles from their nouns, as dictionaries have them.
 * Example: `splitElisions("huile d'olive")` is 'huile d olive'; "goat's cheese" stays as it is.
 */
export function splitElisions(text: string): string {
  return text.replace(/(?<!\p{L})(d|l|un|dell|all|nell|sull|qu)['’ʼ](?=\p{L})/giu, '$1 ')
}
