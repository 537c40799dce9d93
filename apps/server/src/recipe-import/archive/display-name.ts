const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const maxLength = 120

/**
 * Makes a name from an archive safe to display. Names are never used as paths; path segments are removed anyway, so that they do
 * not mislead.
 */
export function toDisplayName(name: string): string {
  const parts = name
    .slice(0, 4000)
    .replace(invisible, '')
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => !/^(?:\.*|[A-Za-z]:)$/.test(part))
  const label = parts.slice(-2).join('/')
  return label.length > maxLength ? `…${[...label].slice(1 - maxLength).join('')}` : label
}
