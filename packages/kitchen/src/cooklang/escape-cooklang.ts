/** Puts a text on one line and collapses its whitespace. Example: `collapseWhitespace(' a\n b ')` is 'a b'. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Escapes with a backslash every character of a step that Cooklang would read as a mark. An existing escape sequence gets
 * another backslash, so that it round-trips. Example: `escapeStepText('3 @ 2 each')` is '3 \@ 2 each'.
 */
export function escapeStepText(text: string): string {
  return text.replace(/[@#~{}]|(?<=[-[])-|^[>=]|(?<=\\)[.>=?&+-]/g, '\\$&')
}

/**
 * Escapes the name of an ingredient so that it ends where it should. Example: `escapeIngredientName('no. 5 pasta')` is 'no\. 5
 * pasta'.
 */
export function escapeIngredientName(text: string): string {
  const escaped = text.replace(/[@#~{}]|(?<=[-[])-|\.(?=\s)|^[.?&+-]|(?<=\\)[.>=?&+-]/g, '\\$&')
  // A trailing backslash would escape the brace that follows.
  return escaped.replace(/\\$/, '\\ ')
}

const nonTextValue = /^(?:[\d.,:+-]+|true|false|yes|no|on|off|null|~)$/i
const needsQuotes = /^[\s&*!|>%@`{}[\]?,'"-]|[:#]|^$/

/**
 * Formats a metadata value, quoted where YAML would not read it as plain text. Example: `toMetadataValue('Pasta: the best')` is
 * "'Pasta: the best'".
 */
export function toMetadataValue(text: string): string {
  const line = collapseWhitespace(text)
  // These values alone would start a text block, even in quotes.
  if (/^[>|][+-]?$/.test(line)) return `|\n  ${line}`
  return needsQuotes.test(line) || nonTextValue.test(line) ? `'${line.replaceAll("'", "''")}'` : line
}
