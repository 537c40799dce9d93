/** Removes repeated ingredient lines: some pages show them twice, for wide and narrow screens, or in cups and in grams. */
export function removeRepeatedLines(lines: readonly string[]): string[] {
  const half = lines.length / 2
  if (lines.length >= 4 && Number.isInteger(half)) {
    const [a, b] = [lines.slice(0, half), lines.slice(half)]
    const same = a.filter((line, at) => line === b[at]).length
    if (same >= half / 2) return countMetric(b) > countMetric(a) ? b : a
  }
  const repeatIndex = lines.findIndex((line, at) => at > 2 && line === lines[0])
  const rest = repeatIndex === -1 ? [] : lines.slice(repeatIndex)
  const isTwice =
    rest.length >= 3 && repeatIndex <= rest.length + 3 && rest.every((line, at) => line === lines[at])
  return isTwice ? rest : [...lines]
}

function countMetric(lines: readonly string[]): number {
  return lines.filter((line) => /\d\s?(?:g|kg|ml|cl|dl|l)\b/i.test(line)).length
}

const amount = /^(?:ca\.?\s)?(?:\d|[¼½¾⅓⅔⅛])/
const bareAmount = /^(?:ca\.?\s)?[\d\s.,/¼½¾⅓⅔⅛–-]+(?:\s?\p{L}+\.?)?$/u

/** Joins amounts and names that are in separate elements. */
export function joinAmountsAndNames(lines: readonly string[]): string[] {
  const plain = lines.filter((line) => !/[:：]$/.test(line))
  const pairs = Math.floor(plain.length / 2)
  if (pairs < 3 || plain.length !== lines.length) return [...lines]
  const share = (isFirst: (line: string) => boolean, isSecond: (line: string) => boolean) =>
    plain.filter((line, at) => (at % 2 === 0 ? isFirst(line) : isSecond(line))).length / plain.length
  const isName = (line: string) => !amount.test(line)
  const isBare = (line: string) => bareAmount.test(line) && !/^\d+\s\p{L}{6,}$/u.test(line)
  const amountFirst = share(isBare, isName)
  const nameFirst = share(isName, (line) => amount.test(line) || /^(?:to taste|q\.?b\.?|nach)/i.test(line))
  if (Math.max(amountFirst, nameFirst) < 0.9) return [...lines]
  return Array.from({ length: Math.ceil(plain.length / 2) }, (_, pair) => {
    const [first = '', second = ''] = plain.slice(2 * pair, 2 * pair + 2)
    if (amountFirst >= nameFirst) return `${first} ${second}`.trim()
    return amount.test(second) ? `${second} ${first}` : [first, second].filter(Boolean).join(', ')
  })
}

/** Removes step numbers that count up from one, and immediate repetitions. */
export function removeStepNumbers(steps: readonly string[]): string[] {
  const distinct = steps.filter((step, at) => step !== steps[at - 1])
  let next = 1
  const unnumbered = distinct.map((step) => {
    const found = /^(\d{1,2})\s?[.):–-]?\s(?=\p{L})/u.exec(step)
    if (Number(found?.[1]) !== next) return step
    next += 1
    return step.slice(found?.[0].length)
  })
  return next > 2 ? unnumbered : distinct
}
