import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { errorDefinitions } from '@larder/contract/http/errors'
import type { ReactNode } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { refresh, useRead } from '../../api/use-read'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { useSearchParams } from '../../router/router'
import { Button } from '../../ui/controls/button'
import { Chips } from '../../ui/controls/chips'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/fields/select'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { PageHeading } from '../../ui/page-heading'
import type { useDietChoices } from './use-diet-choices'

function DietSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 pb-10">
      <Skeleton className="h-11 w-48" />
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
          <Skeleton key={place} className="h-36" />
        ))}
      </div>
    </div>
  )
}

/** The people of the household, and the selected one: the cook, unless the URL names another. */
export function useSelectedPerson() {
  const [query, setQuery] = useSearchParams()
  const { data, error, isLoading } = useRead(diet.people, {})
  const people: readonly HouseholdPerson[] = data?.data ?? []
  const personParam = query.get('person')
  const self = people.find(({ you }) => you) ?? people[0]
  const person = people.find(({ id }) => id === personParam) ?? self

  function choose(id: string) {
    setQuery(id === self?.id ? {} : { person: id }, { replace: true })
  }

  return {
    people,
    person,
    choose,
    isLoading,
    error: data ? null : error,
    /** The URL names somebody who does not eat here, or no longer. */
    unknown: data !== undefined && personParam !== null && !people.some(({ id }) => id === personParam),
  }
}

interface DietPageLayoutProps {
  readonly title: string
  readonly intro: ReactNode
  readonly table: ReturnType<typeof useSelectedPerson>
  readonly choices: Pick<ReturnType<typeof useDietChoices>, 'leaving' | 'forget'>
  readonly visitor: boolean
  readonly children: ReactNode
}

/** The shared layout of both diet pages: the person switcher, and the guard for unsaved choices. */
export function DietPageLayout({ title, intro, table, choices, visitor, children }: DietPageLayoutProps) {
  const { leaving, forget } = choices
  const { people, person, choose, isLoading, error, unknown } = table
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--bar-height)-3.25rem)] w-full max-w-6xl flex-col gap-8 px-4 pt-8 sm:px-6 sm:pt-10">
      <PageHeading title={title} intro={intro} />
      {error && (
        <ErrorNote action={<Button onClick={() => void refresh(diet.people)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
      {isLoading && <DietSkeleton />}
      {!visitor && people.length > 0 && (
        <div className="flex flex-col gap-3">
          {unknown && <p role="status">{errorDefinitions['person-not-found'].message} These are yours.</p>}
          <PersonSwitcher
            people={people}
            person={person}
            onChoose={(id) => leaving.confirmIfUnsaved(() => choose(id))}
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
        description={`What you changed for ${person && !person.you ? person.name : 'yourself'} is not saved yet.`}
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

interface PersonSwitcherProps {
  readonly people: readonly HouseholdPerson[]
  readonly person: HouseholdPerson | undefined
  readonly onChoose: (id: string) => void
}

/** Selects the person whose choices are shown. */
function PersonSwitcher({ people, person, onChoose }: PersonSwitcherProps) {
  if (people.length < 2) {
    return (
      <p className="text-ink-soft">
        These are yours. Does somebody else eat with you?{' '}
        <Link to={paths.household} className="link">
          Add them to your household
        </Link>
        .
      </p>
    )
  }
  const chips = people.map((one) => ({ value: one.id, label: formatPersonName(one, maxNameLength) }))
  const chosen = person?.id ?? ''
  // Many names, or long ones that begin alike, are shown in a select, in full.
  if (chips.length > maxChips || new Set(chips.map(({ label }) => label)).size < chips.length) {
    return (
      <Field label="Whose" className="max-w-md">
        <Select
          options={people.map((one) => ({ value: one.id, label: formatPersonName(one) }))}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
    )
  }
  return <Chips label="Whose" chips={chips} value={chosen} onValueChange={onChoose} />
}

const maxChips = 8
const maxNameLength = 24

function formatPersonName({ name, you }: HouseholdPerson, longest = Number.POSITIVE_INFINITY): string {
  const letters = [...name]
  const shown = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name
  return you ? `${shown} (you)` : shown
}
