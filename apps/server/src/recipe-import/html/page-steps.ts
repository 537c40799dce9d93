import type { LineRange } from './page-ingredients'
import type { ScoredLine } from './page-lines'

/** Finds the steps of a page: under their heading, or by their look after the ingredients. */
export function findStepLines(lines: readonly ScoredLine[], ingredients: LineRange): LineRange | undefined {
  const after = lines.findIndex(
    (line, at) => at >= ingredients.to && line.opens === 'steps' && hasSteps(lines, at),
  )
  if (after !== -1) return findStepsFrom(lines, after + 1)
  const named = findHintedSteps(lines, ingredients)
  if (named) return named
  const before = lines.findLastIndex(
    (line, at) => at < ingredients.from && line.opens === 'steps' && hasSteps(lines, at),
  )
  if (before !== -1) return findStepsFrom(lines, before + 1, ingredients.from)
  return findUnmarkedSteps(lines, ingredients.to)
}

function hasSteps(lines: readonly ScoredLine[], heading: number): boolean {
  return lines.slice(heading + 1, heading + 6).some(({ step }) => step >= 0.6)
}

// Other content may follow the heading, such as a video or a note; the steps begin with the first line that reads like one.
function findStepsFrom(
  lines: readonly ScoredLine[],
  start: number,
  limit = lines.length,
): LineRange | undefined {
  let from = start
  while (from < limit && !isStep(lines[from]) && !isSubheading(lines, from)) from += 1
  const first = lines[from]
  if (!first || from >= limit) return undefined
  const firstStep = lines.slice(from, from + 3).find(isStep) ?? first
  let to = from
  let mismatches = 0
  for (let at = from; at < limit; at += 1) {
    const line = lines[at]
    if (!line || (endsSteps(line) && line.hintRoot !== firstStep.hintRoot) || startsOtherPart(line)) break
    if (isOutside(lines, at, firstStep)) break
    mismatches = line.step >= 0.2 || line.isItem ? 0 : mismatches + 1
    if (mismatches > 3) break
    if (isStep(line) || (line.isItem && line.group === firstStep.group)) to = at + 1
  }
  return to > from ? { from, to } : undefined
}

function isStep(line: ScoredLine | undefined): boolean {
  return line !== undefined && line.step >= 0.6 && !(line.isHeading && !line.isItem)
}

function endsSteps(line: ScoredLine): boolean {
  return startsOtherPart(line) || line.hint === 'other'
}

function startsOtherPart({ opens, element }: ScoredLine): boolean {
  if (opens === 'ingredients' || opens === 'other') return true
  return /^h[12]$/.test(element.tag) && opens !== 'steps'
}

// Steps in a list end with the list, unless another list of steps follows under its own heading.
function isOutside(lines: readonly ScoredLine[], at: number, first: ScoredLine): boolean {
  const line = lines[at]
  if (!line || line.group === first.group) return false
  if (first.hint === 'steps' && line.hint === 'steps') return false
  if (line.isItem) return !(first.isItem && line.step >= 0.6 && line.element.tag === first.element.tag)
  if (isSubheading(lines, at)) return false
  if (first.isItem) return true
  return line.isHeading || line.step < 0.6 || line.isLink
}

function isSubheading(lines: readonly ScoredLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next || line.opens || !(line.isHeading || /[:：]$/.test(line.text))) return false
  return next.step >= 0.6 && !endsSteps(next) && !/^h[12]$/.test(line.element.tag)
}

function findHintedSteps(lines: readonly ScoredLine[], { to }: LineRange): LineRange | undefined {
  const from = lines.findIndex((line, at) => at >= to && line.hint === 'steps' && isStep(line))
  return from === -1 ? undefined : findStepsFrom(lines, from)
}

// Without heading or hint: the next list or paragraphs that read like steps.
function findUnmarkedSteps(lines: readonly ScoredLine[], start: number): LineRange | undefined {
  for (let at = start; at < Math.min(lines.length, start + 40); at += 1) {
    const line = lines[at]
    if (!line || line.opens === 'other' || line.element.tag === 'h1') return undefined
    if (line.step < 1 || line.hint === 'other' || line.isLink) continue
    return findStepsFrom(lines, at)
  }
  return undefined
}
