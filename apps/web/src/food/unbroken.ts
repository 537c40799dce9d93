/** What a number is of stays on its line: '200 °C', '12 minutes', '2 cm'. */
const bound =
  /(?<=[\d½¼¾⅓⅔⅛]) (?=°|(?:g|kg|ml|cl|dl|l|cm|mm|oz|lb|cups?|tsp|tbsp|min|minutes?|seconds?|hours?)\b)/g

export function unbroken(text: string): string {
  return text.replace(bound, '\u00a0')
}
