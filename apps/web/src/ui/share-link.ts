import { toast } from './toasts/toast-store'

/** Shares a link with the device's share sheet, or copies it. Returns false if the cook cancelled. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return true
    } catch (error) {
      // Closing the share sheet is a decision, not a failure.
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
