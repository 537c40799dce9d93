/** A text on one line, its gaps single. Example: `onOneLine(' a\n b ')` is 'a b'. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Words of a step with a backslash before every sign that Cooklang would take for a mark. What a backslash already stood before
 * gets one more, so that both come back. Example: `escapedWords('3 @ 2 each')` is '3 \@ 2 each'.
 */
export function escapeStepText(text: string): string {
  return text.replace(/[@#~{}]|(?<=[-[])-|^[>=]|(?<=\\)[.>=?&+-]/g, '\\$&')
}

/** The name of an ingredient so that it ends where it should. Example: `escapedName('no. 5 pasta')` is 'no\. 5 pasta'. */
export function escapeIngredientName(text: string): string {
  const signs = text.replace(/[@#~{}]|(?<=[-[])-|\.(?=\s)|^[.?&+-]|(?<=\\)[.>=?&+-]/g, '\\$&')
  // A backslash at the end would spoil the brace that follows.
  return signs.replace(/\\$/, '\\ ')
}

const otherThanText = /^(?:[\d.,:+-]+|true|false|yes|no|on|off|null|~)$/i
const needsQuotes = /^[\s&*!|>%@`{}[\]?,'"-]|[:#]|^$/

/** A value in a file's head, in quotes where it could be taken for something else. Example: `headValue('Pasta: the best')` is "'Pasta: the best'". */
export function toMetadataValue(text: string): string {
  const line = collapseWhitespace(text)
  // These alone would begin a longer text, in quotes too.
  if (/^[>|][+-]?$/.test(line)) return `|\n  ${line}`
  return needsQuotes.test(line) || otherThanText.test(line) ? `'${line.replaceAll("'", "''")}'` : line
}
