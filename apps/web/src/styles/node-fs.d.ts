// The token test reads a style sheet from disk, because the test runner serves style sheets empty; the test of QR codes
// reads its decoder. Declaring only this function keeps the rest of Node out of the browser's types.
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string
  export function readFileSync(file: string): Uint8Array<ArrayBuffer>
}
