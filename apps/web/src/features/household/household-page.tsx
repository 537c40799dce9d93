import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { type HouseholdSummary, household, household as words } from '@larder/contract/household'
import { validateBySchema } from '@larder/contract/http/validation'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useActionForm } from '../../api/forms/use-action-form'
import { useForm } from '../../api/forms/use-form'
import { refresh, useRead } from '../../api/use-read'
import { toastFailure } from '../../feedback/toast-failure'
import { getDeviceTimeZone } from '../../time-zones'
import { Button } from '../../ui/controls/button'
import { Badge } from '../../ui/display/badge'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { Dialog } from '../../ui/overlays/dialog'
import { PageHeading } from '../../ui/page-heading'
import { toast } from '../../ui/toasts/toast-store'
import { CurrentHousehold } from './current-household'
import { HouseholdSettings } from './household-settings'
import { InvitationCard, useInvitationPreview } from './invitation-card'
import { LeaveHousehold } from './leave-household'
import { PersonRow } from './person-row'
import { useInvitationCode } from './use-invitation-code'
import { useSwitchHousehold } from './use-switch-household'

function HouseholdSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="mt-6 h-8 w-44" />
        <Skeleton className="h-24" />
      </div>
      <div className="flex flex-col gap-6 max-lg:hidden">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="h-16" />
        <Skeleton className="mt-6 h-8 w-36" />
        <Skeleton className="h-24" />
      </div>
    </div>
  )
}

/** Takes an invitation code. Its household is shown at the top of the page before joining. */
function JoinForm() {
  const { show } = useInvitationCode()
  const { form, fields } = useActionForm({
    logLabel: 'Showing the invitation failed',
    submit: ({ values, element, reject }) => {
      const checked = validateBySchema(household.peek.body, { code: values.code })
      if (!checked.ok) return reject({ code: 'A code has ten letters and digits, like K7QXM-2PD9R.' })
      element.reset()
      show(checked.value.code)
      window.scrollTo({ top: 0 })
    },
  })

  return (
    <section aria-labelledby="join" className="flex flex-col gap-4">
      <h2 id="join" className="text-xl">
        Join with a code
      </h2>
      <form {...form} aria-labelledby="join" className="flex flex-col gap-3">
        <Field label="Code" hint="Ten letters and digits, from an owner." error={fields.code} required>
          <TextInput
            name="code"
            className="font-mono tracking-wider uppercase"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Button type="submit" className="self-start">
          Show invitation
        </Button>
      </form>
    </section>
  )
}

function HouseholdRow({ household }: { readonly household: HouseholdSummary }) {
  const enter = useSwitchHousehold(words.enter)
  const { id, name, role, members, current } = household

  async function switchTo() {
    try {
      await enter.change({ params: { id } })
      toast({ title: `You are now in ${name}`, description: 'On all your devices.' })
    } catch (error) {
      toastFailure('Not switched', error)
    }
  }

  return (
    <li className="flex min-h-18 items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {role === 'owner' ? 'Owner' : 'Member'} · {members === 1 ? 'only you' : `${members} members`}
        </p>
      </div>
      {current ? (
        <Badge tone="herb">Current</Badge>
      ) : (
        <Button busy={enter.isPending} aria-label={`Switch to ${name}`} onClick={() => void switchTo()}>
          Switch
        </Button>
      )}
    </li>
  )
}

/** The cook's households; one of them is current. */
function MyHouseholds({ households }: { readonly households: readonly HouseholdSummary[] }) {
  return (
    <section aria-labelledby="households" className="flex flex-col gap-4">
      <h2 id="households" className="text-xl">
        Your households ({households.length})
      </h2>
      <ul className="border-y *:not-first:border-t">
        {households.map((one) => (
          <HouseholdRow key={one.id} household={one} />
        ))}
      </ul>
      <NewHousehold />
    </section>
  )
}

/** Adds a person who eats here without an account. */
function AddGuest() {
  const { form, fields, failure, submitting } = useForm(diet.addPerson, {
    logLabel: 'Adding a guest failed',
    onDone: ({ data }, sent) => {
      sent.reset()
      sent.querySelector('input')?.focus()
      toast({ title: `${data.name} now eats with you`, tone: 'success' })
    },
  })
  return (
    <form {...form} aria-label="Add a guest" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label="Add a guest or a child"
          hint="Somebody without an account."
          error={fields.name}
          required
          className="min-w-0 grow basis-60"
        >
          <TextInput name="name" autoComplete="off" placeholder="Name" />
        </Field>
        <Button type="submit" icon={<Plus />} busy={submitting}>
          Add
        </Button>
      </div>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
    </form>
  )
}

/** All eaters: members, and guests and children without an account. */
function PeopleWhoEat({ people }: { readonly people: readonly HouseholdPerson[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="people" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="people" tabIndex={-1} className="text-xl">
          People who eat ({people.length})
        </h2>
        <p className="max-w-measure text-ink-soft">
          Dishes are scaled to their portions and suit their diets and restrictions.
        </p>
      </div>
      <ul className="border-y *:not-first:border-t">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
      <AddGuest />
    </section>
  )
}

/** The household page: members, eaters, invitations, and the cook's other households. */
export function HouseholdPage() {
  const current = useRead(household.current, {})
  const mine = useRead(household.list, {})
  const people = useRead(diet.people, {})
  const { code } = useInvitationCode()
  const [arrived, setArrived] = useState(false)
  const peek = useInvitationPreview(code, arrived)
  // Everything is shown at once, because sections of unknown height would shift each other. A code typed later loads by
  // itself.
  const waiting = [current, mine, people].some(({ isPending }) => isPending) || (!arrived && peek.isLoading)
  if (!waiting && !arrived) setArrived(true)
  const error = current.error ?? mine.error ?? people.error
  const currentHousehold = current.data?.data

  function tryAgain() {
    void refresh(household.current)
    void refresh(diet.people)
  }

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="Household" intro="Everybody in it sees the same kitchen at the same time." />
      {!waiting && code !== null && <InvitationCard key={code} code={code} />}
      {!waiting && error && (
        <ErrorNote action={<Button onClick={tryAgain}>Try Again</Button>}>{toErrorMessage(error)}</ErrorNote>
      )}
      {waiting ? (
        <HouseholdSkeleton />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-12">
            {currentHousehold && <CurrentHousehold key={currentHousehold.id} household={currentHousehold} />}
            {people.data && <PeopleWhoEat people={people.data.data} />}
          </div>
          <div className="flex min-w-0 flex-col gap-12">
            {mine.data && <MyHouseholds households={mine.data.data} />}
            <JoinForm />
            {currentHousehold && <HouseholdSettings household={currentHousehold} />}
            {currentHousehold && <LeaveHousehold key={currentHousehold.id} household={currentHousehold} />}
          </div>
        </div>
      )}
    </div>
  )
}

/** Creates another household: for a second home, a club, a grandmother’s kitchen. */
function NewHousehold() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const create = useSwitchHousehold(household.create)
  const { form, fields, failure, submitting, clearErrors } = useForm(household.create, {
    logLabel: 'Creating a household failed',
    body: ({ name }) => ({ name, timeZone: getDeviceTimeZone() }),
    send: (body) => create.change({ body }),
    onDone: ({ data }) => {
      setOpen(false)
      toast({ title: `You are now in ${data.name}`, tone: 'success' })
    },
  })

  function onOpenChange(next: boolean) {
    setOpen(next)
    clearErrors()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button icon={<Plus />} className="self-start">
          New household
        </Button>
      }
      title="New household"
      description="It starts empty, and you see it at once. You can switch back any time."
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={submitting}>
            Create household
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-4">
        <Field label="Name" error={fields.name ?? (fields.timeZone && 'Please use another name.')} required>
          <TextInput name="name" placeholder="Weekend house" autoComplete="off" />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}
