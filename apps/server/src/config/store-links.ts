/** A shop's own search, which a line of the shopping list can be looked up in. */
export interface StoreLinkSetting {
  name: string
  /** With `{query}` where the words go. */
  url: string
}

const form = 'Name=https://…{query}…'

/** Reads 'Corner Shop=https://shop.example/search?q={query}', several with commas between, or says what is wrong. */
export function readStoreLinks(text = ''): StoreLinkSetting[] {
  // An address may hold commas itself: only one that a new name follows parts two shops.
  const pairs = text
    .replace(/[,\s]+$/, '')
    .split(/,(?=[^,=]+=\s*[a-z]+:)/i)
    .filter((pair) => pair.trim() !== '')
  return pairs.map((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(0, at)).trim()
    const url = pair.slice(at + 1).trim()
    if (name === '' || name.length > 60 || !isSearchUrl(url))
      throw new Error(`LARDER_STORE_LINKS: '${pair.trim()}' is not of the form ${form}`)
    return { name, url }
  })
}

function isSearchUrl(url: string): boolean {
  // Where the words stand decides where they are sent: never the host.
  return /^https?:\/\/[^/{}]+[/?].*\{query\}/.test(url) && URL.canParse(url.replaceAll('{query}', 'milk'))
}
