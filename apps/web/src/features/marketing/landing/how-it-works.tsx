import { landingSteps } from '../how-it-works-steps'
import { NumberedStep } from '../numbered-step'
import { PageSection } from '../page-section'
import { DemoVideo } from './demo-video'

export function HowItWorks() {
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
