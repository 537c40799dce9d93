/** The page numbers to offer around the current one: `pageWindow(7, 25)` is `[5, 6, 7, 8, 9]`. */
export function pageWindow(page: number, pageCount: number, size = 5): number[] {
  const shown = Math.max(0, Math.min(size, pageCount))
  const current = Math.min(Math.max(1, page), Math.max(1, pageCount))
  const first = Math.min(Math.max(1, current - Math.floor(shown / 2)), Math.max(1, pageCount - shown + 1))
  return Array.from({ length: shown }, (_, place) => first + place)
}
