import { CalendarPlus, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../ui/controls/button'
import type { ButtonVariant } from '../../ui/controls/button-style'
import { IconButton } from '../../ui/controls/icon-button'
import { Specimen } from './specimen'

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

export function ActionsSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Actions</h2>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Add item</Button>
          <Button variant={variant} icon={<Plus />}>
            Add item
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
          <Button variant={variant} busy>
            Saving...
          </Button>
          <Button variant={variant} asChild>
            <a href="#gallery-link">See the recipe</a>
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button, sizes: 44, 56 and 64 px">
        <Button variant="primary">Save</Button>
        <Button variant="primary" size="lg">
          Save to Inventory
        </Button>
        <Button variant="primary" size="xl" icon={<CalendarPlus />}>
          Next step
        </Button>
        <Button variant="primary" wide>
          As wide as its frame
        </Button>
      </Specimen>
      <Specimen name="Icon button">
        <IconButton label="Edit" icon={<Pencil aria-hidden />} />
        <IconButton label="More" variant="secondary" icon={<Ellipsis aria-hidden />} />
        <IconButton label="Add" variant="primary" icon={<Plus aria-hidden />} />
        <IconButton label="Delete" variant="danger" icon={<Trash2 aria-hidden />} />
        <IconButton label="Edit, not now" disabled icon={<Pencil aria-hidden />} />
        <IconButton label="Saving" busy variant="secondary" icon={<Pencil aria-hidden />} />
        <IconButton label="Add, larger" size="lg" variant="secondary" icon={<Plus aria-hidden />} />
        <IconButton label="Add, for cook mode" size="xl" variant="secondary" icon={<Plus aria-hidden />} />
      </Specimen>
    </div>
  )
}
