import { lineAt } from './parse-source.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const web = /^apps\/web\/src\//
const formHooks = /^apps\/web\/src\/api\/forms\//
const hookName = /^use\w*Form$/
/** What the hook sets; another value would replace it. */
const hookAttributes = new Set(['action', 'method', 'noValidate', 'onInput', 'onSubmit', 'ref'])

/**
 * Checks that every `<form>` of the web app is that of a form hook: it spreads what `useForm`, `useLazyForm`,
 * `useActionForm` or a hook on top of them returned, and replaces none of it.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkWebForms(tree) {
  return tree.sources.flatMap((file) => {
    if (file.isTest || !web.test(file.path)) return []
    const imported = file.links.flatMap(({ file: path = '', kind }) => (kind === 'static' ? [path] : []))
    const hasHook = [file.path, ...imported].some((path) => importsFormHook(tree.byPath.get(path)))
    const held = new Set(
      file.syntax.results.flatMap(({ name, callee }) => (hasHook && hookName.test(callee) ? [name] : [])),
    )
    return file.syntax.forms
      .filter(
        ({ attributes, spreads }) =>
          !spreads.some((name) => held.has(name)) || attributes.some((name) => hookAttributes.has(name)),
      )
      .map(({ at }) => ({
        path: file.path,
        line: lineAt(file.text, at),
        message: 'a <form> without a form hook',
        advice:
          'write <form {...form}> with the `form` of useForm (an endpoint) or useActionForm (anything else) of apps/web/src/api/forms',
      }))
  })
}

/** @param {SourceFile | undefined} file */
function importsFormHook(file) {
  return file?.links.some(({ file: path = '', kind }) => kind === 'static' && formHooks.test(path)) ?? false
}
