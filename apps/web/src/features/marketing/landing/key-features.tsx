import { PageSection } from '../page-section'
import { FeatureIllustration } from './feature-illustration'
import { productFeatures } from './features'

export function KeyFeatures() {
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
