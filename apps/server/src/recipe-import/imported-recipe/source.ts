import { toPlainText } from '@larder/kitchen/json-ld/plain-text'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { truncateText } from './truncate'

/** Where a recipe is from, for the end of its description: 'From gardenplates.example, by Ana.'; nothing where nobody said. */
export function formatSourceNote({ source = '', author = '' }: LooseRecipe): string {
  const place = hostNameOf(source) ?? truncateText(toPlainText(source), 80)
  const name = toPlainText(author)
  const by = name !== '' && name.length <= 80 && !/^https?:/i.test(name) && !isSame(name, place) ? name : ''
  if (place === '') return by === '' ? '' : `By ${ended(by)}`
  return `From ${ended(by === '' ? place : `${place}, by ${by}`)}`
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function isSame(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain(b).startsWith(plain(a))
}

/** The host of a web address without 'www', or nothing where it is none. */
export function hostNameOf(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).hostname.replace(/^www\./, '').slice(0, 80) || undefined
}

/** The full address of a recipe's photo, where it has one on the web. */
export function findPictureUrl({ image = '', source = '' }: LooseRecipe): string | undefined {
  const base = hostNameOf(source) === undefined ? undefined : source
  const said = image.trim().replaceAll('&amp;', '&')
  if (said === '' || said.length > 2000 || !URL.canParse(said, base)) return undefined
  const address = new URL(said, base)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined
}
