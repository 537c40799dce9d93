import { Copy, Mail, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { readOperatorConfig } from '../../../operator-config'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/overlays/dialog'
import { rowTitle, type ShoppingListRow } from '../shopping-rows'
import { copyListText, createMailtoLink, printAfterDialogCloses, shareListText } from './share-list'
import { StoreSearch } from './store-search'

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
          <a href={createMailtoLink(text)}>Mail</a>
        </Button>
      </div>
      {storeLinks.length > 0 && <StoreSearch rows={rows} links={storeLinks} />}
    </Dialog>
  )
}
