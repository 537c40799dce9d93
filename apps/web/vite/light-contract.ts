import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, parseSync, Visitor } from 'vite'

const packageName = '@larder/contract'
const virtualPrefix = '\0light-contract:'
const endpointPrefix = 'virtual:light-endpoint:'
const contractFolder = dirname(createRequire(import.meta.url).resolve(packageName))
/** A file that imports one of these validates input: it gets the endpoints with their schemas. */
const validators: ReadonlySet<string> = new Set(['useForm', 'useLazyForm', 'validateBySchema'])
/** What the browser does without: the schemas, and what only the server and the documentation read. */
const leftOut: ReadonlySet<string> = new Set(
  'params query body data summary errors status largest byKey lasting'.split(' '),
)

/** Source of the light module, the names it exports, and the endpoints of those that are groups of them. */
interface LightModule {
  readonly code: string
  readonly names: ReadonlySet<string>
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * Gives files that only call endpoints the contract without its schemas: method, path and what a change affects. The
 * server validates; the schemas with zod load where a form is validated here, 25 KB (gzip) later. `inventory.list`
 * imports that endpoint alone, so that each is in the chunk of those who call it.
 */
export function lightContract(): Plugin {
  let modules: ReadonlyMap<string, LightModule> = new Map()
  return {
    name: 'larder:light-contract',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      modules = await createLightModules()
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        const file = id.replace(/\?.*$/, '')
        if (!/\.tsx?$/.test(file) || !code.includes(`${packageName}/`)) return undefined
        return importEndpoints(file, code, modules)
      },
    },
    resolveId(id, importer, { kind }) {
      if (id.startsWith(endpointPrefix)) return `\0${id}`
      if (!importer || kind !== 'import-statement' || !id.startsWith(`${packageName}/`)) return undefined
      const light = modules.get(id)
      if (!light) return undefined
      const names = namesToImport(importer.replace(/\?.*$/, ''), id)
      return names?.every((name) => light.names.has(name)) ? `${virtualPrefix}${id}` : undefined
    },
    load(id) {
      if (id.startsWith(virtualPrefix)) return modules.get(id.slice(virtualPrefix.length))?.code
      if (!id.startsWith(`\0${endpointPrefix}`)) return undefined
      const [module = '', group = '', verb = ''] = id.slice(endpointPrefix.length + 1).split('#')
      return `export default ${modules.get(module)?.groups.get(group)?.get(verb)}`
    },
  }
}

/** Returns the names a file imports from a module, types aside; undefined if it validates input or imports the whole module. */
function namesToImport(file: string, module: string): string[] | undefined {
  const names = new Map<string, string>()
  const parsed = parseSync(file, readFileSync(file, 'utf8'))
  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    for (const { importName, localName, isType } of entries) {
      if (isType) continue
      if (validators.has(importName.name ?? '')) return undefined
      if (moduleRequest.value !== module) continue
      if (!importName.name) return undefined
      names.set(localName.value, importName.name)
    }
  }
  // A schema read here would be missing in the build alone, where no test sees it.
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== 'MemberExpression' || object.object.type !== 'Identifier') return
      if (property.type === 'Identifier' && leftOut.has(property.name) && names.has(object.object.name))
        throw new Error(
          `${file} reads '${property.name}' of an endpoint without a form: use validateBySchema`,
        )
    },
  }).visit(parsed.program)
  return [...names.values()]
}

const endpointId = (module: string, group: string, verb: string) =>
  `${endpointPrefix}${module}#${group}#${verb}`

/** Replaces groups of endpoints, of which a file only names single ones, by those. */
function importEndpoints(file: string, code: string, modules: ReadonlyMap<string, LightModule>) {
  const parsed = parseSync(file, code)
  const edits: { start: number; end: number; text: string }[] = []
  for (const { start, end, moduleRequest, entries } of parsed.module.staticImports) {
    const light = modules.get(moduleRequest.value)
    if (!light || !namesToImport(file, moduleRequest.value)?.every((name) => light.names.has(name))) continue
    const kept: string[] = []
    for (const { importName, localName, isType } of entries) {
      if (isType) continue
      const verbs = light.groups.get(importName.name ?? '')
      const uses = verbs && findVerbs(parsed.program, localName.value)
      if (!verbs || !uses?.every(({ verb }) => verbs.has(verb))) {
        kept.push(`${importName.name} as ${localName.value}`)
        continue
      }
      const localOf = (verb: string) => `${localName.value}$${verb}`
      edits.push(...uses.map(({ verb, ...place }) => ({ ...place, text: localOf(verb) })))
      for (const verb of new Set(uses.map((use) => use.verb))) {
        const id = JSON.stringify(endpointId(moduleRequest.value, importName.name ?? '', verb))
        edits.push({ start: end, end, text: `\nimport ${localOf(verb)} from ${id}\n` })
      }
    }
    const rest = kept.length > 0 ? `import { ${kept.join(', ')} } from '${moduleRequest.value}'` : ''
    edits.push({ start, end, text: rest })
  }
  if (edits.length === 0) return undefined
  let edited = code
  // From the end: no edit moves another.
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    edited = edited.slice(0, start) + text + edited.slice(end)
  return { code: edited, map: null }
}

/** Finds where a file names `group.verb`; undefined if it uses the group in any other way. */
function findVerbs(program: ReturnType<typeof parseSync>['program'], group: string) {
  const named = new Set<number>()
  const explained = new Set<number>()
  const uses: { start: number; end: number; verb: string }[] = []
  new Visitor({
    Identifier: ({ name, start }) => void (name === group && named.add(start)),
    ImportSpecifier: ({ imported, local }) => void explained.add(imported.start).add(local.start),
    Property: ({ key, shorthand, computed }) => void (shorthand || computed || explained.add(key.start)),
    TSPropertySignature: ({ key }) => void explained.add(key.start),
    TSQualifiedName: ({ left, right }) => void explained.add(left.start).add(right.start),
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || property.type !== 'Identifier') return
      explained.add(property.start)
      if (object.type !== 'Identifier' || object.name !== group) return
      explained.add(object.start)
      uses.push({ start, end, verb: property.name })
    },
  }).visit(program)
  return [...named].every((start) => explained.has(start)) ? uses : undefined
}

/** Loads each module of the contract that has schemas and writes down what is plain data in it. */
async function createLightModules(): Promise<Map<string, LightModule>> {
  const files = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
  )
  const ids = new Map(files.map((file) => [`${packageName}/${file.replace(/\.ts$/, '')}`, file]))
  const outDir = mkdtempSync(join(tmpdir(), 'light-contract-'))
  try {
    await buildContract(outDir, [...ids.values()])
    const modules = new Map<string, LightModule>()
    for (const [id, file] of ids) {
      const url = pathToFileURL(join(outDir, file.replace(/\.ts$/, '.mjs'))).href
      const exported = Object.entries((await import(url)) as Record<string, unknown>)
      if (!exported.some(([, value]) => hasSchema(value))) continue
      const plain = exported.flatMap(([name, value]) =>
        isSchema(value) ? [] : [[name, toPlain(value)] as const],
      )
      const kept = plain.filter(([, value]) => value !== undefined)
      const groups = new Map(
        kept.flatMap(([name, value]) => (isGroup(value) ? [[name, toSources(value)] as const] : [])),
      )
      modules.set(id, {
        code: kept.map(([name, value]) => toSource(id, name, value)).join('\n'),
        names: new Set(kept.map(([name]) => name)),
        groups,
      })
    }
    return modules
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

const toSources = (group: object) =>
  new Map(Object.entries(group).map(([verb, endpoint]) => [verb, JSON.stringify(endpoint)]))

/** A group of endpoints as a whole is made of the same objects as its parts. */
function toSource(module: string, name: string, value: unknown): string {
  if (!isGroup(value)) return `export const ${name} = ${JSON.stringify(value)}`
  const verbs = Object.keys(value)
  const imports = verbs.map(
    (verb) => `import ${name}$${verb} from ${JSON.stringify(endpointId(module, name, verb))}`,
  )
  return `${imports.join('\n')}\nexport const ${name} = { ${verbs.map((verb) => `${verb}: ${name}$${verb}`).join(', ')} }`
}

async function buildContract(outDir: string, files: readonly string[]) {
  await build({
    root: contractFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          files.map((file) => [relative('', file).replace(/\.ts$/, ''), join(contractFolder, file)]),
        ),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSchema = (value: unknown) => isObject(value) && '_zod' in value

const isGroup = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isEndpoint)

const isEndpoint = (value: unknown) => isObject(value) && 'method' in value && 'path' in value

function hasSchema(value: unknown): boolean {
  return isSchema(value) || (isObject(value) && Object.values(value).some(isEndpoint))
}

/** Returns a value as plain data, endpoints without schemas; undefined if it is more than data. */
function toPlain(value: unknown): unknown {
  if (!isObject(value)) return typeof value === 'function' ? undefined : value
  if (Array.isArray(value)) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const entries = Object.entries(value)
  if (entries.every(([, one]) => isEndpoint(one)))
    return Object.fromEntries(entries.map(([verb, endpoint]) => [verb, withoutSchemas(endpoint)]))
  return entries.some(([, one]) => isSchema(one) || typeof one === 'function') ? undefined : value
}

function withoutSchemas(endpoint: unknown): object {
  return Object.fromEntries(Object.entries(endpoint as object).filter(([key]) => !leftOut.has(key)))
}
