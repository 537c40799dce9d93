import { account, type Session } from '@larder/contract/account'
import { sentenceOf } from '../../api/api-error'
import { useWrite } from '../../api/use-api'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast-store'

const whenUsed = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function SessionRow({ session }: { readonly session: Session }) {
  const end = useWrite(account.endSession)

  function endIt() {
    end.mutate(
      { params: { id: session.id } },
      {
        onSuccess: () => toast({ title: 'Session ended', description: session.device }),
        onError: (failed) =>
          toast({ title: 'Not ended', description: sentenceOf(failed), tone: 'destructive' }),
      },
    )
  }

  return (
    <li className="flex min-h-17 items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{session.device}</p>
        <p className="text-sm text-ink-soft">
          Last used <time dateTime={session.lastUsedAt}>{whenUsed.format(new Date(session.lastUsedAt))}</time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="herb">This device</Badge>
      ) : (
        <Button busy={end.isPending} aria-label={`End session: ${session.device}`} onClick={endIt}>
          End
        </Button>
      )}
    </li>
  )
}
