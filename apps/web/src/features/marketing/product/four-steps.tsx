import { productSteps } from '../how-it-works-steps'
import { NumberedStep } from '../numbered-step'
import { PageSection } from '../page-section'
import { recognitionAccuracy } from '../product-figures'

export function FourSteps() {
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
