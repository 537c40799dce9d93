import { Copy, Mail, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { readOperator } from '../../operator'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { type Row, titleOf } from './shopping-rows'
import { StoreSearch } from './store-search'
import { copyText, mailAddress, printSoon, shareText } from './taking-along'

interface ShopNowDialogProps {
  /** What is still to be bought, in the order it is shown. */
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** Ways to take the list along. */
export function ShopNowDialog({ rows, onClose }: ShopNowDialogProps) {
  const [{ storeLinks }] = useState(() => readOperator(document))
  const text = rows.map(titleOf).join('\n')
  const canShare = 'share' in navigator

  function andClose(act: () => unknown) {
    onClose()
    void act()
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
          <Button wide icon={<Share2 />} onClick={() => andClose(() => shareText(text))}>
            Share
          </Button>
        )}
        <Button wide icon={<Copy />} onClick={() => andClose(() => copyText(text))}>
          Copy list
        </Button>
        <Button wide icon={<Printer />} onClick={() => andClose(printSoon)}>
          Print
        </Button>
        <Button wide icon={<Mail />} asChild>
          <a href={mailAddress(text)}>Mail</a>
        </Button>
      </div>
      {storeLinks.length > 0 && <StoreSearch rows={rows} links={storeLinks} />}
    </Dialog>
  )
}
