import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/controls/button'
import { EmptyPlate } from './empty-plate'

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
