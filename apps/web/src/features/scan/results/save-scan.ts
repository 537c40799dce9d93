import { inventory } from '@larder/contract/inventory'
import { type SavedScanLine, scan } from '@larder/contract/scan'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { queued } from '../../../api/change-queue/change-queue'
import { type UndoableHandle, undoChange } from '../../../api/stock-bookings'
import { change } from '../../../api/sync'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'
import type { ScanSummary } from '../scan-state'

/**
 * Saves the scanned lines to the stock. It is confirmed at once and sent when possible. After a rejection `onRefused`
 * restores the lines.
 */
export function saveScan(found: ScanSummary, lines: readonly SavedScanLine[], onRefused: () => void): void {
  const puts: UndoableHandle[] = found.here ? lines.map(saveDeviceScan) : [saveServerScan(found.id, lines)]
  const later = found.here ? ' They are sent as soon as Larder can be reached.' : ''
  const { dismiss } = showScanSaved({
    title: 'Saved to Inventory',
    description: `${formatNounCount(lines.length, 'item')} saved.${later}`,
    puts,
  })
  Promise.all(puts.map(({ response }) => response)).catch((error: unknown) => {
    dismiss()
    showScanRejection(error)
    onRefused()
  })
}

function saveServerScan(id: string, lines: readonly SavedScanLine[]): UndoableHandle {
  return change(queued(scan.save), { params: { id }, body: { lines: [...lines] } })
}

// The server does not have scans made on this device, so each line is created as an ordinary item.
function saveDeviceScan({ key: _, ...item }: SavedScanLine): UndoableHandle {
  return change(queued(inventory.create), { body: { ...item, source: 'photo' } })
}

/** Confirms what was stored, with an undo button. */
export function showScanSaved({
  title,
  description,
  puts,
}: {
  title: string
  description: string
  puts: readonly UndoableHandle[]
}) {
  return toast({
    title,
    description,
    tone: 'success',
    action: { label: 'Undo', altText: 'Undo: open the inventory', onSelect: () => void undo(puts) },
  })
}

async function undo(puts: readonly UndoableHandle[]) {
  try {
    for (const put of puts.toReversed()) await undoChange(put)
    toast({ title: 'Undone', duration: 2500 })
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
