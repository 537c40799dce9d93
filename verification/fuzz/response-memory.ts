/** A value that an answer gave before: drawn when the request is sent, so that what a seed generates does not depend on answers. */
export class RememberedValue {
  constructor(
    /** Where it would be: a part of an address. */
    readonly resource: string,
    readonly key: string,
    readonly kind: 'uuid' | 'number' | 'text',
    readonly draw: number,
    /** Of the other household. */
    readonly foreign: boolean,
    /** What stands there instead, where nothing like it was told or what was told would not be taken. */
    readonly fallback: unknown,
    readonly fits: (value: unknown) => boolean = () => true,
  ) {}
}

type Drawn = string | number

/** Enough to find things by, and few enough that most of them are still there. */
const mostPerKey = 40

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const secret = /[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/** Where the things are that an address names: 'meals' of `/meal-plan/meals/:id`. */
export function resourceOfPath(path: string): string {
  return /([^/]+)\/:/.exec(path)?.[1] ?? lastOf(path)
}

/** Where the things are that a call answers with: those of a list within something are others than it. */
export function resourcesOfEndpoint({ path, method }: { path: string; method: string }): readonly string[] {
  return method === 'GET' ? [lastOf(path)] : [...new Set([resourceOfPath(path), lastOf(path)])]
}

const lastOf = (path: string) => path.split('/').findLast((part) => !part.startsWith(':')) ?? ''

/** What answers told, by the key it stood under. */
export class ResponseMemory {
  readonly #byKey = new Map<string, Drawn[]>()

  /** Takes in all that an answer about these things holds. */
  learn(shelf: string, answer: unknown, key = ''): void {
    if (Array.isArray(answer)) for (const one of answer.slice(0, 12)) this.learn(shelf, one, key)
    else if (typeof answer === 'object' && answer !== null)
      for (const [name, value] of Object.entries(answer)) this.learn(shelf, value, name)
    else if (typeof answer === 'number') this.#keep(shelf, key, answer)
    else if (typeof answer === 'string' && answer !== '' && answer.length <= 200) {
      this.#keep(shelf, key, answer)
      if (key !== 'access_token') this.learnSecrets(answer)
    }
  }

  /** One-time secrets stand in links, in answers and in mails. */
  learnSecrets(text: string): void {
    for (const [found] of text.matchAll(secret)) this.#push('secret', found)
  }

  /** Undefined as long as nothing like it was told. */
  pick({ resource: place, key, kind, draw }: RememberedValue): Drawn | undefined {
    const shelves = [`${place}.${key}`, key, `${place} ${kind}`, kind]
    // Mostly its own shelf; now and then something of the right kind that belongs elsewhere.
    const from = draw % 8 === 5 ? kind : shelves.find((name) => this.#byKey.has(name))
    const shelf = this.#byKey.get(from ?? kind) ?? []
    // The newest first, for small draws are the most frequent: what was told last is likeliest still there.
    return shelf.at(-1 - (Math.floor(draw / 8) % Math.max(1, shelf.length)))
  }

  #keep(shelf: string, key: string, value: Drawn): void {
    const kind = typeof value === 'number' ? 'number' : uuid.test(value) ? 'uuid' : 'text'
    for (const name of [`${shelf}.${key}`, key]) this.#push(name, value)
    if (kind === 'uuid' || /id$|^booking$/i.test(key)) {
      this.#push(`${shelf} ${kind}`, value)
      this.#push(kind, value)
    }
  }

  #push(name: string, value: Drawn): void {
    const shelf = this.#byKey.get(name) ?? []
    this.#byKey.set(name, shelf)
    if (shelf.includes(value)) return
    shelf.push(value)
    if (shelf.length > mostPerKey) shelf.shift()
  }
}

/** A generated value with everything drawn from memory in its place. */
export function resolveRemembered(value: unknown, pick: (known: RememberedValue) => unknown): unknown {
  if (value instanceof RememberedValue) return pick(value)
  if (Array.isArray(value)) return value.map((one) => resolveRemembered(one, pick))
  if (typeof value !== 'object' || value === null) return value
  const settled = Object.entries(value).map(([key, one]) => [key, resolveRemembered(one, pick)] as const)
  // One key at a time: '__proto__' shall be an ordinary key here, as it is in JSON.
  const made = {}
  for (const [name, one] of settled)
    Object.defineProperty(made, name, { value: one, enumerable: true, configurable: true, writable: true })
  return made
}
