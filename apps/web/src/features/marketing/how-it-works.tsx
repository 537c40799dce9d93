import { threeSteps } from './content/steps'
import { DemoVideo } from './demo-video'
import { PageSection } from './page-section'

export function HowItWorks() {
  return (
    <PageSection title="How It Works">
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <ol className="grid gap-x-8 gap-y-8 md:max-lg:grid-cols-3">
          {threeSteps.map(({ name, text }, place) => (
            <li key={name} className="flex flex-col gap-2 border-t-2 border-t-herb pt-4">
              <h3 className="flex gap-3 text-xl">
                <span aria-hidden className="text-herb-ink">
                  {place + 1}
                </span>
                {name}
              </h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <DemoVideo />
      </div>
    </PageSection>
  )
}
