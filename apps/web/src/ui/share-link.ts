import { toast } from './toasts/toast-store'

/** Hands a link to whatever the device shares with, or copies it. False when the sharing was called off. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return true
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link Copied', description: 'Paste it wherever you like.', tone: 'success' })
  } catch {
    toast({ title: 'Copy This Link', description: url, duration: 20_000 })
  }
  return true
}
