import { freeScansPerDay } from '@larder/contract/plans/plan-catalogue'
import { type ComponentType, lazy, Suspense, useId } from 'react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { useOperatorConfig } from '../../../use-operator-config'
import { useVisitorStart } from '../../../use-visitor-start'
import { CallToAction } from '../call-to-action'
import { landingSteps, loopStations } from '../how-it-works-steps'
import { NumberedStep } from '../numbered-step'
import { PageSection, TestimonialsSection } from '../page-section'
import { communityFigures } from '../product-figures'
import { Screenshot, type ScreenshotFiles } from '../screenshot'
import { DemoVideo } from './demo-video'
import { FeatureIllustration } from './feature-illustration'
import { productFeatures } from './features'
import { LoopIllustration } from './loop-illustration'

function HowItWorks() {
  return (
    <PageSection title="How It Works">
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <ol className="grid gap-x-8 gap-y-8 md:max-lg:grid-cols-3">
          {landingSteps.map(({ name, text }, place) => (
            <NumberedStep key={name} number={place + 1} name={name} text={text} heading="text-xl" />
          ))}
        </ol>
        <DemoVideo />
      </div>
    </PageSection>
  )
}

function KeyFeatures() {
  return (
    <PageSection
      title="Key Features"
      intro="Everything here is drawn from the app as it is. Nothing is coming soon."
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))] lg:gap-x-8 lg:gap-y-14">
        {productFeatures.map(({ id, name, text }) => (
          <li key={id} className="flex flex-col gap-2">
            <FeatureIllustration id={id} />
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function FiguresStrip() {
  return (
    <section aria-label="Larder in figures" className="border-y bg-raised">
      <div className="relative mx-auto max-w-7xl px-4 py-10 md:px-6 md:py-12">
        <dl className="grid grid-cols-2 gap-y-8 md:grid-cols-4 md:divide-x">
          {communityFigures.map(({ value, of }) => (
            <div key={of} className="flex flex-col-reverse items-center gap-1 text-center">
              <dt className="text-ink-soft">{of}</dt>
              <dd className="numbers font-heading text-4xl font-title lg:text-5xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 flex flex-wrap items-center justify-center gap-2 text-sm text-ink-soft">
          <Badge>Sample</Badge> figures
        </p>
      </div>
    </section>
  )
}

function LoopSection() {
  const list = useId()
  return (
    <PageSection
      title="Everything comes round again"
      intro="Most kitchen apps do one of these. The trouble starts between them: a plan that ignores the fridge, a list that ignores the plan. Here each thing knows the one before."
    >
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,30rem)_1fr]">
        <LoopIllustration describedBy={list} />
        <ol id={list} className="grid gap-x-10 sm:grid-cols-2">
          {loopStations.map(({ name, text }, place) => (
            <li key={name} className="flex gap-4 border-t py-4 sm:min-h-32">
              <span aria-hidden className="numbers w-5 shrink-0 font-heading text-xl text-herb-ink">
                {place + 1}
              </span>
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  )
}

const landingScreenshots: ScreenshotFiles = import.meta.glob<string>(
  '../pictures/{suggestions,today}-*.avif',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
)

function LandingHero() {
  const { isAuthenticated } = useSession()
  const { plans } = useOperatorConfig()
  const start = useVisitorStart('Try Now')
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
            <Link to={isAuthenticated ? paths.userHome : start.to}>{start.label}</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={paths.product}>
              Learn More <span aria-hidden>→</span>
            </Link>
          </Button>
        </div>
        {!isAuthenticated && plans === 'on' && start.canRegister && (
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
          alt="Three dishes from what you have. The first uses salmon and spinach that have one day left, and says that you have everything."
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

// It reads the cook's stock, plan and list, which a visitor need not load.
const KitchenToday = lazy<ComponentType>(() =>
  import('./kitchen-today').then(
    ({ KitchenToday }) => ({ default: KitchenToday }),
    () => ({ default: () => null }),
  ),
)

/** The first thing a signed-in cook sees. Its height is known before it loads. */
function KitchenSection() {
  return (
    <section
      aria-labelledby="kitchen-today"
      className="mx-auto -mb-12 flex min-h-210 w-full max-w-7xl flex-col gap-4 px-4 pt-6 md:-mb-16 md:min-h-140 md:px-6 lg:min-h-80 md:pt-8"
    >
      <Suspense
        fallback={
          <h2 id="kitchen-today" className="text-2xl md:text-3xl">
            Your kitchen today
          </h2>
        }
      >
        <KitchenToday />
      </Suspense>
    </section>
  )
}

export function LandingPage() {
  const { isAuthenticated } = useSession()
  return (
    <div className="flex flex-col gap-20 pb-20 md:gap-28 md:pb-28">
      {isAuthenticated && <KitchenSection />}
      <LandingHero />
      <KeyFeatures />
      <LoopSection />
      <HowItWorks />
      <TestimonialsSection />
      <FiguresStrip />
      <CallToAction />
    </div>
  )
}
