import { toQueryKey } from '@larder/contract/http/endpoint'
import { type Notice, notifications } from '@larder/contract/notifications'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { bookStockAction } from '../../../api/book-stock-action'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { refresh } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { formatItemNames } from './format-item-names'
import type { NoticeEffect } from './notice-effect'
import type { SnoozeOption } from './snooze-options'

type NoticeChange = Extract<NoticeEffect, { deed: unknown }>

/** What can be done about entries. One that is dealt with leaves at once; it comes back when that failed or is undone. */
export function useNoticeActions() {
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  usePreloadToaster()

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
      showNoticeFailure(error)
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
      showNoticeFailure(error, 'Not undone')
    }
  }

  return {
    /** The entries less those that are being dealt with. */
    left: (notices: readonly Notice[]) => notices.filter(({ key }) => !away.has(key)),

    act(notice: Notice, { deed, done: title }: NoticeChange) {
      const booked = bookStockAction(
        notice.items.map(({ id }) => id),
        deed,
      )
      putAway(notice)
      const description = navigator.onLine
        ? formatItemNames(notice)
        : `${formatItemNames(notice)}. It is sent as soon as you are online again.`
      toast({
        title,
        description,
        tone: 'success',
        action: { label: 'Undo', onSelect: () => void undo(notice, booked.undo) },
      })
      void settle(notice, booked.done)
    },

    snooze(notice: Notice, { until, said }: SnoozeOption) {
      const { key } = notice
      putAway(notice)
      const work = callEndpoint(notifications.snooze, { body: { key, until } })
      toast({
        title: said,
        description: notice.message,
        action: {
          label: 'Undo',
          onSelect: () =>
            void undo(notice, async () => {
              await work.catch(() => undefined)
              await callEndpoint(notifications.snooze, { body: { key, until: null } })
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
          await callEndpoint(notifications.read, { body: { keys: part, read } })
        }
        await refresh(notifications.list)
      } catch (error) {
        show(!read)
        showNoticeFailure(error)
      }
    },
  }
}

export type NoticeActions = ReturnType<typeof useNoticeActions>

function changeCached(change: (notices: Notice[]) => Notice[]) {
  queryClient.setQueryData<{ data: Notice[] }>(
    toQueryKey(notifications.list),
    (cached) => cached && { ...cached, data: change(cached.data) },
  )
}

function partsOf(keys: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, part) =>
    keys.slice(part * size, (part + 1) * size),
  )
}

function showNoticeFailure(error: unknown, title = 'Not changed') {
  toast({ title, description: toErrorMessage(error), tone: 'destructive' })
}
