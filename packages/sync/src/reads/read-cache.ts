import { type DataOf, type InputOf, type ReadEndpoint, toQueryKey } from '@larder/contract/http/endpoint'
import type { PageInfo } from '@larder/contract/http/paging'
import { type Query, QueryClient } from '@tanstack/query-core'
import { isTransient, type SessionPort } from '../ports'

const maxRetries = 2

interface ReadCacheParts {
  readonly session: SessionPort
  /**
   * Features whose reads must not be shown again after a change of the key, even for a moment: verdicts of a
   * former diet.
   */
  readonly discardAfter: Readonly<Record<string, readonly string[]>>
}

interface InvalidateOptions {
  /** 'later': marks the reads as out of date; what is on screen stays until it is next shown. */
  readonly refetch?: 'later' | undefined
  /** False: a fetch in flight is recent enough. */
  readonly cancelRefetch?: boolean
}

/** The cached response of a read. */
interface CachedResponse {
  readonly data: unknown
  readonly page?: PageInfo
}

/** The responses of a list that is read page by page, or the one of any other read. */
type Cached = { readonly pages: readonly CachedResponse[] } | CachedResponse

/** The responses of the server in memory, and what is out of date. */
export function createReadCache({ session, discardAfter }: ReadCacheParts) {
  const client = new QueryClient({
    defaultOptions: {
      // 'always': without a network a call fails at once instead of waiting silently.
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // Only after transient failures, never after a rejection.
        retry: (failures, error) => failures < maxRetries && isTransient(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  client.mount()
  const discardListeners = new Set<(feature: string) => void>()

  let token = session.token()
  /** Clears one cook's reads for the next. */
  session.subscribe(() => {
    if (session.token() === token) return
    const wasVisitor = token === null
    token = session.token()
    client.removeQueries({ type: 'inactive' })
    // Deferred until the screen has the new session: before that, a cook's reads would be refetched as a
    // visitor.
    setTimeout(() => {
      // Reads without data were started by this sign-in and need no reset.
      void client.resetQueries({ predicate: ({ state }) => !wasVisitor || state.data !== undefined })
    })
  })

  function discard(changed: ReadonlySet<string>) {
    for (const [feature, judged] of Object.entries(discardAfter)) {
      if (!changed.has(feature)) continue
      for (const word of judged) client.removeQueries({ queryKey: [word], type: 'inactive' })
      for (const listener of discardListeners) listener(feature)
    }
  }

  function invalidateWhere(
    predicate: (query: Query) => boolean,
    { refetch, cancelRefetch = true }: InvalidateOptions = {},
  ): Promise<void> {
    if (cancelRefetch && refetch !== 'later')
      for (const query of client.getQueryCache().findAll({ predicate })) refetchAfterFirstRead(query)
    return client.invalidateQueries(
      { predicate, ...(refetch === 'later' && { refetchType: 'none' }) },
      { cancelRefetch },
    )
  }

  /**
   * Invalidation does not restart a first fetch in flight, which may predate the change. It is refetched once
   * it completes.
   */
  function refetchAfterFirstRead(query: Query) {
    if (query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return
    const refetch = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.promise?.then(refetch, () => {})
  }

  const hasData =
    (read: ReadEndpoint) =>
    ({ queryKey, state }: Query) =>
      queryKey[1] === read.name && state.data !== undefined

  const findCached = (read: ReadEndpoint) => client.getQueryCache().findAll({ predicate: hasData(read) })

  /** Every read except the account's belongs to the current household. */
  const isHouseholdRead = ({ queryKey }: Query) => queryKey[0] !== 'account'

  return {
    client,
    invalidateWhere,
    isHouseholdRead,

    /** Refetches the reads on screen of these features, and these reads; others when they are next shown. */
    invalidate(affected: Iterable<string>, options?: InvalidateOptions): Promise<void> {
      const stale = new Set(affected)
      if (stale.size === 0) return Promise.resolve()
      discard(stale)
      return invalidateWhere(
        ({ queryKey: [feature, name] }) => stale.has(String(feature)) || stale.has(String(name)),
        options,
      )
    },

    /** Registers a listener for discarded verdicts. Returns a function that removes it. */
    onDiscard(listener: (feature: string) => void): () => void {
      discardListeners.add(listener)
      return () => void discardListeners.delete(listener)
    },

    /** The data of a read as last fetched. */
    get<R extends ReadEndpoint>(read: R, input: InputOf<R>): DataOf<R> | undefined {
      return client.getQueryData<{ data: DataOf<R> }>(toQueryKey(read, input as object))?.data
    },

    /** Keeps the data of a read that another response contained. */
    set<R extends ReadEndpoint>(read: R, input: InputOf<R>, data: DataOf<R>): void {
      client.setQueryData(toQueryKey(read, input as object), { data })
    },

    /** The data of a read as last fetched for any input that matches. */
    newest<R extends ReadEndpoint>(read: R, matches: (input: InputOf<R>) => boolean): DataOf<R> | undefined {
      const [found] = findCached(read)
        .filter(({ queryKey }) => matches(toInput(queryKey)))
        .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      return (found?.state.data as { data: DataOf<R> } | undefined)?.data
    },

    /** The data of a read for every input it was fetched with. */
    all<R extends ReadEndpoint>(read: R): DataOf<R>[] {
      return findCached(read).flatMap(({ state }) => {
        const cached = state.data as Cached
        return ('pages' in cached ? cached.pages : [cached]).map(({ data }) => data as DataOf<R>)
      })
    },

    /** Changes every cached response of a read, page by page. A fetch that started before must not overwrite it. */
    update<R extends ReadEndpoint>(
      read: R,
      change: (data: DataOf<R>, input: InputOf<R>, page: number) => DataOf<R>,
    ): void {
      for (const query of findCached(read)) {
        const input = toInput<R>(query.queryKey)
        const withChange = (response: CachedResponse, page: number) => {
          const data = change(response.data as DataOf<R>, input, page)
          return data === response.data ? response : withData(response, data)
        }
        const cached = query.state.data as Cached
        const next =
          'pages' in cached ? { ...cached, pages: cached.pages.map(withChange) } : withChange(cached, 0)
        if (next !== cached) query.setData(next)
      }
    },

    /** Cancels fetches of a read that started before a change was answered; its data stay. */
    cancelFetches(read: ReadEndpoint): Promise<void> {
      return client.cancelQueries({ predicate: hasData(read) })
    },

    /** Discards what was read of the previous household and fetches it again. */
    async resetHousehold(): Promise<void> {
      client.removeQueries({ predicate: isHouseholdRead, type: 'inactive' })
      await client.resetQueries({ predicate: isHouseholdRead })
    },

    /** Refetches where the household may already be the right one: the screen stays until the responses arrive. */
    refetchHousehold(): void {
      client.removeQueries({ predicate: isHouseholdRead, type: 'inactive' })
      void client.invalidateQueries({ predicate: isHouseholdRead })
    },
  }
}

/** The response with other data; the total of a paged list follows its rows. */
export function withData<R extends CachedResponse, Data>(
  response: R,
  data: Data,
): R & { readonly data: Data } {
  const { page, data: before } = response
  if (!page || !Array.isArray(before) || !Array.isArray(data)) return { ...response, data }
  const total = Math.max(0, page.total + data.length - before.length)
  return { ...response, data, page: { ...page, total } }
}

/** The input of a read from its key. */
export function toInput<R extends ReadEndpoint>([, , params, query, body]: readonly unknown[]): InputOf<R> {
  return { params, query, body } as unknown as InputOf<R>
}

export type ReadCache = ReturnType<typeof createReadCache>
