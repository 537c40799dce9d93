import { measuringWords } from '../data/text/measuring-words'
import { lazyValue } from '../fact-table'
import { parseIngredient } from '../ingredient/ingredient'
import { linkIngredient } from '../recipe/recipe-line'

const words = lazyValue(() => new Set(measuringWords.trim().split(/\s+/)))

function isMeasure(word: string): boolean {
  return words().has(word.toLowerCase().replaceAll('.', ''))
}

const started =
  /^(?:[~≈]|ca\.?\s|circa\s|approx\.?\s|about\s|etwa\s|env\.?\s|un po|een?\s|eine?\s|ett\s|en\s|une?\s|una?\s|an?\s|half\s|one\s)?\s?(\d|[¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/iu

const withoutNumber =
  /^(?:salt|pepper|salz|pfeffer|sel|poivre|sal|sale|pepe|zout|peper|suola|pippuri|sól|pieprz|sůl|soľ|só|bors|sare|piper|sol|papar|соль|перец|сол|пипер|αλάτι|πιπέρι|tuz|karabiber|olive oil|huile|aceite|olio|öl|olijfolie|olivenöl|olivolja|oliwa|olej|olaj|ulei|масло|λάδι)(?!\p{L})/iu

const vague =
  /(?<!\p{L})(?:to taste|for serving|to serve|for garnish|optional|nach geschmack|nach belieben|au goût|al gusto|a gusto|al gust|q\.?b\.?|quanto basta|naar smaak|efter smak|etter smak|maun mukaan|do smaku|podle chuti|podľa chuti|ízlés szerint|după gust|po želji|по вкус[уa]?|на вкус)(?!\p{L})/iu

const sentence = /[.!?](?:\s+\p{Lu}|$)/u

/**
 * Returns the likelihood from 0 to 1 that a line is an ingredient, in the languages of Europe.
 * Example: '200 g de farine' is 1, 'salt' 0.7, 'Mix everything well and leave it for an hour.' 0.
 */
export function ingredientLikelihood(line: string): number {
  if (line.length < 2 || line.length > 220) return 0
  const parts = line.split(/\s+/)
  const long = line.length > 120 || (sentence.test(line) && parts.length > 8)
  const number = started.exec(line)
  if (number) {
    const rest = line.slice(number[0].length)
    if (
      /^[\d\s.,/⁄–-]*(?:°|%|kcal|k?cals?\b|calories|kj\b|min|minuten?\b|hours?\b|h\b|hr|std|stars?\b|comments?\b|reviews?\b|\)|:\d)/iu.test(
        rest,
      )
    )
      return 0
    if (/^[\d\s.,/⁄–¼½¾⅓⅔⅛-]*\p{L}{1,12}\.?$/u.test(rest) && isMeasure(rest.replace(/[^\p{L}]/gu, '')))
      return 0.5
    if (!/\p{L}{2}/u.test(rest)) return 0
    const unit = /^[\d\s.,/⁄–\-x×¼½¾⅓⅔⅛]*\(?\s?([\p{L}.]+)/u.exec(rest)?.[1] ?? ''
    if (isMeasure(unit)) return long ? 0.6 : 1
    if (/^\d*[.)]\s/.test(rest)) return long || parts.length > 6 ? 0 : 0.4
    return long || (parts.length >= 5 && /[.!?]$/.test(line)) ? 0.2 : parts.length <= 10 ? 0.8 : 0.4
  }
  if (long) return 0
  const last = /(?:^|[\s,(:–-])(\d+(?:[.,/]\d+)?|[¼½¾⅓⅔])\s?([\p{L}.]+)?\)?$/u.exec(line)
  if (last && parts.length <= 8 && (last[2] === undefined || isMeasure(last[2]))) {
    return last[2] === undefined ? 0.3 : 0.9
  }
  if (withoutNumber.test(line) || vague.test(line)) return 0.7
  if (parts.length > 8 || isMeasure(parts[0] ?? '')) return parts.length > 8 ? 0 : 0.7
  return knownFood(line) ? 0.6 : 0
}

function knownFood(line: string): boolean {
  const ingredient = parseIngredient(line)
  return !ingredient.heading && linkIngredient(ingredient).known
}

/** Returns the likelihood from 0 to 1 that a line is a step. Example: 'Simmer the beans for 20 minutes.' is 1, 'Print' 0. */
export function stepLikelihood(line: string): number {
  const words = line.split(/\s+/).length
  if (words < 3) return 0
  const ends = /[.!?…)]["”’»]?$/.test(line)
  if (words >= 6) return ends ? 1 : 0.6
  return ends && !line.endsWith('!') ? 0.6 : 0.2
}
