import { toast } from '../../../ui/toasts/toast-store'

/** The list on the clipboard. */
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

/** The list handed to whatever the device shares with. */
export async function shareListText(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text })
  } catch (error) {
    // Whoever changes their mind needs no word about it.
    if (error instanceof Error && error.name === 'AbortError') return
    toast({ title: 'Not shared', description: 'Your device did not take it. Copy the list instead.' })
  }
}

/** Once the dialog is gone, which would be on the paper otherwise. */
export function printAfterDialogCloses(): void {
  setTimeout(() => window.print(), 300)
}

export function createMailtoLink(text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:?subject=${encodeURIComponent('Shopping list')}&body=${body}`
}

/** Where a shop answers for some words. */
export function createStoreSearchUrl(url: string, words: string): string {
  return url.replaceAll('{query}', encodeURIComponent(words))
}
