/** Keeps a number and its unit on one line: '200 °C', '12 minutes', '2 cm'. */
const spaceBeforeUnit =
  /(?<=[\d½¼¾⅓⅔⅛]) (?=°|(?:g|kg|ml|cl|dl|l|cm|mm|oz|lb|cups?|tsp|tbsp|min|minutes?|seconds?|hours?)\b)/g

export function withNonBreakingUnits(text: string): string {
  return text.replace(spaceBeforeUnit, '\u00a0')
}
