import { useEffect, useState } from 'react'
import { parsePageMessage, type ReceivedPage, readyMessage } from './bookmarklet'

/** A page that the opener of this window sent. It is only offered, because any site can open this page. */
export function useReceivedPage() {
  const [sent, setSent] = useState<ReceivedPage>()
  useEffect(() => {
    const opener: Window | null = window.opener
    if (!opener) return
    const onMessage = ({ source, data }: MessageEvent) => {
      const page = source === opener ? parsePageMessage(data) : undefined
      if (page) setSent(page)
    }
    window.addEventListener('message', onMessage)
    // Safe for any opener: the message only says that this page is ready.
    opener.postMessage(readyMessage, '*')
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return { sent, forget: () => setSent(undefined) }
}
