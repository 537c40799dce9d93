import { keyOf } from '@larder/contract/endpoint'
import { type Notice, notifications } from '@larder/contract/notifications'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { bookDeed } from '../../api/stock-deed'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import { useToasterReady } from '../../ui/use-toaster-ready'
import { namedItems } from './named-items'
import type { Tap } from './notice-action'
import type { SnoozeChoice } from './snoozes'

type Deed = Extract<Tap, { deed: unknown }>

/** What can be done about entries. One that is dealt with leaves at once; it comes back when that failed or is undone. */
export function useNoticeDeeds() {
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  useToasterReady()

  function putAway({ key }: Notice) {
    setAway((keys) => new Set(keys).add(key))
  }

  function bringBack({ key }: Notice) {
    setAway((keys) => new Set([...keys].filter((other) => other !== key)))
  }

  /** The entry stays away while it is being dealt with; afterwards what the server lists is the truth. */
  async function settle(notice: Notice, work: Promise<unknown>) {
    try {
      await work
      changeCached((notices) => notices.filter(({ key }) => key !== notice.key))
      await refresh(notifications.list)
    } catch (error) {
      tellFailure(error)
    } finally {
      bringBack(notice)
    }
  }

  async function undo(notice: Notice, work: () => Promise<unknown>) {
    bringBack(notice)
    try {
      await work()
      await refresh(notifications.list)
    } catch (error) {
      tellFailure(error, 'Not undone')
    }
  }

  return {
    /** The entries less those that are being dealt with. */
    left: (notices: readonly Notice[]) => notices.filter(({ key }) => !away.has(key)),

    act(notice: Notice, { deed, done: title }: Deed) {
      const booked = bookDeed(
        notice.items.map(({ id }) => id),
        deed,
      )
      putAway(notice)
      const description = navigator.onLine
        ? namedItems(notice)
        : `${namedItems(notice)}. It is sent as soon as you are online again.`
      toast({
        title,
        description,
        tone: 'success',
        action: { label: 'Undo', onSelect: () => void undo(notice, booked.undo) },
      })
      void settle(notice, booked.done)
    },

    snooze(notice: Notice, { until, said }: SnoozeChoice) {
      const { key } = notice
      putAway(notice)
      const work = call(notifications.snooze, { body: { key, until } })
      toast({
        title: said,
        description: notice.message,
        action: {
          label: 'Undo',
          onSelect: () =>
            void undo(notice, async () => {
              await work.catch(() => undefined)
              await call(notifications.snooze, { body: { key, until: null } })
            }),
        },
      })
      void settle(notice, work)
    },

    async mark(notices: readonly Notice[], read: boolean) {
      const keys = new Set(notices.filter((notice) => notice.read !== read).map(({ key }) => key))
      if (keys.size === 0) return
      const show = (as: boolean) =>
        changeCached((cached) =>
          cached.map((notice) => (keys.has(notice.key) ? { ...notice, read: as } : notice)),
        )
      show(read)
      try {
        for (const part of partsOf([...keys], 500)) {
          await call(notifications.read, { body: { keys: part, read } })
        }
        await refresh(notifications.list)
      } catch (error) {
        show(!read)
        tellFailure(error)
      }
    },
  }
}

export type NoticeDeeds = ReturnType<typeof useNoticeDeeds>

function changeCached(change: (notices: Notice[]) => Notice[]) {
  queries.setQueryData<{ data: Notice[] }>(
    keyOf(notifications.list),
    (cached) => cached && { ...cached, data: change(cached.data) },
  )
}

function partsOf(keys: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, part) =>
    keys.slice(part * size, (part + 1) * size),
  )
}

function tellFailure(error: unknown, title = 'Not changed') {
  toast({ title, description: sentenceOf(error), tone: 'destructive' })
}
