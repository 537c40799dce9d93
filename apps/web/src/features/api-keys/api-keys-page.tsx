import { type ApiKey, apiKeys, maxApiKeys } from '@larder/contract/api-keys'
import type { DataOf } from '@larder/contract/http/endpoint'
import { findSubscriptionPlan, planCatalogue } from '@larder/contract/plans/plan-catalogue'
import { Check, Copy, KeyRound, Plus, TriangleAlert } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useMe } from '../../api/use-me'
import { useRead } from '../../api/use-read'
import { withBasePath } from '../../base-path'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../ui/feedback/load-error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { PageHeading } from '../../ui/page-heading'
import { KeyRow } from './key-row'
import { NewKeyForm } from './new-key-form'

type CreatedApiKey = DataOf<typeof apiKeys.create>

function KeysSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  )
}

interface KeyListProps {
  readonly keys: readonly ApiKey[]
  /** The cook is not on Pro: the keys are kept but inactive. */
  readonly resting: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onGone: () => void
}

function KeyList({ keys, resting, heading, onGone }: KeyListProps) {
  return (
    <section aria-labelledby="keys" className="flex flex-col gap-4">
      <h2 id="keys" ref={heading} tabIndex={-1} className="text-2xl">
        Your keys ({keys.length})
      </h2>
      {keys.length >= maxApiKeys && !resting && (
        <p className="text-ink-soft">You have all {maxApiKeys} keys. Revoke one to make another.</p>
      )}
      <ul className="border-y *:not-first:border-t">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} resting={resting} onGone={onGone} />
        ))}
      </ul>
    </section>
  )
}

/** Explains API keys and which plan includes them, and the state of existing keys. */
function ProOffer({ resting }: { readonly resting: number }) {
  const plan = planCatalogue.find(({ apiKeys }) => apiKeys)
  return (
    <Card asChild className="sm:p-6">
      <section aria-labelledby="pro" className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-herb-wash text-herb-ink"
        >
          <KeyRound className="size-7" />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-3">
          <h2 id="pro" className="text-2xl">
            API keys come with {plan?.name}
          </h2>
          <p className="max-w-measure">
            With a key, your own program can do what you do here: a display in the kitchen shows what is about
            to spoil, home automation writes the shopping list, a spreadsheet reads the stock. You choose what
            each one may do, and can revoke it whenever you like.
          </p>
          <p className="max-w-measure">
            {plan?.name} is {plan?.price} {plan?.per}.{' '}
            {resting > 0 &&
              `Until then your ${resting === 1 ? 'key is paused: it is kept but opens' : 'keys are paused: they are kept but open'} nothing.`}
          </p>
          <Button asChild variant="primary">
            <Link to={paths.settings}>See Plans in Settings</Link>
          </Button>
        </div>
      </section>
    </Card>
  )
}

interface FreshKeyProps {
  readonly made: DataOf<typeof apiKeys.create>
  readonly onDone: () => void
}

type CopyState = 'not yet' | 'copied' | 'refused'

const sentences: Record<CopyState, string> = {
  'not yet': '',
  copied: 'The key is copied.',
  refused: 'Your browser did not allow copying. Select it and copy it by hand.',
}

/** Shows a new key once. */
function CreatedKey({ made: { key, apiKey }, onDone }: FreshKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<CopyState>('not yet')
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(key)
      setCopied('copied')
    } catch {
      setCopied('refused')
    }
  }

  return (
    <Card asChild className="border-herb sm:p-6">
      <section aria-labelledby="fresh-key" className="flex flex-col gap-4">
        <h2 id="fresh-key" ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
          Your key for <bdi>{apiKey.name}</bdi>
        </h2>
        <p role="alert" className="flex gap-3 rounded-card bg-saffron-wash p-4 text-saffron-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          Copy it now: it is shown this once and never again. Anyone who has it can use it, so keep it like a
          password.
        </p>
        <div className="flex flex-wrap items-stretch gap-2">
          <code className="min-w-0 grow basis-60 rounded-card border bg-shade px-3 py-2.5 font-mono text-sm wrap-anywhere select-all">
            {key}
          </code>
          <Button
            variant="primary"
            icon={copied === 'copied' ? <Check /> : <Copy />}
            onClick={() => void copy()}
          >
            Copy
          </Button>
        </div>
        <p role="status" className={copied === 'not yet' ? 'sr-only' : 'text-sm text-ink-soft'}>
          {sentences[copied]}
        </p>
        <Button className="self-start" onClick={onDone}>
          I’ve Saved It
        </Button>
      </section>
    </Card>
  )
}

/** Creates, lists and revokes the cook's API keys. */
export function ApiKeysPage() {
  const { me, error: unknown, refetch: readAgain } = useMe()
  const keys = useRead(apiKeys.list, {})
  const [making, setMaking] = useState(false)
  // The key itself is kept only here, while the page is open.
  const [made, setMade] = useState<CreatedApiKey | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const loadedKeys = keys.data?.data
  const error = (!me && unknown) || (!loadedKeys && keys.error)
  const active = me ? findSubscriptionPlan(me.subscription).apiKeys : false
  const ready = me && loadedKeys && !error

  function showMade(answer: CreatedApiKey) {
    setMade(answer)
    setMaking(false)
  }

  const start = (
    <Button variant="primary" icon={<Plus />} onClick={() => setMaking(true)}>
      New Key
    </Button>
  )
  const canStart = ready && active && !making && !made && loadedKeys.length < maxApiKeys
  return (
    <div
      ref={page}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 outline-none sm:px-6 sm:py-12"
    >
      <PageHeading
        title="API Keys"
        intro={
          <>
            Let your own programs into your kitchen, each only as far as you allow.{' '}
            <a href={withBasePath('/api/docs')} className="link">
              How to use them
            </a>
          </>
        }
        {...(canStart && loadedKeys.length > 0 && { actions: start })}
      />
      {error && (
        <LoadErrorNote
          title="Your keys could not be loaded"
          sentence={toErrorMessage(error)}
          reading={keys.isFetching}
          onTryAgain={() => {
            readAgain()
            void keys.refetch()
          }}
        />
      )}
      {!ready && !error && <KeysSkeleton />}
      {ready && !active && <ProOffer resting={loadedKeys.length} />}
      {ready && active && making && <NewKeyForm onMade={showMade} onCancel={() => setMaking(false)} />}
      {made && (
        <CreatedKey
          made={made}
          onDone={() => {
            setMade(null)
            heading.current?.focus()
          }}
        />
      )}
      {ready && loadedKeys.length > 0 && (
        <KeyList
          keys={loadedKeys}
          resting={!active}
          heading={heading}
          // The list disappears with the last key.
          onGone={() => (loadedKeys.length > 1 ? heading : page).current?.focus()}
        />
      )}
      {ready && active && loadedKeys.length === 0 && !making && !made && (
        <EmptyState
          icon={<KeyRound />}
          title="No keys yet"
          hint="A key lets a script, a home automation or a spreadsheet read your stock or add to it."
          action={start}
        />
      )}
    </div>
  )
}
