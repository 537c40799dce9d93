/** Returns the page numbers to show around the current one: `pageWindow(7, 25)` is `[5, 6, 7, 8, 9]`. */
export function pageWindow(page: number, pageCount: number, size = 5): number[] {
  const visibleCount = Math.max(0, Math.min(size, pageCount))
  const current = Math.min(Math.max(1, page), Math.max(1, pageCount))
  const first = Math.min(
    Math.max(1, current - Math.floor(visibleCount / 2)),
    Math.max(1, pageCount - visibleCount + 1),
  )
  return Array.from({ length: visibleCount }, (_, index) => first + index)
}
