import { accuracy } from './content/figures'
import { fourSteps } from './content/steps'
import { PageSection } from './page-section'

export function FourSteps() {
  return (
    <PageSection id="how-it-works" title="How It Works">
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {fourSteps.map(({ name, text }, place) => (
          <li key={name} className="flex flex-col gap-2 border-t-2 border-t-herb pt-4">
            <h3 className="flex items-baseline gap-3 text-2xl">
              <span aria-hidden className="text-herb-ink">
                {place + 1}
              </span>
              {name}
            </h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-measure border-s-2 border-s-line ps-4 text-ink-soft">{accuracy.sentence}</p>
    </PageSection>
  )
}
