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
  /** The state of the archive; undefined while loading. */
  readonly archive: DataArchive | undefined
  readonly error: Error | null
  readonly refetch: () => void
  readonly busy: 'asking' | 'dropping' | null
  /** Both report their failure and then resolve to false. */
  readonly request: () => Promise<boolean>
  readonly discard: () => Promise<boolean>
}

/** The archive of the cook's data. While it is prepared, its state is polled, unless the page is hidden. */
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
      const response = await doIt()
      // A read that is still running is older than this response.
      await queryClient.cancelQueries({ queryKey: archiveQueryKey })
      queryClient.setQueryData(archiveQueryKey, response)
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
