const numberMark =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|trinn|vaihe|krok|lépés|pas|korak|стъпка|шаг|крок|βήμα|adım)\s?)?(\d{1,2})\s?[.):–-]\s*|^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|trinn|vaihe|krok|lépés|pas|korak|стъпка|шаг|крок|βήμα|adım)\s(\d{1,2})\s*$/iu
const bullet = /^[•·▪◦●*–—-]\s+/u

/**
 * Splits lines of text into steps: by their numbers, else by empty lines, else line by line.
 * Example: `splitParagraphSteps(['1. Boil', 'the eggs.', '2. Peel.'])` is `['Boil the eggs.', 'Peel.']`.
 */
export function splitParagraphSteps(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line !== '')
  if (filled.filter((line) => numberMark.test(line)).length >= 2) return splitByNumber(filled)
  if (filled.filter((line) => bullet.test(line)).length >= 2)
    return filled.map((line) => line.replace(bullet, ''))
  const inner = lines.slice(
    lines.findIndex((line) => line !== ''),
    lines.findLastIndex((line) => line !== '') + 1,
  )
  const isParted = inner.includes('') && filled.some((line, at) => at > 0 && /^\p{Ll}/u.test(line))
  return isParted ? splitByGaps(inner) : filled.map(stripStepNumber)
}

/** Removes the number of a step, since steps are numbered on display. Example: `stripStepNumber('Step 2: Fry.')` is 'Fry.'. */
export function stripStepNumber(step: string): string {
  const rest = step.replace(numberMark, '')
  return rest === '' ? step : rest
}

function splitByNumber(lines: readonly string[]): string[] {
  const steps: string[] = []
  let isOpen = false
  for (const line of lines) {
    const mark = numberMark.exec(line)
    const text = mark ? line.slice(mark[0].length) : line
    if (mark || !isOpen || /[:：]$/.test(line)) steps.push(text)
    else steps.push([steps.pop() ?? '', text].join(' ').trim())
    isOpen = mark !== null || (isOpen && !/[:：]$/.test(line))
  }
  return steps.filter((step) => step !== '')
}

// Lines that continue in lower case were wrapped: only an empty line separates steps.
function splitByGaps(lines: readonly string[]): string[] {
  const steps: string[][] = [[]]
  for (const line of lines) {
    if (line === '') steps.push([])
    else steps.at(-1)?.push(line)
  }
  return steps.map((step) => stripStepNumber(step.join(' '))).filter((step) => step !== '')
}
