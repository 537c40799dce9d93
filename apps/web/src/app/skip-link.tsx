/** A button, not a link: the URL stays unchanged. */
export function SkipLink() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById('main')?.focus()}
      className="sr-only rounded-card bg-herb font-semibold text-on-herb focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:px-4 focus:py-3"
    >
      Skip to content
    </button>
  )
}
