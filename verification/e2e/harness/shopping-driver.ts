/** What a device is told to do with its list, by lots drawn beforehand: which line is meant depends on what it knows then. */
export type ListAction =
  | { readonly do: 'add'; readonly text: string }
  | { readonly do: 'reword'; readonly text: string; readonly lot: number }
  | { readonly do: 'tick' | 'untick' | 'take-off' | 'put-back'; readonly lot: number }
  | { readonly do: 'exchange' }

/** What a device does in one day; its lines begin with the day's name. */
export interface ScriptedDay {
  readonly name: string
  readonly actions: readonly ListAction[]
}

/** What a device says it has done or is about to do; ticks are named by line, device and count. */
export type DeviceReport =
  | { readonly said: 'added'; readonly id: string }
  | { readonly said: 'ticked'; readonly tick: string }
  | { readonly said: 'unticking'; readonly ticks: readonly string[] }

interface Store {
  add(entries: readonly { text: string }[]): Promise<readonly string[]>
  tick(ids: readonly string[]): Promise<void>
  untick(ids: readonly string[]): Promise<void>
  reword(id: string, text: string): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  restore(ids: readonly string[]): Promise<void>
  syncNow(): Promise<void>
  ticksOf(id: string): Record<string, { count: number }>
  state(): { lines?: readonly DisplayedLine[]; sync: { state: string; waiting: number } }
}

export interface DisplayedLine {
  readonly id: string
  readonly text: string
  readonly ticked: boolean
}

interface ShoppingDriver {
  /** Does one thing of a day after the other, several days at a time, without a look at how exchanges go. */
  perform(days: readonly ScriptedDay[]): Promise<void>
  exchange(): Promise<boolean>
  shown(): { readonly lines: readonly DisplayedLine[]; readonly waiting: number }
  /** The lines as the browser's database holds them, by id. */
  kept(ids: readonly string[]): Promise<Record<string, unknown>>
  takeOff(ids: readonly string[]): Promise<void>
}

declare global {
  interface Window {
    driver: ShoppingDriver
    report(report: DeviceReport): Promise<void>
  }
}

/** Runs in the page: takes the very store that the page uses, out of the file it was shipped in. */
export async function installShoppingDriver(file: string): Promise<void> {
  const shipped: Record<string, unknown> = await import(file)
  const store = Object.values(shipped).find(
    (each): each is Store => typeof each === 'object' && each !== null && 'syncNow' in each,
  )
  if (!store) throw new Error(`${file} holds no list`)
  const database = await openDatabase()
  const device = (await read<{ device: string }>('book', 'book'))?.device ?? ''
  const known = new Map<string, Set<string>>()

  async function openDatabase(): Promise<IDBDatabase> {
    for (;;) {
      const there = (await indexedDB.databases()).find(({ name }) => name?.startsWith('larder-shopping/'))
      if (there?.name && store?.state().lines) {
        const opening = indexedDB.open(there.name)
        await new Promise((resolve, reject) => {
          opening.onsuccess = resolve
          opening.onerror = reject
        })
        return opening.result
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  function read<Value>(from: string, key: string): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      const reading = database.transaction(from).objectStore(from).get(key)
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error)
    })
  }

  const named = (id: string) => (by: string) => `${id} ${by} ${store.ticksOf(id)[by]?.count ?? 0}`

  /** Of this day only, and also one that was taken off. */
  function drawn(day: string, lot: number): string | undefined {
    const ids = known.get(day) ?? new Set()
    known.set(day, ids)
    for (const { id, text } of store?.state().lines ?? []) if (text.startsWith(`${day} `)) ids.add(id)
    return [...ids][Math.floor(lot * ids.size)]
  }

  async function perform(day: string, action: ListAction): Promise<void> {
    if (!store) return
    if (action.do === 'exchange') return void store.syncNow().catch(() => {})
    if (action.do === 'add') {
      for (const id of await store.add([action])) void window.report({ said: 'added', id })
      return
    }
    const id = drawn(day, action.lot)
    if (id === undefined) return
    if (action.do === 'tick') {
      await store.tick([id])
      if ((store.ticksOf(id)[device]?.count ?? 0) % 2 === 1)
        void window.report({ said: 'ticked', tick: named(id)(device) })
    } else if (action.do === 'untick') {
      void window.report({ said: 'unticking', ticks: Object.keys(store.ticksOf(id)).map(named(id)) })
      await store.untick([id])
    } else if (action.do === 'reword') await store.reword(id, action.text)
    else if (action.do === 'take-off') await store.remove([id])
    else await store.restore([id])
  }

  window.driver = {
    async perform(days) {
      const live = async ({ name, actions }: ScriptedDay) => {
        for (const action of actions) await perform(name, action)
      }
      await Promise.all(days.map(live))
    },
    exchange: () =>
      store.syncNow().then(
        () => true,
        () => false,
      ),
    shown: () => ({
      lines: (store.state().lines ?? []).map(({ id, text, ticked }) => ({ id, text, ticked })),
      waiting: store.state().sync.waiting,
    }),
    async kept(ids) {
      const lines = await Promise.all(ids.map((id) => read<{ line: unknown }>('lines', id)))
      return Object.fromEntries(lines.map((kept, at) => [ids[at], kept?.line ?? null]))
    },
    takeOff: (ids) => store.remove(ids),
  }
}
