import { account } from '@larder/contract/account'
import { cooking } from '@larder/contract/cooking'
import type { StockOverview } from '@larder/contract/inventory'
import {
  Baby,
  CalendarDays,
  Camera,
  Heart,
  PartyPopper,
  Salad,
  Sparkles,
  Timer,
  TreePine,
  UtensilsCrossed,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-read'
import { ContinueCooking } from '../../../food/recipe/continue-cooking'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useAfterScreen } from '../../../ui/after-screen'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { GreetingName } from '../greeting-name'
import { HomeSection } from '../home-section'
import { OverviewFailure } from '../overview-failure'
import { useStockOverview } from '../use-overview'
import { ChefCard } from './chef-card'
import { HomeCard } from './home-card'
import { TipCard } from './tip-card'
import { TopCard } from './top-card'

/** Links to a cooking session of this or another device. It floats, so that nothing shifts when it appears. */
function CookingNote() {
  const { data } = useRead(cooking.current, {})
  const [newest] = data?.data ?? []
  if (!newest) return null
  const { id, dishes, state } = newest
  const search = new URLSearchParams([
    ...dishes.flatMap(({ recipeId, servings }) => [
      ['recipe', String(recipeId)],
      ['servings', String(servings)],
    ]),
    ['cooking', id],
  ])
  return (
    <div className="sticky bottom-[calc(1rem+var(--tab-bar))] z-20 mx-auto w-fit max-w-full animate-appear rounded-card shadow-float">
      <ContinueCooking
        titles={dishes.map(({ title }) => title)}
        step={state.step + 1}
        to={`${paths.cookingGuide}?${search}`}
      />
    </div>
  )
}

/** Leads back to a welcome that was left half-way. It floats like the note above. */
function WelcomeNote() {
  const { data } = useRead(account.settings, {}, { enabled: useAfterScreen() })
  const step = data?.data.welcome
  if (step === undefined || step === 'new' || step === 'done') return null
  return (
    <div className="sticky bottom-[calc(1rem+var(--tab-bar))] z-20 mx-auto flex w-fit max-w-full animate-appear items-center gap-3 rounded-card border bg-raised py-2 ps-4 pe-2 shadow-float">
      <p className="min-w-0">Your kitchen is half set up.</p>
      <Button asChild variant="primary">
        <Link to={paths.welcome}>Finish</Link>
      </Button>
    </div>
  )
}

/** The figures of the stock and their links. */
const stockLinks = [
  { figure: 'items', label: 'Items in stock', to: paths.inventory },
  { figure: 'useSoon', label: 'To use soon', to: `${paths.inventory}?show=soon` },
  { figure: 'expired', label: 'Expired', to: `${paths.inventory}?show=expired` },
  { figure: 'outOfStock', label: 'Out of stock', to: `${paths.inventory}?show=out` },
] as const

interface AtAGlanceProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

/** The stock in four figures, each linked to what it counts. */
function AtAGlance({ overview, sample }: AtAGlanceProps) {
  return (
    <HomeSection id="glance" title="At a glance" sample={sample}>
      <ul aria-busy={!overview} className="grid grid-cols-4 gap-2 sm:gap-4">
        {stockLinks.map(({ figure, label, to }) => (
          <li key={figure}>
            <Card pressable asChild className="h-full max-sm:px-2 max-sm:py-2.5">
              <Link to={to} className="flex flex-col">
                <span className="numbers font-heading text-2xl leading-tight font-title sm:text-3xl">
                  {overview ? numberText(overview[figure]) : <Skeleton className="h-lh w-10 sm:w-12" />}
                </span>
                <span className="text-xs text-ink-soft sm:text-sm">{label}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function SurpriseCard() {
  return (
    <HomeCard id="surprise" title="Surprise Me" icon={<Sparkles />} className="xl:col-span-2">
      <div className="my-auto flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 grow basis-60 text-ink-soft">
          No idea what to cook? Tell us the occasion and leave the rest to us.
        </p>
        <Button asChild>
          <Link to={paths.surpriseMe}>Pick an occasion</Link>
        </Button>
      </div>
    </HomeCard>
  )
}

/** The six occasions of Pick by Occasion, by their ids in the cookbook. */
const homeOccasions = [
  { id: 'kids-friendly', label: 'Kids Friendly' },
  { id: 'christmas-eve', label: 'Christmas Eve' },
  { id: 'date-night', label: 'Date Night' },
  { id: 'quick-lunch', label: 'Quick Lunch' },
  { id: 'party-food', label: 'Party Food' },
  { id: 'healthy', label: 'Healthy' },
] as const

type HomeOccasionId = (typeof homeOccasions)[number]['id']

const icons: Record<HomeOccasionId, ReactNode> = {
  'kids-friendly': <Baby />,
  'christmas-eve': <TreePine />,
  'date-night': <Heart />,
  'quick-lunch': <Timer />,
  'party-food': <PartyPopper />,
  healthy: <Salad />,
}

function OccasionCard() {
  return (
    <HomeCard id="occasions" title="Pick by Occasion" icon={<UtensilsCrossed />} className="xl:col-span-2">
      <ul className="grid grow gap-2 min-[22rem]:grid-cols-2 xl:auto-rows-fr xl:grid-cols-3">
        {homeOccasions.map(({ id, label }) => (
          <li key={id}>
            <Card pressable asChild className="h-full">
              <Link to={`${paths.meals}?occasion=${id}`} className="flex items-center gap-3 font-medium">
                <span aria-hidden className="text-herb-ink [&_svg]:size-5">
                  {icons[id]}
                </span>
                {label}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}

/** The cards after the Tip of the Day. */
function FurtherCards() {
  return (
    <>
      <ChefCard />
      <TopCard />
      <OccasionCard />
      <SurpriseCard />
    </>
  )
}

function FurtherCardsSkeleton() {
  return (
    <>
      <Skeleton className="min-h-132 xl:col-span-2 xl:min-h-108" />
      <Skeleton className="min-h-100 lg:row-span-2" />
      <Skeleton className="min-h-48 xl:col-span-2" />
      <Skeleton className="min-h-36 xl:col-span-2" />
    </>
  )
}

export function UserHomePage() {
  const { overview, sample, error, refetch: readAgain } = useStockOverview()
  const failureNote = error && <OverviewFailure error={error} sample={sample} onTryAgain={readAgain} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 pt-4 pb-8 sm:gap-8 sm:px-6 sm:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* Always one line, so that nothing shifts when the name loads. */}
        <h1 className="min-w-0 max-w-full grow basis-80 truncate pb-1 text-3xl md:text-4xl">
          Hello, <GreetingName />
        </h1>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={<Camera />} asChild>
            <Link to={paths.scanIngredients}>Scan New Food</Link>
          </Button>
          <Button icon={<Sparkles />} asChild>
            <Link to={paths.surpriseMe}>Surprise Me</Link>
          </Button>
          {/* Where there is little room the places above or below have it. */}
          <Button icon={<CalendarDays />} asChild className="max-lg:hidden">
            <Link to={paths.mealPlan}>Meal Plan</Link>
          </Button>
        </div>
      </header>
      {sample && failureNote}
      <div key={sample ? 'sample' : 'own'} className="flex flex-col gap-5 sm:gap-8">
        <AtAGlance overview={overview} sample={sample} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <TipCard soonest={overview?.soonest} sample={sample} bare={overview?.items === 0} />
          {/* The height of the tip is known only when it loads. The content below waits instead of shifting. */}
          {overview ? <FurtherCards /> : <FurtherCardsSkeleton />}
        </div>
      </div>
      {/* At the end, where it does not shift other content. */}
      {!sample && failureNote}
      <CookingNote />
      <WelcomeNote />
    </div>
  )
}
