import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

const libraries = ['@tanstack/query-core', '@tanstack/react-query']

/** Where an export is defined: its file, and its name there. */
interface Definition {
  readonly file: string
  readonly name: string
}

/**
 * Imports what is used of a library from the file that defines it: the index reaches all of it, and chunk-names.ts would
 * put the whole library into the first load of every screen.
 */
export function directLibraryImports(): Plugin {
  const definitions = new Map<string, ReadonlyMap<string, Definition>>()
  return {
    name: 'larder:direct-library-imports',
    apply: 'build',
    buildStart() {
      for (const library of libraries) definitions.set(library, findDefinitions(library, definitions))
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$|\/@tanstack\/react-query\/.+\.js$/, code: '@tanstack/' },
      handler(code, id) {
        let direct = code
        const { staticImports } = parseSync(id.replace(/\?.*$/, ''), code).module
        for (const { start, end, moduleRequest, entries } of staticImports.toReversed()) {
          const known = definitions.get(moduleRequest.value)
          if (!known) continue
          const values = entries.filter(({ isType }) => !isType)
          const lines = values.map(({ importName, localName }) => {
            const found = known.get(importName.name ?? '')
            return (
              found && `import { ${found.name} as ${localName.value} } from ${JSON.stringify(found.file)}`
            )
          })
          if (lines.every((line) => line !== undefined))
            direct = `${direct.slice(0, start)}${lines.join(';')};${direct.slice(end)}`
        }
        return direct
      },
    },
  }
}

/** Reads the index of a library: what it passes on, from which file; of another library only as a whole. */
function findDefinitions(
  library: string,
  known: ReadonlyMap<string, ReadonlyMap<string, Definition>>,
): ReadonlyMap<string, Definition> {
  // The package names a build for `require` beside that for `import`.
  const index = createRequire(import.meta.url)
    .resolve(library)
    .replace(/\.cjs$/, '.js')
  const { staticImports, staticExports } = parseSync(index, readFileSync(index, 'utf8')).module
  const toFile = (request: string) => join(dirname(index), request)
  const imported = new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        { file: toFile(moduleRequest.value), name: importName.name ?? '' },
      ]),
    ),
  )
  const found = new Map<string, Definition>()
  for (const { exportName, importName, localName, moduleRequest } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (importName.kind === 'AllButDefault' && moduleRequest)
      for (const [name, definition] of known.get(moduleRequest.value) ?? []) found.set(name, definition)
    else if (exportName.name && moduleRequest && importName.name)
      found.set(exportName.name, { file: toFile(moduleRequest.value), name: importName.name })
    else if (exportName.name) {
      const definition = imported.get(localName.name ?? '')
      if (definition) found.set(exportName.name, definition)
    }
  }
  return found
}
