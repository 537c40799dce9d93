import type { Endpoint } from '@larder/contract/endpoint'
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { type SavedLine, scan } from '@larder/contract/scan'
import { ApiError, sentenceOf } from '../../api/api-error'
import { outbox } from '../../api/outbox'
import { refresh } from '../../api/use-api'
import { counted } from '../../ui/counted'
import { toast } from '../../ui/toast-store'
import type { FoundScan } from './stage'

interface Put {
  readonly id: string
  readonly household: string | undefined
  readonly answer: Promise<{ data: { booking?: number | undefined } }>
}

/** What stands on other screens and comes from the stock. */
const touched: readonly Endpoint[] = [inventory.list, scan.list, notifications.list]

const readAnew = () => Promise.all(touched.map(refresh))

/**
 * Puts what was found into the stock. It is told at once and sent when that can be; a refusal gives the lines back by
 * `onRefused`.
 */
export function saveScan(found: FoundScan, lines: readonly SavedLine[], onRefused: () => void): void {
  const puts: Put[] = found.here ? lines.map(putHere) : [putScan(found.id, lines)]
  const later = found.here ? ' They are sent as soon as Larder can be reached.' : ''
  const { dismiss } = tellSaved({
    title: 'Saved to Inventory',
    description: `${counted(lines.length, 'item')} saved.${later}`,
    puts,
  })
  const first = Promise.all(puts.map(({ answer }) => answer))
  first.then(readAnew).catch((error: unknown) => {
    dismiss()
    tellRefused(error)
    onRefused()
  })
}

function putScan(id: string, lines: readonly SavedLine[]): Put {
  return outbox.put(scan.save, { params: { id }, body: { lines: [...lines] } })
}

// The server knows nothing of what this device has seen by itself: each is an ordinary new item.
function putHere({ key: _, ...item }: SavedLine): Put {
  return outbox.put(inventory.create, { body: { ...item, source: 'photo' } })
}

/** Says what was stored, with the way back. */
export function tellSaved({
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
      if (await outbox.cancel(id)) continue
      const { booking } = (await answer).data
      if (booking !== undefined)
        await outbox.put(inventory.undo, { params: { id: booking } }, { household }).answer
    }
    toast({ title: 'Undone', duration: 2500 })
    await readAnew()
  } catch (error) {
    tellRefused(error)
  }
}

/** Tells a cook that the server did not take a change. */
export function tellRefused(error: unknown) {
  // Signed out in the middle of it: the change is kept, and the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
}
