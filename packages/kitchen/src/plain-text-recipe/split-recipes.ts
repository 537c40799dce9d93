import { headingPart } from './headings'

/**
 * Splits a text into recipes: each begins with its title, above its list of ingredients.
 * Example: two recipes under each other, each with 'Ingredients' and 'Method', are two.
 */
export function splitRecipes(lines: readonly string[]): string[][] {
  const starts = [0]
  let hasSteps = false
  for (const [at, line] of lines.entries()) {
    const part = headingPart(line)
    if (part === 'ingredients' && hasSteps) {
      starts.push(titleBefore(lines, at, starts.at(-1) ?? 0))
      hasSteps = false
    }
    if (part === 'steps') hasSteps = true
  }
  return starts.map((start, index) => lines.slice(start, starts[index + 1]).filter((line) => !isRule(line)))
}

// The nearest short line on its own above the heading, skipping servings and times.
function titleBefore(lines: readonly string[], heading: number, minLine: number): number {
  for (let at = heading - 1; at > Math.max(minLine, heading - 12); at -= 1) {
    const line = lines[at] ?? ''
    const above = lines[at - 1] ?? ''
    const isAlone = above === '' || isRule(above)
    if (isAlone && line !== '' && line.length <= 90 && !/[.!?:]$/.test(line) && !/^\d/.test(line)) return at
  }
  return heading
}

function isRule(line: string): boolean {
  return /^(?:[-=*_~]\s?){3,}$/.test(line)
}
