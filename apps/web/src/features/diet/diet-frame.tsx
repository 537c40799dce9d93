import type { Person } from '@larder/contract/diet'
import { diet } from '@larder/contract/diet'
import { refusals } from '@larder/contract/errors'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../api/api-error'
import { refresh } from '../../api/use-api'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { ErrorNote } from '../../ui/error-note'
import { PageHeading } from '../../ui/page-heading'
import { DietSkeleton } from './diet-skeleton'
import { PersonSwitcher } from './person-switcher'
import type { useChoices } from './use-choices'
import type { usePerson } from './use-person'

interface DietFrameProps {
  readonly title: string
  readonly intro: ReactNode
  readonly table: ReturnType<typeof usePerson>
  readonly choices: Pick<ReturnType<typeof useChoices>, 'leaving' | 'forget'>
  readonly visitor: boolean
  readonly children: ReactNode
}

/** What the two pages about a person have in common: whose they are, and asking before choices are lost. */
export function DietFrame({ title, intro, table, choices, visitor, children }: DietFrameProps) {
  const { leaving, forget } = choices
  const { people, person, choose, isLoading, error, unknown } = table
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--bar-height)-3.25rem)] w-full max-w-6xl flex-col gap-8 px-4 pt-8 sm:px-6 sm:pt-10">
      <PageHeading title={title} intro={intro} />
      {error && (
        <ErrorNote action={<Button onClick={() => void refresh(diet.people)}>Try Again</Button>}>
          {sentenceOf(error)}
        </ErrorNote>
      )}
      {isLoading && <DietSkeleton />}
      {!visitor && people.length > 0 && (
        <div className="flex flex-col gap-3">
          {unknown && <p role="status">{refusals['person-not-found'].message} These are yours.</p>}
          <PersonSwitcher
            people={people}
            person={person}
            onChoose={(id) => leaving.unlessUnsaved(() => choose(id))}
          />
        </div>
      )}
      {(visitor || person) && children}
      <ConfirmDialog
        open={leaving.asking}
        onOpenChange={(open) => {
          if (!open) leaving.stay()
        }}
        title="Leave without saving?"
        description={`What you changed for ${nameOf(person)} is not saved yet.`}
        confirmLabel="Discard changes"
        cancelLabel="Stay"
        onConfirm={() => {
          forget()
          leaving.leave()
        }}
      />
    </div>
  )
}

function nameOf(person: Person | undefined): string {
  return person && !person.you ? person.name : 'yourself'
}
