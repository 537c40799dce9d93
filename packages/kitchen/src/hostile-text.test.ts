import { Session } from 'node:inspector/promises'
import { describe, expect, test } from 'vitest'
import { parseVoiceCommand } from './cooking/voice-command'
import { parseCooklang, parseMetadataList } from './cooklang/cooklang-parser'
import type { Day } from './date/day'
import { parsePackDate } from './date/pack-date'
import { dislikedFoods } from './dislike/disliked-foods'
import { firstExpiry } from './expiry/expiry'
import { searchFoods } from './food-names/find-food'
import { linkFood } from './food-names/link-food'
import { cautionsOf } from './food-safety/recipe-caution'
import { usualPlaceOf } from './food-safety/usual-place'
import { parseIngredient } from './ingredient/ingredient'
import { parseDurationMinutes } from './json-ld/duration-minutes'
import { tidyIngredient } from './json-ld/json-ld-ingredients'
import { toHeading } from './json-ld/json-ld-steps'
import { cleanLine, toPlainLines, toPlainText } from './json-ld/plain-text'
import { parseLabel } from './label/label'
import { detectLanguage } from './language/detect-language'
import { headingPart, normalizeRecipeHeading } from './plain-text-recipe/headings'
import { ingredientLikelihood, stepLikelihood } from './plain-text-recipe/line-likelihood'
import { stripStepNumber } from './plain-text-recipe/paragraph-steps'
import { parseRecipeText } from './plain-text-recipe/plain-text-parser'
import { findServingsText, parseServings } from './plain-text-recipe/time-and-servings'
import { parseAmountText } from './quantity/amount'
import { parseUnit } from './quantity/units'
import { findLinePrice, parseMoney } from './receipt/price'
import { parseReceipt } from './receipt/receipt'
import { toRecipeLine } from './recipe/recipe-line'
import { parseStep } from './recipe-steps/step-text'
import { parseBarcode } from './scan/barcode'
import { parsePackSize } from './scan/pack-size'
import { parseProduceNumber } from './scan/produce-number'
import { parseShoppingText, parseShoppingTexts } from './shopping/shopping-text'
import { splitShoppingText } from './typed-text/split-shopping-text'
import { stockName } from './typed-text/stock-name'
import { readCommands } from './typed-text/typed-command'
import { readTypedLines } from './typed-text/typed-lines'
import { classifyLine } from './verdict/classify-line'

const today = '2026-11-15' as Day

/** All that reads what users type, paste, import or scan. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parseLabel,
  parseShoppingText,
  parseShoppingTexts,
  splitShoppingText,
  readTypedLines,
  stockName: (text) => stockName({ text, name: text, note: text }),
  readCommands: (text) => readCommands(text, today),
  parseReceipt: (text) => parseReceipt(text),
  findLinePrice: (text) => findLinePrice(text),
  parseMoney: (text) => parseMoney(text),
  parseRecipeText,
  ingredientLikelihood,
  stepLikelihood,
  headingPart,
  normalizeRecipeHeading,
  findServingsText,
  parseServings,
  stripStepNumber,
  parseCooklang,
  parseMetadataList,
  parseIngredient: (text) => parseIngredient(text),
  toRecipeLine,
  parseStep,
  linkFood,
  searchFoods: (text) => searchFoods(text, 5),
  usualPlaceOf: (name) => usualPlaceOf({ name }),
  firstExpiry: (name) => firstExpiry({ name, location: 'fridge', since: today }),
  cautionsOf: (text) => cautionsOf({ title: text, lines: [text], steps: [text] }),
  classifyLine: (text) => classifyLine({ text }),
  parsePackDate: (text) => parsePackDate(text, { today, order: 'dmy' }),
  parsePackSize,
  parseBarcode,
  parseProduceNumber,
  toPlainText,
  toPlainLines,
  cleanLine,
  tidyIngredient,
  toHeading,
  parseDurationMinutes,
  parseVoiceCommand,
  dislikedFoods,
  detectLanguage,
  parseAmountText,
  parseUnit,
}

const unknownWords = Array.from({ length: 20_000 }, (_, nth) => `q${((nth * 7919) % 99_991).toString(36)}x`)

const shapes: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: '\t',
  newlines: '\n',
  commas: ',',
  'commas and spaces': ' ,',
  brackets: '(',
  and: 'and ',
  digits: '1',
  numbers: '1,',
  fractions: '1/',
  bullets: '• ',
  dashes: '- ',
  letters: 'a',
  foods: 'wheat flour, ',
  'unknown words': unknownWords.join(' '),
}

/** The text of a shape: something to read and the long run; digits begin with themselves. */
function hostile(shape: string, length: number): string {
  return `${shape.startsWith('1') ? '' : '2 l milk '}${shape.repeat(Math.ceil(length / shape.length)).slice(0, length)} `
}

describe('100 KB of anything is read', () => {
  // What takes time by the square needs minutes here, and what tries all the ways never ends.
  test.each(Object.keys(readers))('by %s', (name) => {
    for (const shape of Object.values(shapes)) {
      readers[name]?.(hostile(shape, 100_000))
    }
  })
})

/** How often V8 entered the blocks of our source: the same on every machine, however busy. */
async function countBlocks(read: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  read()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => url.includes('kitchen/src'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}

describe('four times the text is about four times the work', () => {
  test.each(['parseLabel', 'parseShoppingTexts', 'parseRecipeText'])('of %s', async (name) => {
    const read = readers[name] ?? (() => undefined)
    read(hostile('wheat flour, ', 1000))
    const steep: string[] = []
    for (const shape of ['and', 'numbers', 'unknown words']) {
      const [short, long] = [hostile(shapes[shape] ?? '', 1_500), hostile(shapes[shape] ?? '', 6_000)]
      const [less, more] = [await countBlocks(() => read(short)), await countBlocks(() => read(long))]
      if (more > 6 * less + 50_000) steep.push(`${shape}: ${less} → ${more}`)
    }
    expect(steep).toEqual([])
  })
})
