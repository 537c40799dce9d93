const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const longest = 120

/**
 * A name from an archive, fit to be shown. Names are never used as paths; whatever would lead somewhere is taken out all the
 * same, so that nobody is frightened or misled.
 */
export function toDisplayName(name: string): string {
  const parts = name
    .slice(0, 4000)
    .replace(unseen, '')
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => !/^(?:\.*|[A-Za-z]:)$/.test(part))
  const label = parts.slice(-2).join('/')
  return label.length > longest ? `…${[...label].slice(1 - longest).join('')}` : label
}
