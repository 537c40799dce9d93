import { toast } from '../../ui/toast-store'

/** Hands the link to whatever the device shares with, or copies it. */
export async function shareRecipe(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link Copied', description: 'Paste it wherever you like.', tone: 'success' })
  } catch {
    toast({ title: 'Copy This Link', description: url, duration: 20_000 })
  }
}
