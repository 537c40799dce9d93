import { stripStepNumber } from '@larder/kitchen/plain-text-recipe/paragraph-steps'
import { truncateText, truncateTexts } from './truncate'

const longest = 2000
const most = 60

/**
 * Steps as a recipe may have them: a heading goes before the step it heads, one that is too long is parted at a sentence, too
 * many are joined with their neighbours.
 */
export function fitSteps(steps: readonly string[]): string[] {
  const parted = headed(unnumbered(steps.slice(0, 1000))).flatMap(sentencesWithin)
  return truncateTexts(joined(parted), { most, longest, inAll: 20_000 })
}

// Numbers that count the steps are shown anyway.
function unnumbered(steps: readonly string[]): string[] {
  return steps.map((step, place) => {
    const number = /^(?:\p{L}{1,12}\s)?(\d{1,2})[.):–-]/u.exec(step)?.[1]
    return Number(number) === place + 1 ? stripStepNumber(step) : step
  })
}

function headed(steps: readonly string[]): string[] {
  const kept: string[] = []
  let heading = ''
  for (const step of steps) {
    if (/[:：]$/.test(step) && step.length <= 80) heading = heading === '' ? step : `${heading} ${step}`
    else {
      kept.push(heading === '' ? step : `${heading} ${step}`)
      heading = ''
    }
  }
  return heading === '' ? kept : [...kept, heading]
}

function sentencesWithin(step: string): string[] {
  if (step.length <= longest) return [step]
  const parts: string[] = []
  for (const sentence of step.split(/(?<=[.!?…])\s+/)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < longest)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(...pieces(sentence))
  }
  return parts
}

// A sentence without an end is parted between words.
function pieces(sentence: string): string[] {
  const found: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const gap = rest.lastIndexOf(' ', longest)
    const end = gap > 0 ? gap : longest
    found.push(rest.slice(0, end))
    rest = rest.slice(end).trim()
  }
  return rest === '' ? found : [...found, rest]
}

function joined(steps: readonly string[]): string[] {
  if (steps.length <= most) return [...steps]
  const size = Math.ceil(steps.length / most)
  return Array.from({ length: Math.ceil(steps.length / size) }, (_, place) =>
    truncateText(steps.slice(place * size, (place + 1) * size).join(' '), longest),
  )
}
