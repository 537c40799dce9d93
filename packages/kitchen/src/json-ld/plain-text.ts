import { decodeEntities } from './html-entities'

/** Maximum length of a text field that is parsed. Example: a whole method in one string. */
const maxFieldTextLength = 60_000

// Invisible characters: control characters, joiners, direction marks, soft hyphens.
const unseen = /[\p{Cf}\p{Co}\p{Cs}\uFFFC]|(?![\t\n\r])\p{Cc}/gu

const blockTag =
  /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|section|article|dd|dt|dl|blockquote|pre)(?:[\s/][^<>]*)?>/gi

/**
 * Returns text without tags, entities and invisible characters, line by line.
 * Example: `toPlainLines('<p>Whisk 2 eggs.</p><p>Fry&nbsp;them.</p>')` is `['Whisk 2 eggs.', 'Fry them.']`.
 */
export function toPlainLines(text: string): string[] {
  let plain = text.slice(0, maxFieldTextLength)
  // Text that was encoded twice contains tags and entities again after decoding.
  for (let round = 0; round < 3; round += 1) {
    const before = plain
    plain = decodeEntities(stripTags(plain))
    if (plain === before) break
  }
  return plain
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => cleanLine(line))
    .filter((line) => line !== '')
}

/** Returns plain text in one line. Example: `toPlainText(' Soup &amp;amp; <b>bread</b> ')` is 'Soup & bread'. */
export function toPlainText(text: string): string {
  return toPlainLines(text).join(' ')
}

/** Removes invisible characters from a line and collapses whitespace. Example: `cleanLine('2  eggs\u200b')` is '2 eggs'. */
export function cleanLine(line: string): string {
  return line.replace(unseen, '').replace(/\s+/g, ' ').trim()
}

function stripTags(text: string): string {
  if (!text.includes('<')) return text
  return stripCode(text)
    .replace(blockTag, '\n')
    .replace(/<(?:[A-Za-z/][^<>]*|!--[^<>]*--)>/g, '')
}

// A script or style is removed with its content; one without an end tag removes the rest.
function stripCode(text: string): string {
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
