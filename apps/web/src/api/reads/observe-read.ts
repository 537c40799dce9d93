import type { DataOf, InputOf, ReadEndpoint } from '@larder/contract/http/endpoint'
import type { Projected } from '@larder/sync/create-sync'
import { QueryObserver } from '@tanstack/react-query'
import { backgroundObservers } from '../persisted-cache/stale-queries'
import { sync } from '../sync'
import { toReadQuery } from '../use-read'

/**
 * Keeps a read fresh outside a component. Calls the listener with its data, pending changes included, now and after
 * every fetch or change, once they are known. Returns a function that stops it.
 */
export function observeRead<R extends ReadEndpoint, Shown = DataOf<R>>(
  { read, show }: Projected<R, Shown>,
  input: InputOf<R>,
  listener: (shown: Shown) => void,
): () => void {
  const observer = new QueryObserver(sync.reads.client, toReadQuery(read, input, {}))
  backgroundObservers.add(observer)
  let published: { readonly at: number; readonly shown: Shown } | undefined
  const publish = () => {
    const { data, dataUpdatedAt: at } = observer.getCurrentResult()
    if (!data) return
    const shown = show(data.data as DataOf<R>, input)
    if (published?.at === at && published.shown === shown) return
    published = { at, shown }
    listener(shown)
  }
  const ends = [sync.subscribe(publish), observer.subscribe(publish)]
  publish()
  return () => {
    for (const end of ends) end()
  }
}
