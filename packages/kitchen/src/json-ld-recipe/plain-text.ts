import { decoded } from './entities'

/** The longest text of one field that is looked at. Example: a whole method in one string. */
export const longestText = 60_000

// Neither seen nor said: control characters, joiners, marks of direction, soft hyphens.
const unseen = /[\p{Cf}\p{Co}\p{Cs}\uFFFC]|(?![\t\n\r])\p{Cc}/gu

const blockTag =
  /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|section|article|dd|dt|dl|blockquote|pre)(?:[\s/][^<>]*)?>/gi

/**
 * Text without tags, entities and unseen characters, line by line. Example:
 * `plainLines('<p>Whisk 2 eggs.</p><p>Fry&nbsp;them.</p>')` is `['Whisk 2 eggs.', 'Fry them.']`.
 */
export function plainLines(text: string): string[] {
  let plain = text.slice(0, longestText)
  // What was encoded twice holds tags and entities again once it is decoded.
  for (let round = 0; round < 3; round += 1) {
    const before = plain
    plain = decoded(withoutTags(plain))
    if (plain === before) break
  }
  return plain
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => tidied(line))
    .filter((line) => line !== '')
}

/** The same in one line. Example: `plainText(' Soup &amp;amp; <b>bread</b> ')` is 'Soup & bread'. */
export function plainText(text: string): string {
  return plainLines(text).join(' ')
}

/** One line without what cannot be seen, each gap one blank wide. Example: `tidied('2  eggs\u200b')` is '2 eggs'. */
export function tidied(line: string): string {
  return line.replace(unseen, '').replace(/\s+/g, ' ').trim()
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return withoutCode(text)
    .replace(blockTag, '\n')
    .replace(/<(?:[A-Za-z/][^<>]*|!--[^<>]*--)>/g, '')
}

// A script or a style goes with all that stands in it; one that never ends takes the rest along.
function withoutCode(text: string): string {
  const kept: string[] = []
  let done = 0
  for (const found of text.matchAll(/<(script|style|template)(?=[\s/>])/gi)) {
    if (found.index < done) continue
    kept.push(text.slice(done, found.index))
    const ending = new RegExp(`</${found[1]}[^<>]*>`, 'gi')
    ending.lastIndex = found.index
    const end = ending.exec(text)
    done = end ? end.index + end[0].length : text.length
  }
  return kept.join('') + text.slice(done)
}
