import { freeScansPerDay } from '@larder/contract/plans/plan-catalogue'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Screenshot } from '../screenshot'
import { landingScreenshots } from './landing-screens'

export function LandingHero() {
  const { isAuthenticated } = useSession()
  return (
    <section
      aria-labelledby="landing-hero"
      className="mx-auto grid w-full max-w-7xl items-center gap-x-12 gap-y-10 px-4 pt-10 md:px-6 md:pt-16 lg:grid-cols-[1.1fr_1fr] xl:gap-x-16"
    >
      <div className="flex flex-col items-start gap-6 md:gap-8">
        <h1 id="landing-hero" className="text-4xl *:sm:block sm:text-5xl xl:text-[3.375rem]">
          <span>Know what you have.</span> <span>Cook what you can.</span>{' '}
          <span>Buy only what you lack.</span>
        </h1>
        <p className="max-w-measure text-lg text-ink-soft md:text-xl">
          Larder is an AI meal planner that sees your food: from a photo, a receipt or a camera in the fridge
          it knows what is there, what to cook tonight, and what is missing.
        </p>
        <div className="flex w-full flex-col gap-3 sm:flex-row">
          <Button asChild variant="primary" size="lg">
            <Link to={paths.register}>Try Now</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={paths.product}>
              Learn More <span aria-hidden>→</span>
            </Link>
          </Button>
        </div>
        {isAuthenticated ? (
          <p className="text-sm">
            You are signed in. <Link to={paths.userHome}>Go to your kitchen</Link>
          </p>
        ) : (
          <p className="text-sm text-ink-soft">
            Free forever with {freeScansPerDay} scans a day. No credit card.
          </p>
        )}
      </div>
      <div className="mx-auto grid w-full max-w-sm grid-cols-1 items-start gap-5 sm:max-w-2xl sm:grid-cols-2">
        <Screenshot
          name="suggestions"
          files={landingScreenshots}
          first
          sizes="(min-width: 40rem) 300px, 358px"
          alt="Three dishes from what you have. The first uses spinach that has one day left, and says what is lacking and what would do instead."
          className="w-full"
        />
        <Screenshot
          name="today"
          files={landingScreenshots}
          sizes="300px"
          alt="Tip of the Day: two pieces of salmon to use by tomorrow, with the buttons Use it, Freeze it and Cook it."
          className="mt-12 w-full max-sm:hidden"
        />
      </div>
    </section>
  )
}
