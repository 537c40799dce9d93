import { decodeEntities } from './html-entities'

/**
 * Parses JSON tolerantly: comments, CDATA, surplus commas, raw line breaks and stray quotes in strings, a missing end.
 * Returns undefined if nothing can be parsed.
 * Example: `parseLooseJson('{"a": [1, 2,],};')` is `{ a: [1, 2] }`.
 */
export function parseLooseJson(text: string): unknown {
  const json = unwrap(text)
  try {
    return JSON.parse(json)
  } catch {
    const reader = new LooseReader(json)
    return reader.readAll()
  }
}

// Pages wrap JSON in comment markers for obsolete browsers, and some encode it as HTML text.
function unwrap(text: string): string {
  const plain =
    text.includes('"') || !text.includes('&quot;') ? text : decodeEntities(text.replaceAll('&quot;', '"'))
  const bare = plain.replace(/(?:\/\*|\/\/)?\s?(?:<!\[CDATA\[|\]\]>)\s?(?:\*\/)?/g, ' ')
  const start = bare.search(/[{[]/)
  if (start === -1) return ''
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']'))
  return bare.slice(start, end > start ? end + 1 : undefined)
}

const deepest = 60

class LooseReader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  readAll(): unknown {
    const values: unknown[] = []
    while (this.at < this.text.length) {
      const before = this.at
      this.skip()
      const value = this.value(0)
      if (value !== undefined) values.push(value)
      if (this.at === before) this.at += 1
    }
    return values.length > 1 ? values : values[0]
  }

  private value(depth: number): unknown {
    this.skip()
    const sign = this.text[this.at]
    if (sign === '{') return this.object(depth)
    if (sign === '[') return this.array(depth)
    if (sign === '"' || sign === "'") return this.string(sign)
    return this.bareWord()
  }

  private object(depth: number): unknown {
    this.at += 1
    const object = new Map<string, unknown>()
    for (;;) {
      this.skip(',;')
      const sign = this.text[this.at]
      if (sign === undefined || sign === '}' || sign === ']') break
      const before = this.at
      const key = sign === '"' || sign === "'" ? this.string(sign) : this.key()
      this.skip()
      if (this.text[this.at] === ':') this.at += 1
      const value = this.within(depth)
      if (value !== undefined) object.set(key, value)
      if (this.at === before) this.at += 1
    }
    this.at += 1
    return Object.fromEntries(object)
  }

  private array(depth: number): unknown[] {
    this.at += 1
    const list: unknown[] = []
    for (;;) {
      this.skip(',;')
      const sign = this.text[this.at]
      if (sign === undefined || sign === ']' || sign === '}') break
      const before = this.at
      const value = this.within(depth)
      if (value !== undefined) list.push(value)
      if (this.at === before) this.at += 1
    }
    this.at += 1
    return list
  }

  // Recipe data never nests deeper; deeper values are skipped.
  private within(depth: number): unknown {
    if (depth < deepest) return this.value(depth + 1)
    this.at = this.text.length
    return undefined
  }

  private string(quote: string): string {
    const parts: string[] = []
    let from = this.at + 1
    let at = from
    for (; at < this.text.length; at += 1) {
      const sign = this.text[at]
      if (sign === '\\') {
        const { said, length } = readEscape(this.text, at)
        parts.push(this.text.slice(from, at), said)
        at += length - 1
        from = at + 1
      } else if (sign === quote && this.endsAt(at + 1)) break
    }
    parts.push(this.text.slice(from, at))
    this.at = at + 1
    return parts.join('')
  }

  // A quote inside a string does not end it unless structure follows.
  private endsAt(index: number): boolean {
    let at = index
    while (at < this.text.length && isGap(this.text.charCodeAt(at))) at += 1
    const next = this.text[at]
    return next === undefined || ',:}]/'.includes(next)
  }

  private key(): string {
    const found = matchAt(/[^\s:,{}[\]"']+/y, this.text, this.at)
    this.at += found.length
    return found
  }

  private bareWord(): unknown {
    const word = matchAt(/[^\s,:{}[\]"']+/y, this.text, this.at)
    this.at += word.length
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === '' || word === 'null' || word === 'undefined') return undefined
    const number = Number(word)
    return Number.isFinite(number) ? number : word
  }

  // Skips whitespace, comments and separators.
  private skip(also = ''): void {
    for (;;) {
      const sign = this.text[this.at]
      if (sign === undefined) return
      if (isGap(sign.charCodeAt(0)) || (also !== '' && also.includes(sign))) this.at += 1
      else if (this.text.startsWith('//', this.at)) this.at = this.past('\n')
      else if (this.text.startsWith('/*', this.at)) this.at = this.past('*/')
      else if (this.text.startsWith('<!--', this.at)) this.at += 4
      else if (this.text.startsWith('-->', this.at)) this.at += 3
      else return
    }
  }

  private past(sign: string): number {
    const end = this.text.indexOf(sign, this.at + 2)
    return end === -1 ? this.text.length : end + sign.length
  }
}

function isGap(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0xfe_ff
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '' }

function readEscape(text: string, at: number): { said: string; length: number } {
  const sign = text[at + 1] ?? ''
  if (sign === 'u') {
    const code = /^[\da-fA-F]{4}$/.exec(text.slice(at + 2, at + 6))?.[0]
    if (code !== undefined) return { said: String.fromCharCode(Number.parseInt(code, 16)), length: 6 }
  }
  return { said: Object.hasOwn(escapes, sign) ? (escapes[sign] ?? '') : sign, length: 2 }
}
