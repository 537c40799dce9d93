import { existsSync } from 'node:fs'
import { type MarkdownDocument, repositoryRoot } from './markdown-document'

const code = /`([^`\n]+)`/g
const ours = /^(?:apps|packages|docs|verification|scripts|cookbook)\/[\w./-]*$/
const placeholder = /(?:^|\/)[A-Z]{3,}|N{3,}|…/

/** Files and folders a document speaks of that are not there. */
export function findMissingPaths({ path, prose }: MarkdownDocument): string[] {
  const codeSpans = [...prose.matchAll(code)].map(([, words = '']) => words)
  const paths = codeSpans.filter((words) => ours.test(words) && !placeholder.test(words))
  return paths
    .filter((one) => !existsSync(new URL(one, repositoryRoot)))
    .map((one) => `${path}: there is no ${one}`)
}

/** Commands of npm a document speaks of, wherever it does. */
export function findMentionedScripts({ text }: MarkdownDocument): string[] {
  const run = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const short = [...text.matchAll(/\bnpm (test|start)\b/g)].map(([, name = '']) => name)
  return [...new Set([...run, ...short])]
}
