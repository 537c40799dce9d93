/** British or American English, as kitchens speak it. Example: 'american', where an aubergine is an eggplant. */
export type Dialect = 'british' | 'american'

// Where cups are those of the US, and its two neighbours in cookbooks and shops.
const american = /^(?:AS|CA|FM|GU|LR|MH|MP|PH|PR|PW|UM|US|VI)$/

/** Returns the dialect in which a country's kitchens speak English. Example: `dialectOfCountry('AU')` is 'british'. */
export function dialectOfCountry(country: string): Dialect {
  return american.test(country) ? 'american' : 'british'
}
