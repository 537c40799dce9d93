import type { HtmlElement } from './html-page'
import type { ScoredLine } from './page-lines'

/** A range of lines, end exclusive. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/**
 * Finds the ingredients of a page: the run of lines that look most like ingredients, extended to their lists. Takes linear time.
 */
export function findIngredientLines(lines: readonly ScoredLine[]): LineRange | undefined {
  const best = findBestRun(lines)
  return best ? extendToLists(lines, trimRange(lines, best)) : undefined
}

function findBestRun(lines: readonly ScoredLine[]): LineRange | undefined {
  let best = { from: 0, to: 0, sum: 1 }
  let run = { from: 0, to: 0, sum: 0 }
  for (const [at, line] of lines.entries()) {
    const isOpening = line.opens === 'ingredients'
    // 'Ingredients' above a list starts it; within the list it is a subheading.
    const bonus = isOpening && run.sum < 2.5 ? 2 : 0
    if (run.sum <= 0 || (isOpening && run.sum < 2.5)) run = { from: at, to: at, sum: 0 }
    run = { from: run.from, to: at + 1, sum: run.sum + bonus + scoreLine(line) }
    if (run.sum > best.sum && !isOpening) best = run
    if (endsList(line)) run = { from: at + 1, to: at + 1, sum: 0 }
  }
  return best.to > best.from ? best : undefined
}

function endsList({ opens, element }: ScoredLine): boolean {
  return opens === 'steps' || opens === 'other' || element.tag === 'h1'
}

function scoreLine({ opens, hint, ingredient, step, isHeading, isItem, isLink, text }: ScoredLine): number {
  if (opens === 'ingredients') return 0
  if (opens) return -9
  const hintScore = hint === 'ingredients' ? 0.5 : hint === 'other' ? -0.8 : hint === 'steps' ? -0.3 : 0
  if (ingredient > 0) {
    const menuPenalty = isLink && !/\d/.test(text) ? -0.8 : 0
    return ingredient - 0.35 + hintScore + menuPenalty
  }
  if (isHeading || /[:：]$/.test(text)) return -0.25 + Math.min(0, hintScore)
  if (step >= 1 && text.length > 80) return -2.5
  return (isItem ? -0.45 : -0.6) + hintScore - (isLink ? 0.5 : 0)
}

function trimRange(lines: readonly ScoredLine[], { from, to }: LineRange): LineRange {
  const isIngredient = (at: number) => (lines[at]?.ingredient ?? 0) >= 0.4
  let [start, end] = [from, to]
  while (start < end && !isIngredient(start) && !isPart(lines[start])) start += 1
  while (end > start && !isIngredient(end - 1)) end -= 1
  return { from: start, to: end }
}

function isPart(line: ScoredLine | undefined): boolean {
  return (
    line !== undefined &&
    line.opens === undefined &&
    (/[:：]$/.test(line.text) || (line.isHeading && /^h[3-6]$/.test(line.element.tag)))
  )
}

// A line without a match is still an ingredient if it is in the same list.
function extendToLists(lines: readonly ScoredLine[], { from, to }: LineRange): LineRange | undefined {
  if (to <= from) return undefined
  const inside = lines.slice(from, to)
  const groups = new Set(
    inside.filter(({ isItem, ingredient }) => isItem && ingredient > 0).map(({ group }) => group),
  )
  const roots = new Set(inside.map(({ hint, hintRoot }) => (hint === 'ingredients' ? hintRoot : undefined)))
  roots.delete(undefined)
  // Lines of one paragraph, separated by breaks or commas.
  const paragraphs = new Set(
    inside.filter(({ isItem, ingredient }) => !isItem && ingredient > 0.5).map(({ element }) => element),
  )
  const ingredientGroups = findIngredientGroups(inside)
  const belongs = (line: ScoredLine | undefined) =>
    line !== undefined &&
    !endsList(line) &&
    line.opens === undefined &&
    ((line.isItem && groups.has(line.group)) ||
      (ingredientGroups.has(line.group) &&
        !line.isItem &&
        !line.isHeading &&
        line.text.length <= 60 &&
        line.step < 0.6) ||
      (paragraphs.has(line.element) && !(line.step >= 1 && line.text.length > 60)) ||
      (line.hint === 'ingredients' && roots.has(line.hintRoot) && (line.isItem || line.ingredient > 0)))
  let [start, end] = [from, to]
  while (belongs(lines[start - 1])) start -= 1
  while (belongs(lines[end])) end += 1
  return { from: start, to: end }
}

// Adjacent elements, most of which look like ingredients.
function findIngredientGroups(lines: readonly ScoredLine[]): Set<HtmlElement> {
  const counts = new Map<HtmlElement, number>()
  for (const { group, isItem, ingredient } of lines) {
    if (!isItem && ingredient > 0.4) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([group]) => group))
}
