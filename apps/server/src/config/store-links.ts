/** A shop's own search, used to look up a line of the shopping list. */
export interface StoreLinkSetting {
  name: string
  /** With `{query}` as the placeholder of the search words. */
  url: string
}

const form = 'Name=https://…{query}…'

/** Parses 'Corner Shop=https://shop.example/search?q={query}', several separated by commas; throws when invalid. */
export function readStoreLinks(text = ''): StoreLinkSetting[] {
  // A URL may contain commas: only one that is followed by a new name separates two shops.
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
  // The placeholder may not be part of the host.
  return /^https?:\/\/[^/{}]+[/?].*\{query\}/.test(url) && URL.canParse(url.replaceAll('{query}', 'milk'))
}
