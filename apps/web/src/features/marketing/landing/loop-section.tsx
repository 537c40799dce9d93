import { useId } from 'react'
import { loopStations } from '../how-it-works-steps'
import { PageSection } from '../page-section'
import { LoopIllustration } from './loop-illustration'

export function LoopSection() {
  const list = useId()
  return (
    <PageSection
      title="Everything comes round again"
      intro="Most kitchen apps do one of these. The trouble starts between them: a plan that ignores the fridge, a list that ignores the plan. Here each thing knows the one before."
    >
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,30rem)_1fr]">
        <LoopIllustration describedBy={list} />
        <ol id={list} className="grid gap-x-10 sm:grid-cols-2">
          {loopStations.map(({ name, text }, place) => (
            <li key={name} className="flex gap-4 border-t py-4 sm:min-h-32">
              <span aria-hidden className="numbers w-5 shrink-0 font-heading text-xl text-herb-ink">
                {place + 1}
              </span>
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  )
}
