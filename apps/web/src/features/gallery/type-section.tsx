import { Kbd } from '../../ui/display/kbd'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Specimen } from './specimen'

export function TypeSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Type</h2>
      <Specimen name="Headings and text" plain>
        <div className="flex flex-col gap-3">
          <p className="font-heading text-4xl leading-tight font-title">Cook what you can</p>
          <p className="font-heading text-2xl leading-tight font-title">Crème brûlée, żurek and smørrebrød</p>
          <p className="font-heading text-xl leading-tight font-title">Uses spinach, 1 day left</p>
          <p className="max-w-measure">
            Larder knows what food your household has, what you can cook from it, and what is lacking. A line
            of text holds seventy-two characters at the most, so that the eye finds its way back.
          </p>
          <p className="max-w-measure text-ink-soft">Softer words stand beside or below what matters more.</p>
          <p className="text-2xl">In cook mode: simmer for 12 minutes, stirring now and then.</p>
          <p className="numbers">1,111 g · 8,888 g · ½ cup · 30 °C</p>
          <p>
            Press <Kbd>Ctrl</Kbd> <Kbd>B</Kbd> for the sidebar.{' '}
            <a href="#gallery-link">A link in a sentence</a> is underlined.
            <VisuallyHidden>This sentence is only read out.</VisuallyHidden>
          </p>
        </div>
      </Specimen>
    </div>
  )
}
