import { entityTable } from '../data/text/html-entities'
import { lazyValue } from '../fact-table'

const named = lazyValue(() => new Map(entityTable.trim().split(/\s+/).map(pairOf)))

function pairOf(pair: string): [string, string] {
  const [name = '', ...points] = pair.split(':')
  return [name, String.fromCodePoint(...points.map((point) => Number.parseInt(point, 16)))]
}

/** Decodes HTML entities once. Example: `decodeEntities('cr&egrave;me &#38; sel')` is 'crème & sel'. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,9}));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named().get(name) ?? named().get(name.toLowerCase()) ?? whole
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return isCharacter(point) ? String.fromCodePoint(point) : ' '
    },
  )
}

function isCharacter(point: number): boolean {
  return point > 0 && point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff)
}
