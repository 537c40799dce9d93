import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'

/** An empty plate with fork and knife. */
function EmptyPlate({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 96" fill="none" stroke="currentColor" className={className}>
      <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="88" cy="48" r="42" className="fill-raised" />
        <circle cx="88" cy="48" r="28" className="stroke-line" />
        <path d="M14 10v20a8 8 0 0 0 16 0V10M22 10v76" />
        <path d="M152 86V10c-9 4-12 16-12 34h12" />
        <path d="M76 40c4-5 8-5 12 0s8 5 12 0" className="stroke-herb" />
      </g>
    </svg>
  )
}

export function NotFoundPage() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-4 px-4 py-12 text-center sm:py-20">
      <EmptyPlate className="mb-2 w-44 text-ink-soft" />
      <h1 className="text-3xl sm:text-4xl">Oops! Page not found</h1>
      <p className="max-w-prose text-ink-soft">
        There is nothing on this plate. The address may be mistyped, or the page has moved.
      </p>
      <Button asChild variant="primary" className="mt-4">
        <Link to={paths.home}>Return to Home</Link>
      </Button>
    </div>
  )
}
