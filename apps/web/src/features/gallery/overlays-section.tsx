import { Copy, Ellipsis, Share2, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { Menu } from '../../ui/overlays/menu'
import { Sheet } from '../../ui/overlays/sheet'
import { ShortcutsDialog } from '../../ui/overlays/shortcuts-dialog'
import { Tooltip } from '../../ui/overlays/tooltip'
import { toast } from '../../ui/toasts/toast-store'
import { Specimen } from './specimen'

const shortcuts = [
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Mod', 'B'], does: 'Toggle the sidebar' },
  { keys: ['F8'], does: 'Go to notifications' },
]

const menuItems = [
  { label: 'Account', icon: <User aria-hidden />, to: '/my-account' },
  { label: 'Copy link', icon: <Copy aria-hidden />, onSelect: () => toast({ title: 'Link copied' }) },
  { label: 'Share', icon: <Share2 aria-hidden />, disabled: true, onSelect: () => undefined },
  'separator' as const,
  { label: 'Delete', icon: <Trash2 aria-hidden />, tone: 'danger' as const, onSelect: () => undefined },
]

export function OverlaysSection() {
  const [adding, setAdding] = useState(false)
  const [helping, setHelping] = useState(false)
  return (
    <div>
      <h2 className="pb-4 text-2xl">Overlays</h2>
      <Specimen name="Dialog, confirm, sheet, menu, tooltip">
        <Dialog
          open={adding}
          onOpenChange={setAdding}
          trigger={<Button>Open dialog</Button>}
          title="Add New Item"
          description="It goes straight to your inventory."
          footer={
            <>
              <Button onClick={() => setAdding(false)}>Cancel</Button>
              <Button variant="primary" onClick={() => setAdding(false)}>
                Add item
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <Field label="Name">
              <TextInput />
            </Field>
            <Field label="Amount">
              <TextInput type="number" defaultValue="1" />
            </Field>
          </div>
        </Dialog>
        <ConfirmDialog
          trigger={<Button>Open confirm</Button>}
          title="Delete this recipe?"
          description="It will be gone for everyone in your household."
          confirmLabel="Delete"
          onConfirm={() => toast({ title: 'Recipe deleted' })}
        />
        <Sheet trigger={<Button>Open sheet</Button>} title="Filters">
          <p className="px-4">What belongs beside the page, not on it.</p>
        </Sheet>
        <Menu
          trigger={<IconButton label="Open menu" variant="secondary" icon={<Ellipsis aria-hidden />} />}
          items={menuItems}
        />
        <Tooltip label="Said again, a little longer">
          <Button variant="quiet">Point at me</Button>
        </Tooltip>
        <Button onClick={() => setHelping(true)}>Shortcuts</Button>
        <ShortcutsDialog shortcuts={shortcuts} open={helping} onOpenChange={setHelping} />
      </Specimen>
      <Specimen name="Toast">
        <Button
          onClick={() =>
            toast({ title: 'Item Removed', action: { label: 'Undo', onSelect: () => undefined } })
          }
        >
          With undo
        </Button>
        <Button
          onClick={() => toast({ title: 'Marked as Used', description: '2 of 6 eggs', tone: 'success' })}
        >
          Success
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Error fetching inventory',
              description: 'There was an error fetching the inventory data. Please try again.',
              tone: 'destructive',
            })
          }
        >
          Destructive
        </Button>
      </Specimen>
    </div>
  )
}
