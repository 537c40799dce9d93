/** Reserves space while a page loads. A spinner would only flash. */
export function PageFallback() {
  return <div aria-busy="true" className="min-h-(--page-height)" />
}
