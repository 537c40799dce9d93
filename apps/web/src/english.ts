const key = 'english'
/** In-memory copy for browsers without storage. */
let current: string | undefined | null = null

/** Returns the English of the household's country, 'en-US' or 'en-GB'; undefined for visitors. */
export function getEnglish(): string | undefined {
  if (current !== null) return current
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function setEnglish(english: string | undefined): void {
  current = english
  try {
    if (english === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, english)
  } catch {
    // Without storage it is known again with the household.
  }
}

/** Returns the language in which the server answers a cook: until the country is known, that of the browser. */
export const englishToAskFor = (): string => getEnglish() ?? navigator.language
