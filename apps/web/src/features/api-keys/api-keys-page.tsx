import { apiKeys, maxApiKeys } from '@larder/contract/api-keys'
import type { DataOf } from '@larder/contract/http/endpoint'
import { findSubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import { KeyRound, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { refresh, useRead } from '../../api/use-api'
import { useMe } from '../../api/use-me'
import { Button } from '../../ui/controls/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../ui/feedback/load-error-note'
import { PageHeading } from '../../ui/page-heading'
import { CreatedKey } from './created-key'
import { KeyList } from './key-list'
import { KeysSkeleton } from './keys-skeleton'
import { NewKeyForm } from './new-key-form'
import { ProOffer } from './pro-offer'

type CreatedApiKey = DataOf<typeof apiKeys.create>

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
    void refresh(apiKeys.list)
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
            Let programs of your own into your kitchen, each only as far as you say.{' '}
            <a href="/api/docs" className="link">
              How to use them
            </a>
          </>
        }
        {...(canStart && loadedKeys.length > 0 && { actions: start })}
      />
      {error && (
        <LoadErrorNote
          title="Your keys could not be read"
          sentence={toErrorMessage(error)}
          reading={keys.isFetching}
          onTryAgain={() => {
            readAgain()
            void refresh(apiKeys.list)
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
