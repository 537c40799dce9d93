import { decodeEntities } from './html-entities'

/** The longest text of one field that is looked at. Example: a whole method in one string. */
export const maxFieldTextLength = 60_000

// Neither seen nor said: control characters, joiners, marks of direction, soft hyphens.
const unseen = /[\p{Cf}\p{Co}\p{Cs}\uFFFC]|(?![\t\n\r])\p{Cc}/gu

const blockTag =
  /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|section|article|dd|dt|dl|blockquote|pre)(?:[\s/][^<>]*)?>/gi

/**
 * Text without tags, entities and unseen characters, line by line. Example:
 * `plainLines('<p>Whisk 2 eggs.</p><p>Fry&nbsp;them.</p>')` is `['Whisk 2 eggs.', 'Fry them.']`.
 */
export function toPlainLines(text: string): string[] {
  let plain = text.slice(0, maxFieldTextLength)
  // What was encoded twice holds tags and entities again once it is decoded.
  for (let round = 0; round < 3; round += 1) {
    const before = plain
    plain = decodeEntities(withoutTags(plain))
    if (plain === before) break
  }
  return plain
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => cleanLine(line))
    .filter((line) => line !== '')
}

/** The same in one line. Example: `plainText(' Soup &amp;amp; <b>bread</b> ')` is 'Soup & bread'. */
export function toPlainText(text: string): string {
  return toPlainLines(text).join(' ')
}

/** One line without what cannot be seen, each gap one blank wide. Example: `tidied('2  eggs\u200b')` is '2 eggs'. */
export function cleanLine(line: string): string {
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
