import { ApiError } from '../api/api-error'
import { createShoppingStore } from '../api/shopping-store/create-shopping-store'
import type { Asked } from '../api/shopping-store/exchange'
import type { Answer } from '../api/shopping-store/heard'
import type { ListDatabase } from '../api/shopping-store/list-database'
import { openKept, openKeptIfThere } from '../api/shopping-store/list-databases'
import type { News, Place } from '../api/shopping-store/open-list'
import { aCounterpart } from './a-counterpart'

/** What surrounds a list in a test, and may be changed while it is open. */
export function aWorld() {
  const world = {
    counterpart: aCounterpart(),
    place: { owner: 'ana', household: 'home', sitting: 'one' } as Place | null,
    online: true,
    asked: [] as Asked[],
    located: 0,
    /** What the server does with a request. */
    serve: async (asked: Asked): Promise<Answer> => world.counterpart.exchange(asked),
    openDatabase: openKept as (key: string, onLost: () => void) => Promise<ListDatabase>,
    tabs: [] as ReturnType<typeof createShoppingStore>[],
  }
  return world
}

export type World = ReturnType<typeof aWorld>

/** A tab on the list: timers run only when they are told to. */
export function aListTab(world: World) {
  const timers = new Map<() => void, number>()
  const store = createShoppingStore({
    whose: () => world.place,
    openDatabase: (key, onLost) => world.openDatabase(key, onLost),
    openIfThere: openKeptIfThere,
    async ask(_, asked) {
      world.asked.push(asked)
      if (!world.online) throw ApiError.own('offline')
      return world.serve(asked)
    },
    async locate() {
      world.located += 1
      if (!world.online) throw ApiError.own('offline')
    },
    isOnline: () => world.online,
    later(milliseconds, work) {
      timers.set(work, milliseconds)
      return () => void timers.delete(work)
    },
    oneTabAtATime: (_, work) => work(),
    tell: (news: News) => {
      for (const tab of world.tabs) if (tab !== store) tab.hear(structuredClone(news))
    },
    freshId: () => crypto.randomUUID(),
    now: () => '2026-11-15T10:00:00.000Z',
  })
  world.tabs.push(store)
  store.wake()
  return {
    store,
    /** What is planned, in milliseconds from when it was. */
    due: () => [...timers.values()],
    passTime() {
      const works = [...timers.keys()]
      timers.clear()
      for (const work of works) work()
    },
    texts: () => store.state().lines?.map(({ text }) => text),
    sync: () => store.state().sync,
  }
}
