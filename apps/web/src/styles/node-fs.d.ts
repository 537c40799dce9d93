// The token test reads a style sheet from disk, because the test runner hands out style sheets empty. Declaring
// the one function it needs keeps the rest of Node out of the browser's types.
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string
}
