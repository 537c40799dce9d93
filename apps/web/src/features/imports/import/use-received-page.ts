import { useEffect, useState } from 'react'
import { parsePageMessage, type ReceivedPage, readyMessage } from './bookmarklet'

/** A page that the window which opened this one tells of. It is only offered: a stranger's window can open us, too. */
export function useReceivedPage() {
  const [sent, setSent] = useState<ReceivedPage>()
  useEffect(() => {
    const opener: Window | null = window.opener
    if (!opener) return
    const hear = ({ source, data }: MessageEvent) => {
      const page = source === opener ? parsePageMessage(data) : undefined
      if (page) setSent(page)
    }
    window.addEventListener('message', hear)
    // Whoever it is: the word says nothing but that we are here.
    opener.postMessage(readyMessage, '*')
    return () => window.removeEventListener('message', hear)
  }, [])
  return { sent, forget: () => setSent(undefined) }
}
