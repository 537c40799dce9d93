/** What a statement consists of: texts, names and comments, within which a semicolon ends nothing, and all else. */
const pieces = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|;|[^'"$;/-]+|[\s\S]/g
const comments = /--[^\n]*|\/\*[\s\S]*?\*\//g

/**
 * Splits SQL into its statements. A distributed engine sends the whole text of a command to its nodes, where several statements at
 * once are an error.
 */
export function splitStatements(sql: string): string[] {
  const statements = ['']
  for (const [piece] of sql.matchAll(pieces)) {
    if (piece === ';') statements.push('')
    else statements[statements.length - 1] += piece
  }
  return statements.map((text) => text.trim()).filter((text) => text.replaceAll(comments, '').trim() !== '')
}
