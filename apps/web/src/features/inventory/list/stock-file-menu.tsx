import { inventory } from '@larder/contract/inventory'
import { ClipboardPaste, Download, FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { readOnce } from '../../../api/sync'
import { Menu } from '../../../ui/overlays/menu'
import { toast } from '../../../ui/toasts/toast-store'
import { StockFileButton } from './stock-file-button'

const ImportDialog = lazy(async () => ({
  default: (await import('./stock-import-dialog')).StockImportDialog,
}))

const PasteDialog = lazy(async () => ({
  default: (await import('./paste-list-dialog')).PasteListDialog,
}))

interface StockFileMenuProps {
  readonly startsOpen: boolean
  /** Called instead of it while it loads. */
  readonly onEarlyPress: () => void
}

/** Menu to add a list of lines, and to export and import the stock as a file. */
export function StockFileMenu({ startsOpen }: StockFileMenuProps) {
  const [importing, setImporting] = useState<'never' | 'open' | 'closed'>('never')
  const [pasting, setPasting] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Menu
        trigger={<StockFileButton />}
        startsOpen={startsOpen}
        items={[
          { label: 'Export CSV', icon: <Download aria-hidden />, onSelect: () => void exportStock('csv') },
          { label: 'Export JSON', icon: <Download aria-hidden />, onSelect: () => void exportStock('json') },
          'separator',
          {
            label: 'Add a list…',
            icon: <ClipboardPaste aria-hidden />,
            onSelect: () => setPasting('open'),
          },
          { label: 'Import…', icon: <FileUp aria-hidden />, onSelect: () => setImporting('open') },
        ]}
      />
      {pasting !== 'never' && (
        <Suspense>
          <PasteDialog open={pasting === 'open'} onClose={() => setPasting('closed')} />
        </Suspense>
      )}
      {importing !== 'never' && (
        <Suspense>
          <ImportDialog open={importing === 'open'} onClose={() => setImporting('closed')} />
        </Suspense>
      )}
    </>
  )
}

async function exportStock(format: 'csv' | 'json') {
  try {
    const { data } = await readOnce(inventory.exportFile, { query: { format } })
    const url = URL.createObjectURL(new Blob([data.text], { type: data.type }))
    const link = document.createElement('a')
    link.href = url
    link.download = data.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch (error) {
    console.error('Exporting the inventory failed', error)
    toast({ title: 'Not exported', description: toErrorMessage(error), tone: 'destructive' })
  }
}
