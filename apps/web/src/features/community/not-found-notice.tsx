import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'

interface NotFoundNoticeProps {
  readonly title: string
  readonly sentence: string
}

/** Shown where content does not exist, or no longer. */
export function NotFoundNotice({ title, sentence }: NotFoundNoticeProps) {
  return (
    <div className="flex flex-col items-start gap-4 py-6">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="max-w-measure text-lg text-ink-soft">{sentence}</p>
      <Button asChild variant="primary">
        <Link to={paths.community}>See all communities</Link>
      </Button>
    </div>
  )
}
