/**
 * Separates code from comments and strings without a parser: TypeScript 7 offers none to JavaScript, and the check must run before
 * anything is installed.
 *
 * @typedef {{ start: number, end: number, text: string }} Comment
 * @typedef {{ code: string, comments: Comment[] }} Scanned
 */

const wordsBeforeRegex = new Set(
  'return typeof case in of delete void throw new else do await yield instanceof default'.split(' '),
)

/**
 * Replaces comments and the content of strings with spaces; positions and lines do not change.
 *
 * @param {string} text
 * @returns {Scanned}
 */
export function scanSource(text) {
  /** @type {Comment[]} */
  const comments = []
  /** @type {[number, number][]} */
  const blanks = []
  /** Open braces since each unfinished `${`, innermost last. @type {number[]} */
  const templates = []
  const interesting = /[/'"`{}]/g

  /** @param {number} from the first character inside a template, or after the `}` that closed a `${}` */
  const endOfTemplateText = (from) => {
    for (let i = from; i < text.length; i++) {
      if (text[i] === '\\') i++
      else if (text[i] === '`') return { end: i, next: i + 1, open: false }
      else if (text[i] === '$' && text[i + 1] === '{') return { end: i, next: i + 2, open: true }
    }
    return undefined
  }

  /** @param {number} from */
  const template = (from) => {
    const part = endOfTemplateText(from)
    if (!part) return from
    blanks.push([from, part.end])
    if (part.open) templates.push(0)
    return part.next
  }

  for (let found = interesting.exec(text); found; found = interesting.exec(text)) {
    const at = found.index
    const char = found[0]
    if (char === '{') {
      if (templates.length > 0) templates[templates.length - 1]++
    } else if (char === '}') {
      if (templates.length === 0) continue
      if (templates[templates.length - 1] > 0) templates[templates.length - 1]--
      else {
        templates.pop()
        interesting.lastIndex = template(at + 1)
      }
    } else if (char === '`') {
      interesting.lastIndex = template(at + 1)
    } else if (char === '/') {
      const end = endOfComment(text, at)
      if (end !== undefined) {
        comments.push({ start: at, end, text: text.slice(at, end) })
        blanks.push([at, end])
        interesting.lastIndex = end
      } else if (startsRegex(text, at, comments)) {
        const close = endOfRegex(text, at)
        if (close === undefined) continue
        blanks.push([at + 1, close])
        interesting.lastIndex = close + 1
      }
    } else {
      // An apostrophe right after a letter is JSX text (it's), and a string ends on its own line.
      if (at > 0 && /\w/.test(text[at - 1])) continue
      const close = endOfString(text, at)
      if (close === undefined) continue
      blanks.push([at + 1, close])
      interesting.lastIndex = close + 1
    }
  }
  return { code: blank(text, blanks), comments }
}

/**
 * @param {string} text
 * @param {number} at
 */
function endOfComment(text, at) {
  if (text[at + 1] === '/') {
    // 'https://' in JSX text is an address, not a comment.
    if (text[at - 1] === ':') return undefined
    const end = text.indexOf('\n', at)
    return end === -1 ? text.length : end
  }
  if (text[at + 1] !== '*') return undefined
  const end = text.indexOf('*/', at + 2)
  return end === -1 ? text.length : end + 2
}

/**
 * @param {string} text
 * @param {number} at
 */
function endOfString(text, at) {
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === text[at]) return i
  }
  return undefined
}

/**
 * @param {string} text
 * @param {number} at
 */
function endOfRegex(text, at) {
  let inClass = false
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '[') inClass = true
    else if (text[i] === ']') inClass = false
    else if (text[i] === '/' && !inClass) return i
  }
  return undefined
}

/**
 * Whether a slash starts a regular expression: after a value it divides.
 *
 * @param {string} text
 * @param {number} at
 * @param {Comment[]} comments those before the slash
 */
function startsRegex(text, at, comments) {
  let before = at - 1
  for (let next = comments.length - 1; before >= 0; ) {
    const comment = comments[next]
    if (comment && comment.end - 1 === before) {
      before = comment.start - 1
      next--
    } else if (/\s/.test(text[before])) before--
    else break
  }
  if (before < 0) return true
  if (/[\w$]/.test(text[before])) {
    const word = /[\w$]+$/.exec(text.slice(Math.max(0, before - 20), before + 1))
    return word !== null && wordsBeforeRegex.has(word[0])
  }
  // '<' starts a closing tag, the others end a value.
  return !/[)\]}'"`<]/.test(text[before])
}

/**
 * @param {string} text
 * @param {[number, number][]} blanks in order, without overlap
 */
function blank(text, blanks) {
  let code = ''
  let from = 0
  for (const [start, end] of blanks) {
    code += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    from = end
  }
  return code + text.slice(from)
}

/**
 * @param {string} text
 * @param {number} at
 */
export function lineAt(text, at) {
  let line = 1
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line++
  return line
}
