import { toPlainText } from '@larder/kitchen/json-ld/plain-text'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { truncateText } from './truncate'

/** Returns the source note for the end of a description: 'From gardenplates.example, by Ana.'; empty when unknown. */
export function formatSourceNote({ source = '', author = '' }: LooseRecipe): string {
  const origin = hostNameOf(source) ?? truncateText(toPlainText(source), 80)
  const name = toPlainText(author)
  const by = name !== '' && name.length <= 80 && !/^https?:/i.test(name) && !isSame(name, origin) ? name : ''
  if (origin === '') return by === '' ? '' : `By ${endSentence(by)}`
  return `From ${endSentence(by === '' ? origin : `${origin}, by ${by}`)}`
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function isSame(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain(b).startsWith(plain(a))
}

/** Returns the host of a URL without 'www', or undefined when it is no web URL. */
export function hostNameOf(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).hostname.replace(/^www\./, '').slice(0, 80) || undefined
}

/** Returns the full URL of a recipe's photo, if it has one on the web. */
export function findPictureUrl({ image = '', source = '' }: LooseRecipe): string | undefined {
  const base = hostNameOf(source) === undefined ? undefined : source
  const path = image.trim().replaceAll('&amp;', '&')
  if (path === '' || path.length > 2000 || !URL.canParse(path, base)) return undefined
  const address = new URL(path, base)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined
}
