import { Badge } from '../../../ui/display/badge'
import { communityFigures } from '../product-figures'

export function FiguresStrip() {
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
