import { admin, type HealthCheck, type JobState, type SystemView } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { change } from '../../../api/sync'
import { useLastFailure } from '../../../api/use-last-failure'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { RelativeTime } from '../../../ui/formatting/relative-time'

const checkNames: Readonly<Record<HealthCheck['name'], string>> = {
  database: 'Database',
  disk: 'Disk',
  workers: 'Worker threads',
  mail: 'Mail',
  proxy: 'Proxy',
}

const states = {
  good: { label: 'Good', tone: 'herb', icon: <CircleCheck /> },
  warning: { label: 'Look at this', tone: 'saffron', icon: <TriangleAlert /> },
  bad: { label: 'Broken', tone: 'tomato', icon: <CircleX /> },
  unknown: { label: 'Not known', tone: 'neutral', icon: <CircleHelp /> },
} as const

/** The state in words, colour and icon, beside a name and a sentence. */
function StateRow({
  name,
  state,
  children,
}: {
  readonly name: string
  readonly state: keyof typeof states
  readonly children: ReactNode
}) {
  const { label, tone, icon } = states[state]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div className="max-w-measure text-ink-soft wrap-anywhere">{children}</div>
      </div>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
    </li>
  )
}

function stateOfJob({ startedAt, failure }: JobState): keyof typeof states {
  if (failure !== undefined) return 'bad'
  return startedAt === undefined ? 'unknown' : 'good'
}

function JobRow({ job }: { readonly job: JobState }) {
  const { name, startedAt, endedAt, failure, everySeconds } = job
  const every = everySeconds >= 3600 ? 'every hour' : `every ${everySeconds / 60} min`
  return (
    <StateRow name={`${name[0]?.toUpperCase()}${name.slice(1)}`} state={stateOfJob(job)}>
      {startedAt ? (
        <>
          Last run <RelativeTime at={startedAt} />
          {!endedAt && ', still running'}
          {failure !== undefined && `, failed: ${failure}. See the server log for details`}; {every}
        </>
      ) : (
        `Has not run yet; ${every}`
      )}
    </StateRow>
  )
}

function SystemCards({ system }: { readonly system: SystemView }) {
  const { version, releases, checks, jobs } = system
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Card className="flex flex-col gap-2">
        <h3 className="text-lg">Health</h3>
        <ul aria-label="Health" className="divide-y">
          {checks.map(({ name, state, detail }) => (
            <StateRow key={name} name={checkNames[name]} state={state}>
              {detail}
            </StateRow>
          ))}
        </ul>
        <div className="border-t pt-4">
          <MailTestForm />
        </div>
      </Card>
      <div className="flex flex-col gap-6">
        <Card className="flex flex-col gap-2">
          <h3 className="text-lg">Jobs</h3>
          <ul aria-label="Jobs" className="divide-y">
            {jobs.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </ul>
        </Card>
        <Card className="flex flex-col gap-2">
          <h3 className="text-lg">
            Version <span className="numbers">{version}</span>
          </h3>
          {releases.map((release) => (
            <ul
              key={release.version}
              aria-label={`New in ${release.version}`}
              className="flex list-disc flex-col gap-1 ps-5"
            >
              {release.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ))}
        </Card>
      </div>
    </div>
  )
}

/** How the installation is: its health, mail, jobs and version. */
export function SystemSection() {
  const { data, error, isFetching, refetch } = useRead(admin.system, {})
  const failure = useLastFailure('system', error, data !== undefined)
  return (
    <section aria-labelledby="system" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="system" className="text-2xl">
          Health, jobs and version
        </h2>
        <Button busy={isFetching && data !== undefined} onClick={() => void refetch()}>
          Check Again
        </Button>
      </div>
      {failure && (
        <LoadErrorNote
          title={data ? 'This may be out of date' : 'The checks could not be run'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data ? <SystemCards system={data.data} /> : !failure && <Skeleton className="h-160" />}
    </section>
  )
}

/** Sends a test message, and shows what the mail server says. */
function MailTestForm() {
  const [result, setResult] = useState<DataOf<typeof admin.testMail>>()
  const { form, fields, failure, submitting } = useForm(admin.testMail, {
    logLabel: 'Sending a test message failed',
    body: ({ to = '' }) => (to.trim() === '' ? {} : { to: to.trim() }),
    send: (body) => {
      setResult(undefined)
      return change(admin.testMail, { body }).done
    },
    onDone: ({ data }) => setResult(data),
  })
  return (
    <form {...form} aria-label="Test message" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60 sm:max-w-sm">
          <Field label="Test message to" error={fields.to}>
            <TextInput
              name="to"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              placeholder="your own address"
            />
          </Field>
        </div>
        <Button type="submit" busy={submitting}>
          Send Test Message
        </Button>
      </div>
      <p role="status" className="wrap-anywhere empty:hidden">
        {result?.outcome === 'sent' && `Sent to ${result.to}. ${result.detail}`}
      </p>
      {result && result.outcome !== 'sent' && <ErrorNote>{result.detail}</ErrorNote>}
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
    </form>
  )
}
