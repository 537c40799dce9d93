import { toast } from '../../../ui/toasts/toast-store'

/** Copies the list to the clipboard. */
export async function copyListText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'List copied', tone: 'success' })
  } catch {
    toast({
      title: 'Not copied',
      description: 'Your browser did not allow it. Print the list, or select it and copy it by hand.',
      tone: 'destructive',
    })
  }
}

/** Shares the list with the device's share sheet. */
export async function shareListText(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text })
  } catch (error) {
    // The cook cancelled; no message is needed.
    if (error instanceof Error && error.name === 'AbortError') return
    toast({ title: 'Not shared', description: 'Your device did not take it. Copy the list instead.' })
  }
}

/** Prints after the dialog has closed; otherwise the dialog would be printed. */
export function printAfterDialogCloses(): void {
  setTimeout(() => window.print(), 300)
}

export function createMailtoLink(text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:?subject=${encodeURIComponent('Shopping list')}&body=${body}`
}

/** Returns the search URL of a shop for the given words. */
export function createStoreSearchUrl(url: string, words: string): string {
  return url.replaceAll('{query}', encodeURIComponent(words))
}
