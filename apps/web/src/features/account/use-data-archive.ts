import { account, type DataArchive } from '@larder/contract/account'
import { type DataOf, toQueryKey } from '@larder/contract/http/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useSession } from '../../session/use-session'
import { toast } from '../../ui/toasts/toast-store'

const pollIntervalMs = 2000
const archiveQueryKey = toQueryKey(account.archive, {})

interface DataArchiveState {
  /** Where it stands, as soon as that is known. */
  readonly archive: DataArchive | undefined
  readonly error: Error | null
  readonly refetch: () => void
  readonly busy: 'asking' | 'dropping' | null
  /** Both tell by themselves when they did not work, and then resolve to false. */
  readonly request: () => Promise<boolean>
  readonly discard: () => Promise<boolean>
}

/** The archive of everything about this cook. While it is put together it is looked after, unless nobody looks. */
export function useDataArchive(): DataArchiveState {
  const { isAuthenticated } = useSession()
  const { data, error, refetch } = useQuery(
    {
      queryKey: archiveQueryKey,
      queryFn: ({ signal }) => callEndpoint(account.archive, {}, { signal }),
      enabled: isAuthenticated,
      refetchInterval: ({ state }) => (state.data?.data.state === 'working' ? pollIntervalMs : false),
    },
    queryClient,
  )
  const [busy, setBusy] = useState<DataArchiveState['busy']>(null)

  async function change(
    what: Exclude<DataArchiveState['busy'], null>,
    doIt: () => Promise<{ data: DataOf<typeof account.archive> }>,
  ): Promise<boolean> {
    setBusy(what)
    try {
      const answer = await doIt()
      // What was being read meanwhile is older than this answer.
      await queryClient.cancelQueries({ queryKey: archiveQueryKey })
      queryClient.setQueryData(archiveQueryKey, answer)
      return true
    } catch (failed) {
      toast({ title: 'That did not work', description: toErrorMessage(failed), tone: 'destructive' })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    archive: data?.data,
    error: data ? null : error,
    refetch: () => void refetch(),
    busy,
    request: () => change('asking', () => callEndpoint(account.askArchive, {})),
    discard: () => change('dropping', () => callEndpoint(account.dropArchive, {})),
  }
}
