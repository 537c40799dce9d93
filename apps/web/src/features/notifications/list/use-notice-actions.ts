import { type Notice, notifications, type SnoozeUntil } from '@larder/contract/notifications'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { toErrorMessage } from '../../../api/api-error'
import { bookStockAction } from '../../../api/stock-bookings'
import { change, sync } from '../../../api/sync'
import { canReachServer } from '../../../server-connection'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { formatItemNames, type NoticeEffect } from './notice-effect'

type NoticeChange = Extract<NoticeEffect, { action: unknown }>

/** The actions on notices. A handled notice disappears at once; it returns after a failure or an undo. */
export function useNoticeActions() {
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  usePreloadToaster()

  function hide({ key }: Notice) {
    setAway((keys) => new Set(keys).add(key))
  }

  function showAgain({ key }: Notice) {
    setAway((keys) => new Set([...keys].filter((other) => other !== key)))
  }

  /**
   * The notice stays hidden while it is handled; afterwards the server's list decides. If the action was undone
   * meanwhile, that list may already hold the notice again.
   */
  async function runAction(notice: Notice, work: Promise<unknown>, isUndone: () => boolean) {
    try {
      await work
      if (isUndone()) return
      sync.reads.update(notifications.list, (list) => list.filter(({ key }) => key !== notice.key))
    } catch (error) {
      showNoticeFailure(error)
    } finally {
      showAgain(notice)
    }
  }

  async function undo(notice: Notice, work: () => Promise<unknown>) {
    showAgain(notice)
    try {
      await work()
    } catch (error) {
      showNoticeFailure(error, 'Not undone')
    }
  }

  return {
    /** The notices that are not being handled. */
    left: (notices: readonly Notice[]) => notices.filter(({ key }) => !away.has(key)),

    act(notice: Notice, { action, done: title }: NoticeChange) {
      const booked = bookStockAction(
        notice.items.map(({ id }) => id),
        action,
      )
      let undone = false
      hide(notice)
      const description = canReachServer()
        ? formatItemNames(notice)
        : `${formatItemNames(notice)}. It is sent as soon as you are online again.`
      toast({
        title,
        description,
        tone: 'success',
        action: {
          label: 'Undo',
          onSelect() {
            undone = true
            void undo(notice, booked.undo)
          },
        },
      })
      void runAction(notice, booked.done, () => undone)
    },

    snooze(notice: Notice, { until, said }: SnoozeOption) {
      const { key } = notice
      const lane = `snooze of ${key}`
      const snoozed = change(notifications.snooze, { body: { key, until } }, { lane })
      toast({
        title: said,
        description: notice.message,
        action: {
          label: 'Undo',
          onSelect: () =>
            void undo(
              notice,
              () => change(notifications.snooze, { body: { key, until: null } }, { lane }).done,
            ),
        },
      })
      snoozed.response.catch((error: unknown) => showNoticeFailure(error))
    },

    mark(notices: readonly Notice[], read: boolean) {
      const keys = notices.filter((notice) => notice.read !== read).map(({ key }) => key)
      const sent = splitIntoChunks(keys, 500).map(
        (part) =>
          change(notifications.read, { body: { keys: part, read } }, { lane: 'notices read' }).response,
      )
      Promise.all(sent).catch((error: unknown) => showNoticeFailure(error))
    },
  }
}

export type NoticeActions = ReturnType<typeof useNoticeActions>

function splitIntoChunks(keys: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, part) =>
    keys.slice(part * size, (part + 1) * size),
  )
}

function showNoticeFailure(error: unknown, title = 'Not changed') {
  toast({ title, description: toErrorMessage(error), tone: 'destructive' })
}

type Snooze = z.infer<typeof SnoozeUntil>

export interface SnoozeOption {
  readonly until: Snooze
  readonly label: string
  /** The toast after snoozing. */
  readonly said: string
}

const evening = 18

/** Lists the snooze options at this time of day. */
export function listSnoozeOptions(now: number): readonly SnoozeOption[] {
  return [
    // In the evening itself, 'this evening' is a few hours later.
    new Date(now).getHours() < evening
      ? { until: 'tonight', label: 'This evening', said: 'Back this evening' }
      : { until: 'tonight', label: 'In three hours', said: 'Back in three hours' },
    { until: 'tomorrow', label: 'Tomorrow', said: 'Back tomorrow' },
    { until: 'week', label: 'In a week', said: 'Back in a week' },
    { until: 'gone', label: 'Not again', said: 'Dismissed for good' },
  ]
}
