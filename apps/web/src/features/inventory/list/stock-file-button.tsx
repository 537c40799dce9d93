import { FileSpreadsheet } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../../ui/controls/button'

/** Opens the menu of files; without it, until that has loaded, it keeps the place. */
export function StockFileButton(props: ComponentPropsWithRef<typeof Button>) {
  return (
    <Button {...props} variant="quiet" icon={<FileSpreadsheet />} className="px-2!">
      <span className="max-sm:sr-only">Import / Export</span>
    </Button>
  )
}
