import { type ApiKey, apiKeys } from '@larder/contract/api-keys'
import { Moon, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { useChange } from '../../api/use-change'
import { refresh } from '../../api/use-read'
import { Button } from '../../ui/controls/button'
import { Badge } from '../../ui/display/badge'
import { dateText } from '../../ui/formatting/locale'
import { RelativeTime } from '../../ui/formatting/relative-time'
import { useNow } from '../../ui/formatting/use-now'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/toasts/toast-store'

interface KeyRowProps {
  readonly apiKey: ApiKey
  readonly resting: boolean
  /** The key was revoked; its row and the focus are gone. */
  readonly onGone: () => void
}

const day = { dateStyle: 'medium' } as const

export function KeyRow({ apiKey, resting, onGone }: KeyRowProps) {
  const { id, name, start, scopes, createdAt, lastUsedAt, expiresAt } = apiKey
  const now = useNow()
  const revoke = useChange(apiKeys.revoke)
  const [asking, setAsking] = useState(false)
  const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= now

  async function revokeKey() {
    try {
      await revoke.change({ params: { id } }).done
    } catch (failed) {
      console.error('Revoking a key failed', failed)
      // It was revoked on another device, which is the desired result.
      if (!(failed instanceof ApiError) || failed.code !== 'key-not-found') {
        toast({ title: 'Not revoked', description: toErrorMessage(failed), tone: 'destructive' })
        return
      }
      void refresh(apiKeys.list)
    }
    toast({ title: 'Key revoked', description: name, tone: 'success' })
    onGone()
  }

  return (
    <li
      aria-label={name}
      className="flex flex-col gap-3 py-4 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
          <code className="font-mono text-sm whitespace-nowrap text-ink-soft">{start}…</code>
          {isOver && (
            <Badge tone="tomato" icon={<TimerOff />}>
              Expired
            </Badge>
          )}
          {resting && !isOver && (
            <Badge tone="saffron" icon={<Moon />}>
              Resting
            </Badge>
          )}
        </div>
        <ul aria-label="It may" className="flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <li key={scope} className="flex">
              <Badge tone={scope.endsWith(':write') ? 'sky' : 'neutral'}>{scope}</Badge>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>
            Made <time dateTime={createdAt}>{dateText(createdAt, day)}</time>
          </span>
          <span>
            {lastUsedAt ? (
              <>
                Last used <RelativeTime at={lastUsedAt} />
              </>
            ) : (
              'Never used'
            )}
          </span>
          <span>
            {expiresAt ? (
              <>
                {isOver ? 'Expired' : 'Expires'} <time dateTime={expiresAt}>{dateText(expiresAt, day)}</time>
              </>
            ) : (
              'Does not expire'
            )}
          </span>
        </p>
      </div>
      <Button
        className="self-start"
        busy={revoke.isPending}
        aria-label={`Revoke ${name}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={<span className="wrap-anywhere">{`Revoke ${name}?`}</span>}
        description="Anything using it loses access at once. This can’t be undone, but you can make a new key."
        confirmLabel="Revoke"
        onConfirm={() => void revokeKey()}
      />
    </li>
  )
}
