import { type Scan, scan } from '@larder/contract/scan'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../api/use-api'

/** The scan that the address names: a reminder or the history leads to it. */
export function useScanFromUrl(id: string | null, onOpen: (scan: Scan) => void) {
  const { data, error, refetch } = useRead(scan.get, { params: { id: id ?? '' } }, { enabled: id !== null })
  const opened = id === null ? undefined : data?.data
  const isOver = opened !== undefined && (opened.savedAt !== undefined || opened.droppedAt !== undefined)
  // By its name: a list that is read anew does not undo what the cook has changed meanwhile.
  const waiting = opened && !isOver ? opened.id : undefined
  const open = useEffectEvent(() => {
    if (opened) onOpen(opened)
  })
  useEffect(() => {
    if (waiting !== undefined) open()
  }, [waiting])
  return { scan: opened, isOver, error: id === null ? null : error, readAgain: () => void refetch() }
}
