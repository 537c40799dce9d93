/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const screens = /^apps\/web\/src\/(?:features|app)\//
const queryLibrary = /^@tanstack\/(?:react-query|query-core)$/
const transport = /^apps\/web\/src\/api\/(?:client|query-client)(?:\.ts)?$/

/**
 * Checks that screens read and change through the engine: they import neither the HTTP client nor the query cache.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkWebChanges(tree) {
  return tree.sources.flatMap((file) =>
    file.isTest || !screens.test(file.path)
      ? []
      : file.links
          .filter(
            ({ specifier, target, file: linked }) =>
              queryLibrary.test(specifier) || transport.test(linked ?? target ?? ''),
          )
          .map(({ specifier, line }) => ({
            path: file.path,
            line,
            message: `a screen imports ${specifier}`,
            advice:
              'read with useRead, useProjected or readOnce, change with useChange or change, stream with stream (packages/sync/README.md)',
          })),
  )
}
