/** Splits a code into two halves, which are easier to read out. Example: 'K7QXM2PD9R' becomes 'K7QXM-2PD9R'. */
export function formatCodeHalves(code: string): string {
  const plain = code.replaceAll('-', '')
  const half = Math.ceil(plain.length / 2)
  return `${plain.slice(0, half)}-${plain.slice(half)}`
}
