import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, parseSync, Visitor } from 'vite'

const packageName = '@larder/contract'
const virtualPrefix = '\0light-contract:'
const contractFolder = dirname(createRequire(import.meta.url).resolve(packageName))
/** A file that imports one of these validates input: it gets the endpoints with their schemas. */
const validators: ReadonlySet<string> = new Set(['useForm', 'useLazyForm', 'validateBySchema'])
/** What the browser does without: the schemas, and what only the server and the documentation read. */
const leftOut: ReadonlySet<string> = new Set(
  'params query body data summary errors status largest byKey lasting'.split(' '),
)

/** Source of the light module, and the names it exports. */
interface LightModule {
  readonly code: string
  readonly names: ReadonlySet<string>
}

/**
 * Gives files that only call endpoints the contract without its schemas: method, path and what a change affects. The
 * server validates; the schemas with zod load where a form is validated here, 25 KB (gzip) later.
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
    resolveId(id, importer, { kind }) {
      if (!importer || kind !== 'import-statement' || !id.startsWith(`${packageName}/`)) return undefined
      const light = modules.get(id)
      if (!light) return undefined
      const names = namesToImport(importer.replace(/\?.*$/, ''), id)
      return names?.every((name) => light.names.has(name)) ? `${virtualPrefix}${id}` : undefined
    },
    load: (id) =>
      id.startsWith(virtualPrefix) ? modules.get(id.slice(virtualPrefix.length))?.code : undefined,
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
      modules.set(id, {
        code: kept.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n'),
        names: new Set(kept.map(([name]) => name)),
      })
    }
    return modules
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
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
