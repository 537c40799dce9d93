import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { tidyIngredient } from '@larder/kitchen/json-ld/json-ld-ingredients'
import { toHeading } from '@larder/kitchen/json-ld/json-ld-steps'
import { markPartHeadings } from '@larder/kitchen/plain-text-recipe/part-headings'
import { findServingsText, parseTimeLabel } from '@larder/kitchen/plain-text-recipe/time-and-servings'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import type { HtmlElement } from './html-page'
import { findIngredientLines } from './page-ingredients'
import { joinAmountsAndNames, removeRepeatedLines, removeStepNumbers } from './page-line-cleanup'
import { type ScoredLine, scorePageLines } from './page-lines'
import { amountFirst } from './page-rows'
import { findStepLines } from './page-steps'

/** Finds a recipe without markup by the look of its lines. Returns undefined when there is no list of ingredients. */
export function guessRecipe(root: HtmlElement): LooseRecipe | undefined {
  const lines = scorePageLines(root)
  const region = findIngredientLines(lines)
  if (!region) return undefined
  const steps = findStepLines(lines, region)
  const shown = markPartHeadings(lines.slice(region.from, region.to).flatMap(toIngredientLine))
  const ingredients = removeRepeatedLines(joinAmountsAndNames(shown).filter((line) => /\p{L}/u.test(line)))
  const about = lines.slice(Math.max(0, region.from - 80), Math.max(region.to, steps?.from ?? 0))
  return {
    title: '',
    ingredients,
    steps: steps ? removeStepNumbers(lines.slice(steps.from, steps.to).flatMap(toStepLine)) : [],
    ...readServingsAndTimes(about),
  }
}

const uiLabel =
  /^(?:(?:us|eu|uk|us customary|metric|imperial|cups|print|pin|save|share|copy|scale(?: to:?)?|cook mode|prevent your screen from going dark|adjust servings|add to (?:list|cart|shopping list).*|shop ingredients|buy now|deselect all|select all|jump to .*|\d(?:\/\d)?x|[\d½]+x [\d½x ]+)\s?)+$/i

function toIngredientLine(line: ScoredLine): string[] {
  const text = tidyIngredient(amountFirst(line.element, line.text))
  // An amount in its own element belongs to the name in the next one.
  if (/^[\d¼½¾⅓⅔⅛][\d.,/ –-]{0,6}$/.test(text)) return line.isHeading ? [] : [text]
  if (line.opens || text.length < 2 || !/\p{L}/u.test(text) || uiLabel.test(text)) return []
  // A sentence is not an ingredient.
  if (line.ingredient === 0 && line.step >= 0.6 && text.length > 40 && /[.!?:]$/.test(text)) return []
  if (parseTimeLabel(text) || (findServingsText(text) !== undefined && line.ingredient < 1)) return []
  const isPart =
    line.isGroupHead || (!line.isItem && line.ingredient < 0.5 && (line.isHeading || /[:：]$/.test(text)))
  return [isPart ? toHeading(text) : text]
}

function toStepLine({ text, opens, isHeading, isItem }: ScoredLine): string[] {
  if (opens || uiLabel.test(text) || !/\p{L}{2}/u.test(text)) return []
  if (/^\p{L}{1,12}\s?\d{1,2}[.:)]?$/u.test(text)) return []
  return [isHeading && !isItem && !/[.!?]$/.test(text) ? toHeading(text) : text]
}

const keys = { prep: 'prepMinutes', cook: 'cookMinutes', wait: 'waitMinutes', total: 'totalMinutes' } as const

// A label may be in its own element, with its value in the next one.
function readServingsAndTimes(lines: readonly ScoredLine[]): Partial<LooseRecipe> {
  const about: { servings?: string | undefined } & { [key in (typeof keys)[keyof typeof keys]]?: number } = {}
  const facts = lines.flatMap(splitFacts)
  for (const [at, { text, ingredient }] of facts.entries()) {
    const next = facts[at + 1]?.text ?? ''
    const time = parseTimeLabel(text)
    const minutes = time && (time.minutes ?? (next.length < 40 ? parseDurationMinutes(next) : undefined))
    if (time && minutes !== undefined) about[keys[time.kind]] ??= minutes
    const servings = ingredient < 1 && !/kcal|cal\b|kj/i.test(text) ? findServingsText(text) : undefined
    if (servings === '')
      about.servings ??= [next, facts[at - 1]?.text ?? ''].find((neighbour) => isCount(neighbour))
    else if (servings) about.servings ??= servings
  }
  const isTimed = Object.values(keys).some((key) => about[key] !== undefined)
  const bare = isTimed ? undefined : facts.find(({ text }) => isBareTime(text))
  if (bare) about.totalMinutes = parseDurationMinutes(bare.text) ?? 0
  const { servings, ...times } = about
  return { ...times, ...(servings === undefined ? {} : { servings }) }
}

// 'Serves 4 | Prep: 20 min | Bake: 45 min' states several things in one line.
function splitFacts(line: ScoredLine): ScoredLine[] {
  const parts = line.text.length < 120 ? line.text.split(/\s+[|•·]\s+/) : []
  return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line]
}

// A bare time beside the title ('35 min') is the total time.
function isBareTime(text: string): boolean {
  return (
    text.length < 20 &&
    /^(?:ca\.?\s|about\s)?\d[\d\s.,:–-]*\p{L}+\.?(?:\s?\d+\s?\p{L}+\.?)?$/u.test(text) &&
    parseDurationMinutes(text) !== undefined
  )
}

function isCount(text: string): boolean {
  return (
    /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?:\s\p{L}{1,14})?$/u.test(text) &&
    parseDurationMinutes(text.replace(/^\d+$/, '')) === undefined
  )
}
