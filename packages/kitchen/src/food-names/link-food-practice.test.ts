import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foodById } from '../food/food'
import { certainThreshold, linkFood } from './link-food'

const folder = process.env.EVAL_DATA
const file = folder === undefined ? undefined : join(folder, 'ingredient-lines.json')
const hasLines = file !== undefined && existsSync(file)

interface Line {
  readonly gold: { readonly name: string }
}

const names = (): string[] => {
  const lines = JSON.parse(readFileSync(file ?? '', 'utf8')) as Line[]
  return [...new Set(lines.map(({ gold }) => gold.name).filter((name) => name !== ''))]
}

describe('names of real recipe lines (EVAL_DATA must name the folder with ingredient-lines.json)', () => {
  test.skipIf(!hasLines)('are mostly linked, and mostly without asking', () => {
    const links = names().map(linkFood)
    const known = links.filter((link) => link.known)
    const sure = known.filter(({ confidence }) => confidence >= certainThreshold)
    expect(known.length / links.length).toBeGreaterThan(0.85)
    expect(sure.length / links.length).toBeGreaterThan(0.8)
  })

  test.skipIf(!hasLines)('link to known foods, also in capitals', () => {
    for (const name of names()) {
      const link = linkFood(name)
      const upperCaseLink = linkFood(name.toUpperCase())
      if (link.known) expect(foodById(link.foodId), name).toBeDefined()
      expect(upperCaseLink.known && upperCaseLink.foodId, name).toBe(link.known && link.foodId)
    }
  })
})
