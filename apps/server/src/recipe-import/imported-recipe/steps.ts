import { stripStepNumber } from '@larder/kitchen/plain-text-recipe/paragraph-steps'
import { truncateText, truncateTexts } from './truncate'

const maxLength = 2000
const maxSteps = 60

/**
 * Fits steps into the limits: a heading is put before its step, an overlong step is split at a sentence, too many steps are
 * joined with their neighbours.
 */
export function fitSteps(steps: readonly string[]): string[] {
  const split = prependHeadings(removeNumbers(steps.slice(0, 1000))).flatMap(splitLongStep)
  return truncateTexts(joinSteps(split), { most: maxSteps, longest: maxLength, inAll: 20_000 })
}

// Step numbers are displayed anyway.
function removeNumbers(steps: readonly string[]): string[] {
  return steps.map((step, index) => {
    const number = /^(?:\p{L}{1,12}\s)?(\d{1,2})[.):–-]/u.exec(step)?.[1]
    return Number(number) === index + 1 ? stripStepNumber(step) : step
  })
}

function prependHeadings(steps: readonly string[]): string[] {
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

function splitLongStep(step: string): string[] {
  if (step.length <= maxLength) return [step]
  const parts: string[] = []
  for (const sentence of step.split(/(?<=[.!?…])\s+/)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < maxLength)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(...splitAtWords(sentence))
  }
  return parts
}

// A sentence that is too long is split between words.
function splitAtWords(sentence: string): string[] {
  const found: string[] = []
  let rest = sentence
  while (rest.length > maxLength) {
    const gap = rest.lastIndexOf(' ', maxLength)
    const end = gap > 0 ? gap : maxLength
    found.push(rest.slice(0, end))
    rest = rest.slice(end).trim()
  }
  return rest === '' ? found : [...found, rest]
}

function joinSteps(steps: readonly string[]): string[] {
  if (steps.length <= maxSteps) return [...steps]
  const size = Math.ceil(steps.length / maxSteps)
  return Array.from({ length: Math.ceil(steps.length / size) }, (_, index) =>
    truncateText(steps.slice(index * size, (index + 1) * size).join(' '), maxLength),
  )
}
