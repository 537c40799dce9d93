import type { Endpoint } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { type SavedScanLine, scan } from '@larder/contract/scan'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { refresh } from '../../../api/use-read'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'
import type { ScanSummary } from '../scan-state'

interface Put {
  readonly id: string
  readonly household: string | undefined
  readonly answer: Promise<{ data: { booking?: number | undefined } }>
}

/** Reads of other screens that depend on the stock. */
const affectedReads: readonly Endpoint[] = [inventory.list, scan.list, notifications.list]

const refreshAffectedReads = () => Promise.all(affectedReads.map(refresh))

/**
 * Saves the scanned lines to the stock. It is confirmed at once and sent when possible. After a rejection `onRefused`
 * restores the lines.
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

// The server does not have scans made on this device, so each line is created as an ordinary item.
function saveDeviceScan({ key: _, ...item }: SavedScanLine): Put {
  return changeQueue.put(inventory.create, { body: { ...item, source: 'photo' } })
}

/** Confirms what was stored, with an undo button. */
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
      // An unsent change is cancelled; it needs no undo booking.
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

/** Reports that the server rejected a change. */
export function showScanRejection(error: unknown) {
  // The session expired: the change stays in the queue and the app redirects to the login.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}
