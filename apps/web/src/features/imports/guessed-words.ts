const names: Readonly<Record<string, string>> = {
  servings: 'the servings',
  times: 'the times',
  steps: 'the steps',
}

/** What was not said and therefore guessed. Example: 'Not said, so guessed: the servings and the times.'. */
export function guessedWords(guessed: readonly string[]): string {
  const words = guessed.map((one) => names[one] ?? one)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
  return `Not said, so guessed: ${list}.`
}
