import { type Scan, scan } from '@larder/contract/scan'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../api/use-api'

/** Opens the scan named in the URL, for instance from a reminder or the history. */
export function useScanFromUrl(id: string | null, onOpen: (scan: Scan) => void) {
  const { data, error, refetch } = useRead(scan.get, { params: { id: id ?? '' } }, { enabled: id !== null })
  const opened = id === null ? undefined : data?.data
  const isOver = opened !== undefined && (opened.savedAt !== undefined || opened.droppedAt !== undefined)
  // Compared by id: a refetch must not overwrite the cook's changes.
  const waiting = opened && !isOver ? opened.id : undefined
  const open = useEffectEvent(() => {
    if (opened) onOpen(opened)
  })
  useEffect(() => {
    if (waiting !== undefined) open()
  }, [waiting])
  return { scan: opened, isOver, error: id === null ? null : error, readAgain: () => void refetch() }
}
