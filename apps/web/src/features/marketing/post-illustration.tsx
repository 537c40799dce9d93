import { Avatar } from '../../ui/display/avatar'
import { Badge } from '../../ui/display/badge'

/** A community post. */
export function PostIllustration() {
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
