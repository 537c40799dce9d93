import { type ReactNode, useEffect, useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useActionForm } from '../../../api/forms/use-action-form'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'

/** What every step gets. */
export interface WelcomeStepProps {
  /** The step's answers are saved. */
  readonly onDone: () => void
  readonly onBack: (() => void) | undefined
  readonly saving: boolean
  readonly failure: Error | null
}

interface WelcomeStepLayoutProps {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
  /** The words of the main button. */
  readonly next: string
  readonly busy: boolean
  readonly failure: Error | null
  readonly onNext: () => void
  /** Absent on the first step. */
  readonly onBack: (() => void) | undefined
}

/** One step: a question, the answers, and a button within a thumb's reach. */
export function WelcomeStepLayout({
  title,
  intro,
  children,
  next,
  busy,
  failure,
  onNext,
  onBack,
}: WelcomeStepLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A new step begins at its heading, for the eyes and for a screen reader.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  const { form } = useActionForm({ logLabel: 'Saving the step failed', submit: onNext })

  return (
    <form {...form} aria-label={title} className="flex grow flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {title}
        </h1>
        <p className="max-w-measure text-lg text-ink-soft">{intro}</p>
      </header>
      {children}
      {failure && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
      <div className="sticky bottom-(--tab-bar) z-10 -mx-4 mt-auto flex gap-2 border-t bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
        {onBack && <Button onClick={onBack}>Back</Button>}
        <Button type="submit" variant="primary" busy={busy} className="grow">
          {next}
        </Button>
      </div>
    </form>
  )
}
