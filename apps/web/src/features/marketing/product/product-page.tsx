import { planCatalogue, type SubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import { Check } from 'lucide-react'
import { paths, registerPath } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { PageHeading } from '../../../ui/page-heading'
import { useOperatorConfig } from '../../../use-operator-config'
import { useVisitorStart } from '../../../use-visitor-start'
import { CallToAction } from '../call-to-action'
import { productSteps } from '../how-it-works-steps'
import { NumberedStep } from '../numbered-step'
import { PageSection, TestimonialsSection } from '../page-section'
import { planPromises, recognitionAccuracy } from '../product-figures'
import { Screenshot, type ScreenshotFiles, type ScreenshotName } from '../screenshot'
import { useFragmentScroll } from '../use-fragment-scroll'
import { PlanTable, planHighlights } from './plan-table'

function FourSteps() {
  return (
    <PageSection id="how-it-works" title="How It Works">
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {productSteps.map(({ name, text }, place) => (
          <NumberedStep
            key={name}
            number={place + 1}
            name={name}
            text={text}
            heading="items-baseline text-2xl"
          />
        ))}
      </ol>
      <p className="mt-10 max-w-measure border-s-2 border-s-line ps-4 text-ink-soft">
        {recognitionAccuracy.sentence}
      </p>
    </PageSection>
  )
}

const billing = `${paths.settings}#billing`
const words: Record<SubscriptionPlan['id'], string> = {
  free: 'Start Free',
  premium: 'Try Premium',
  pro: 'Get Pro',
}

/** One plan; its button links to where the plan can be changed. */
function PlanOfferCard({ plan }: { readonly plan: SubscriptionPlan }) {
  const { isAuthenticated } = useSession()
  const { id, name, price, per, about } = plan
  const favourite = id === 'premium'
  const visitorsWay = id === 'free' ? paths.register : registerPath(billing)
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={classNames(
        'relative flex h-full flex-col gap-5 rounded-card border bg-raised p-6',
        favourite && 'border-herb ring-1 ring-herb',
      )}
    >
      <h3 id={`plan-${id}`} className="text-2xl">
        {name}
      </h3>
      {/* On the card's edge: with three cards side by side there is no room inside. */}
      {favourite && (
        <Badge tone="herb" className="absolute -top-3 right-5">
          {planPromises.trial.claim}
        </Badge>
      )}
      <p className="flex items-baseline gap-x-2 md:max-lg:flex-col">
        <span className="numbers font-heading text-5xl font-title">{price}</span>
        <span className="text-ink-soft">{per}</span>
      </p>
      <p className="text-ink-soft">{about}</p>
      <ul className="mb-2 flex grow flex-col gap-2.5 border-t pt-5">
        {planHighlights(plan).map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb-ink" />
            {point}
          </li>
        ))}
      </ul>
      <Button asChild variant={favourite ? 'primary' : 'secondary'} wide>
        <Link to={isAuthenticated ? billing : visitorsWay}>{words[id]}</Link>
      </Button>
    </article>
  )
}

/** What it costs where the operator has no plans. */
function NoPlansSection() {
  return (
    <PageSection
      id="plans"
      title="What it costs"
      intro="Nothing. This site has no plans and no limits: everybody scans as much as they like and may have API keys."
    >
      {null}
    </PageSection>
  )
}

function PlansSection() {
  const { plans } = useOperatorConfig()
  if (plans === 'off') return <NoPlansSection />
  return (
    <PageSection
      id="plans"
      title="Plans and prices"
      intro="Free is the whole kitchen, not a taste of it. You pay for unlimited scanning, and for connecting your own programs."
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {planCatalogue.map((plan) => (
          <li key={plan.id}>
            <PlanOfferCard plan={plan} />
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {Object.values(planPromises).map(({ claim, means }) => (
          <div key={claim} className="flex flex-col gap-1.5 border-t pt-4">
            <dt className="font-semibold">{claim}</dt>
            <dd className="text-ink-soft">{means}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-14">
        <PlanTable />
      </div>
    </PageSection>
  )
}

const productScreenshots: ScreenshotFiles = import.meta.glob<string>('../pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface TourStop {
  readonly screen: ScreenshotName
  readonly name: string
  readonly text: string
  /** The alternative text of the picture. */
  readonly alt: string
}

/** The product in eight screens, in the order of use during a week. */
const tourStops: readonly TourStop[] = [
  {
    screen: 'scan',
    name: 'Scan it and put it away',
    text: 'A photo, a receipt, a barcode. Each line says what was read and how sure Larder is; the sum is checked against the total. What is doubtful is never ticked for you.',
    alt: 'Detected items of a receipt: milk and spinach, with amount, place, keeping time and confidence; all goods add up to the total.',
  },
  {
    screen: 'inventory',
    name: 'See the whole kitchen',
    text: 'Pantry, fridge and freezer in one list, with the day to use each thing by. Freeze it or open it, and the day moves.',
    alt: 'Vegetables in stock, each with its amount, its day and buttons to edit it or mark it as used.',
  },
  {
    screen: 'today',
    name: 'Hear about it in time',
    text: 'What has to go is on your first screen in the morning: use it, freeze it or cook it, with one tap. What runs out is noticed as well.',
    alt: 'Tip of the Day: two pieces of salmon to use by tomorrow, and what comes after that.',
  },
  {
    screen: 'suggestions',
    name: 'Get three dishes, and the reason',
    text: 'From what you have, for whoever eats tonight. Allergies and diets are respected, and a dish whose label could not be read is never called safe.',
    alt: 'Three dishes from what you have; the first one uses spinach that has one day left.',
  },
  {
    screen: 'plan',
    name: 'Plan the week in one go',
    text: 'Larder fills the week from stock, spoilage, people, time and money. Lock what you like, roll the rest again, and ask why.',
    alt: 'A planned Monday and Tuesday with a dinner each, its time and its nutrition.',
  },
  {
    screen: 'shopping',
    name: 'Buy only the difference',
    text: 'The list knows the plan and the cupboard. It is shared live, works where the supermarket has no signal, and never loses a tick.',
    alt: 'A shopping list: amounts, foods, and the dishes they are for, with a Shop Now button.',
  },
  {
    screen: 'guide',
    name: 'Cook with messy hands',
    text: 'One large step, its amounts, its timers. Say “next” or “how much butter?” and leave the screen clean.',
    alt: 'Step 3 of 6 of a recipe in large letters, with what it needs and a button for the next step.',
  },
  {
    screen: 'community',
    name: 'Pass it on',
    text: 'Eight communities for recipes. Whatever somebody shares is checked against your allergies before you read the first line.',
    alt: 'A post in the Vegetarian community: Onion Tart with Thyme by Mira Novak.',
  },
]

function ProductTour() {
  return (
    <PageSection
      id="features"
      title="Features"
      intro="Eight screens of one ordinary week, taken from the running app."
    >
      <ul className="grid gap-x-12 gap-y-14 xl:grid-cols-2 xl:gap-y-20">
        {tourStops.map(({ screen, name, text, alt }, place) => (
          <li key={screen} className="grid items-center gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,17rem)_1fr]">
            <Screenshot
              name={screen}
              files={productScreenshots}
              first={place === 0}
              alt={alt}
              sizes="(min-width: 40rem) 272px, 358px"
              className="mx-auto w-full max-w-sm"
            />
            <div className="flex flex-col gap-3">
              <h3 className="text-2xl">{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function ProductPage() {
  useFragmentScroll()
  const { plans } = useOperatorConfig()
  const start = useVisitorStart('Try for Free')
  return (
    <div className="flex flex-col gap-20 pt-8 pb-20 sm:pt-12 md:gap-28 md:pb-28">
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 md:px-6">
        <PageHeading
          title={plans === 'on' ? 'Product, Features and Pricing' : 'Product and Features'}
          intro="Larder keeps track of your kitchen, so that you can cook from it. Here is what it does, from the shopping bag to the last portion of leftovers, and what that costs."
        />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button asChild variant="primary" size="lg">
            <Link to={start.to}>{start.label}</Link>
          </Button>
          {plans === 'on' && (
            <Button asChild size="lg">
              <a href="#plans">See the plans</a>
            </Button>
          )}
        </div>
      </div>
      <ProductTour />
      <FourSteps />
      <PlansSection />
      <TestimonialsSection />
      <CallToAction />
    </div>
  )
}
