/** Ingredient lines once: some pages show them twice, for wide screens and narrow ones, or in cups and in grams. */
export function removeRepeatedLines(lines: readonly string[]): string[] {
  const half = lines.length / 2
  if (lines.length >= 4 && Number.isInteger(half)) {
    const [a, b] = [lines.slice(0, half), lines.slice(half)]
    const same = a.filter((line, at) => line === b[at]).length
    if (same >= half / 2) return metric(b) > metric(a) ? b : a
  }
  const again = lines.findIndex((line, at) => at > 2 && line === lines[0])
  const rest = again === -1 ? [] : lines.slice(again)
  const isTwice = rest.length >= 3 && again <= rest.length + 3 && rest.every((line, at) => line === lines[at])
  return isTwice ? rest : [...lines]
}

function metric(lines: readonly string[]): number {
  return lines.filter((line) => /\d\s?(?:g|kg|ml|cl|dl|l)\b/i.test(line)).length
}

const amount = /^(?:ca\.?\s)?(?:\d|[¼½¾⅓⅔⅛])/
const bareAmount = /^(?:ca\.?\s)?[\d\s.,/¼½¾⅓⅔⅛–-]+(?:\s?\p{L}+\.?)?$/u

/** Ingredients whose amount and name stand in boxes of their own, each in one line. */
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

/** Steps without the numbers their boxes show, where they count up from one, and each once where it follows itself. */
export function removeStepNumbers(steps: readonly string[]): string[] {
  const once = steps.filter((step, at) => step !== steps[at - 1])
  let next = 1
  const bare = once.map((step) => {
    const found = /^(\d{1,2})\s?[.):–-]?\s(?=\p{L})/u.exec(step)
    if (Number(found?.[1]) !== next) return step
    next += 1
    return step.slice(found?.[0].length)
  })
  return next > 2 ? bare : once
}
