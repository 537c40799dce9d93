import type { Endpoint } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { type SavedScanLine, scan } from '@larder/contract/scan'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { refresh } from '../../../api/use-api'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'
import type { ScanSummary } from '../scan-state'

interface Put {
  readonly id: string
  readonly household: string | undefined
  readonly answer: Promise<{ data: { booking?: number | undefined } }>
}

/** What stands on other screens and comes from the stock. */
const affectedReads: readonly Endpoint[] = [inventory.list, scan.list, notifications.list]

const refreshAffectedReads = () => Promise.all(affectedReads.map(refresh))

/**
 * Puts what was found into the stock. It is told at once and sent when that can be; a refusal gives the lines back by
 * `onRefused`.
 */
export function saveScan(found: ScanSummary, lines: readonly SavedScanLine[], onRefused: () => void): void {
  const puts: Put[] = found.here ? lines.map(saveDeviceScan) : [saveServerScan(found.id, lines)]
  const later = found.here ? ' They are sent as soon as Larder can be reached.' : ''
  const { dismiss } = showScanSaved({
    title: 'Saved to Inventory',
    description: `${formatNounCount(lines.length, 'item')} saved.${later}`,
    puts,
  })
  const first = Promise.all(puts.map(({ answer }) => answer))
  first.then(refreshAffectedReads).catch((error: unknown) => {
    dismiss()
    showScanRejection(error)
    onRefused()
  })
}

function saveServerScan(id: string, lines: readonly SavedScanLine[]): Put {
  return changeQueue.put(scan.save, { params: { id }, body: { lines: [...lines] } })
}

// The server knows nothing of what this device has seen by itself: each is an ordinary new item.
function saveDeviceScan({ key: _, ...item }: SavedScanLine): Put {
  return changeQueue.put(inventory.create, { body: { ...item, source: 'photo' } })
}

/** Says what was stored, with the way back. */
export function showScanSaved({
  title,
  description,
  puts,
}: {
  title: string
  description: string
  puts: readonly Put[]
}) {
  return toast({
    title,
    description,
    tone: 'success',
    action: { label: 'Undo', altText: 'Undo: open the inventory', onSelect: () => void undo(puts) },
  })
}

async function undo(puts: readonly Put[]) {
  try {
    for (const { id, household, answer } of puts.toReversed()) {
      // What has not left this device needs no second booking.
      if (await changeQueue.cancel(id)) continue
      const { booking } = (await answer).data
      if (booking !== undefined)
        await changeQueue.put(inventory.undo, { params: { id: booking } }, { household }).answer
    }
    toast({ title: 'Undone', duration: 2500 })
    await refreshAffectedReads()
  } catch (error) {
    showScanRejection(error)
  }
}

/** Tells a cook that the server did not take a change. */
export function showScanRejection(error: unknown) {
  // Signed out in the middle of it: the change is kept, and the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}
