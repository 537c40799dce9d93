import { Copy, ExternalLink, Mail, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { readOperatorConfig, type StoreLink } from '../../../operator-config'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'
import { rowTitle, type ShoppingListRow } from '../shopping-rows'

/** Copies the list to the clipboard. */
async function copyListText(text: string): Promise<void> {
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
async function shareListText(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text })
  } catch (error) {
    // The cook cancelled; no message is needed.
    if (error instanceof Error && error.name === 'AbortError') return
    toast({ title: 'Not shared', description: 'Your device couldn’t share it. Copy the list instead.' })
  }
}

/** Prints after the dialog has closed; otherwise the dialog would be printed. */
function printAfterDialogCloses(): void {
  setTimeout(() => window.print(), 300)
}

function createMailtoLink(text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:?subject=${encodeURIComponent('Shopping list')}&body=${body}`
}

/** Returns the search URL of a shop for the given words. */
function createStoreSearchUrl(url: string, words: string): string {
  return url.replaceAll('{query}', encodeURIComponent(words))
}

interface StoreSearchProps {
  readonly rows: readonly ShoppingListRow[]
  /** The shop links configured by the operator. */
  readonly links: readonly StoreLink[]
}

/** Links each row of the list to the search of a shop. */
function StoreSearch({ rows, links }: StoreSearchProps) {
  const [chosenIndex, setChosenIndex] = useState(0)
  const link = links[chosenIndex]
  if (!link) return null
  return (
    <section aria-labelledby="store-search" className="flex flex-col gap-2 pt-6">
      <h3 id="store-search" className="text-lg wrap-anywhere">
        {links.length === 1 ? `Find it at ${link.name}` : 'Find it in a shop'}
      </h3>
      {links.length > 1 && (
        <Field label="Shop" hideLabel>
          <Select
            value={String(chosenIndex)}
            options={links.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(event) => setChosenIndex(Number(event.target.value))}
          />
        </Field>
      )}
      <ul className="flex flex-col divide-y border-y">
        {rows.map((row) => (
          <li key={row.id}>
            <a
              href={createStoreSearchUrl(link.url, row.name)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-3 py-1 no-underline enabled-hover:bg-shade"
            >
              <span className="min-w-0 grow wrap-anywhere">{rowTitle(row)}</span>
              <ExternalLink aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <span className="sr-only">at {link.name}, opens a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShopNowDialogProps {
  /** The rows still to be bought, in the order shown. */
  readonly rows: readonly ShoppingListRow[]
  readonly onClose: () => void
}

/** Ways to take the list along: share, copy, print, mail, and shop searches. */
export function ShopNowDialog({ rows, onClose }: ShopNowDialogProps) {
  const [{ storeLinks }] = useState(() => readOperatorConfig(document))
  const text = rows.map(rowTitle).join('\n')
  const canShare = 'share' in navigator

  function closeAnd(action: () => unknown) {
    onClose()
    void action()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Shop Now"
      description="Take your list along."
    >
      <div className="grid gap-2 sm:grid-cols-2">
        {canShare && (
          <Button wide icon={<Share2 />} onClick={() => closeAnd(() => shareListText(text))}>
            Share
          </Button>
        )}
        <Button wide icon={<Copy />} onClick={() => closeAnd(() => copyListText(text))}>
          Copy list
        </Button>
        <Button wide icon={<Printer />} onClick={() => closeAnd(printAfterDialogCloses)}>
          Print
        </Button>
        <Button wide icon={<Mail />} asChild>
          <a href={createMailtoLink(text)}>Email</a>
        </Button>
      </div>
      {storeLinks.length > 0 && <StoreSearch rows={rows} links={storeLinks} />}
    </Dialog>
  )
}
