import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { PantryShelf } from './pantry-shelf'

export function LandingPage() {
  return (
    <div className="mx-auto grid min-h-(--page-height) max-w-7xl content-center items-center gap-x-16 gap-y-12 px-4 py-12 md:px-6 lg:grid-cols-[1.15fr_1fr]">
      <div className="flex flex-col items-start gap-8">
        <h1 className="text-4xl *:sm:block sm:text-5xl xl:text-[3.375rem]">
          <span>Know what you have.</span> <span>Cook what you can.</span>{' '}
          <span>Buy only what you lack.</span>
        </h1>
        <p className="max-w-prose text-lg text-ink-soft">
          Larder keeps track of the food at home, so that dinner starts with what is already there.
        </p>
        <div className="flex w-full flex-col gap-3 sm:flex-row">
          <Button asChild variant="primary" size="lg">
            <Link to={paths.register}>Try Now</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={paths.product}>Learn More</Link>
          </Button>
        </div>
      </div>
      <PantryShelf />
    </div>
  )
}
