import { paths } from '../../paths'
import { Link } from '../../router/link'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import { Avatar } from '../../ui/display/avatar'
import { Badge } from '../../ui/display/badge'
import { useVisitorStart } from '../../use-visitor-start'

/** A community post. */
function PostIllustration() {
  return (
    <div className="flex flex-col gap-3 rounded-card border bg-raised p-4">
      <div className="flex items-center gap-3">
        <Avatar name="Mira Novak" decorative />
        <div className="leading-tight">
          <p className="font-semibold">Mira Novak</p>
          <p className="text-sm text-ink-soft">in Vegetarian</p>
        </div>
        <Badge className="ms-auto self-start">Sample</Badge>
      </div>
      <p className="font-heading text-xl font-title">Onion Tart with Thyme</p>
      <p className="text-ink-soft">My grandmother’s, for rainy Sundays. It is even better the day after.</p>
      <p className="text-sm text-ink-soft">48 likes · 12 comments</p>
    </div>
  )
}

export function CallToAction() {
  const { isAuthenticated } = useSession()
  const start = useVisitorStart('Try for Free')
  return (
    <section
      aria-labelledby="closing-call"
      className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-10 px-4 md:px-6 lg:grid-cols-[1.2fr_1fr]"
    >
      <div className="flex flex-col items-start gap-6">
        <h2 id="closing-call" className="text-4xl md:text-5xl">
          Dinner is already in the house.
        </h2>
        <p className="max-w-measure text-lg text-ink-soft">
          Start with one photo of the fridge. And when something turned out well, there are eight communities
          of cooks, from quick meals to desserts, who would like the recipe.
        </p>
        <div className="flex w-full flex-col gap-3 sm:flex-row">
          <Button asChild variant="primary" size="lg">
            <Link to={isAuthenticated ? paths.userHome : start.to}>{start.label}</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={paths.community}>Join Community</Link>
          </Button>
        </div>
      </div>
      <div aria-hidden="true" className="select-none">
        <PostIllustration />
      </div>
    </section>
  )
}
