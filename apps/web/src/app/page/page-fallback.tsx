/** Keeps a page's place while it is on its way. A spinner would only flash. */
export function PageFallback() {
  return <div aria-busy="true" className="min-h-(--page-height)" />
}
