import { account, type DataArchive } from '@larder/contract/account'
import { type DataOf, keyOf } from '@larder/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { useSession } from '../../session/use-session'
import { toast } from '../../ui/toast-store'

const lookAgainMs = 2000
const key = keyOf(account.archive, {})

interface Archive {
  /** Where it stands, as soon as that is known. */
  readonly archive: DataArchive | undefined
  readonly error: Error | null
  readonly readAgain: () => void
  readonly busy: 'asking' | 'dropping' | null
  /** Both tell by themselves when they did not work, and then resolve to false. */
  readonly ask: () => Promise<boolean>
  readonly drop: () => Promise<boolean>
}

/** The archive of everything about this cook. While it is put together it is looked after, unless nobody looks. */
export function useArchive(): Archive {
  const { isAuthenticated } = useSession()
  const { data, error, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => call(account.archive, {}, { signal }),
      enabled: isAuthenticated,
      refetchInterval: ({ state }) => (state.data?.data.state === 'working' ? lookAgainMs : false),
    },
    queries,
  )
  const [busy, setBusy] = useState<Archive['busy']>(null)

  async function change(
    what: Exclude<Archive['busy'], null>,
    doIt: () => Promise<{ data: DataOf<typeof account.archive> }>,
  ): Promise<boolean> {
    setBusy(what)
    try {
      const answer = await doIt()
      // What was being read meanwhile is older than this answer.
      await queries.cancelQueries({ queryKey: key })
      queries.setQueryData(key, answer)
      return true
    } catch (failed) {
      toast({ title: 'That did not work', description: sentenceOf(failed), tone: 'destructive' })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    archive: data?.data,
    error: data ? null : error,
    readAgain: () => void refetch(),
    busy,
    ask: () => change('asking', () => call(account.askArchive, {})),
    drop: () => change('dropping', () => call(account.dropArchive, {})),
  }
}
