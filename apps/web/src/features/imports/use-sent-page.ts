import { useEffect, useState } from 'react'
import { readyWord, type SentPage, sentPage } from './bookmark-code'

/** A page that the window which opened this one tells of. It is only offered: a stranger's window can open us, too. */
export function useSentPage() {
  const [sent, setSent] = useState<SentPage>()
  useEffect(() => {
    const opener: Window | null = window.opener
    if (!opener) return
    const hear = ({ source, data }: MessageEvent) => {
      const page = source === opener ? sentPage(data) : undefined
      if (page) setSent(page)
    }
    window.addEventListener('message', hear)
    // Whoever it is: the word says nothing but that we are here.
    opener.postMessage(readyWord, '*')
    return () => window.removeEventListener('message', hear)
  }, [])
  return { sent, forget: () => setSent(undefined) }
}
