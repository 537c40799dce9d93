const guessedFieldNames: Readonly<Record<string, string>> = {
  servings: 'the servings',
  times: 'the times',
  steps: 'the steps',
}

/** Formats the guessed fields. Example: 'Not said, so guessed: the servings and the times.'. */
export function formatGuessedFields(guessed: readonly string[]): string {
  const words = guessed.map((one) => guessedFieldNames[one] ?? one)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
  return `Not said, so guessed: ${list}.`
}
