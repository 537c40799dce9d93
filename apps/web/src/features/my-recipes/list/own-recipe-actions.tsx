import type { MyRecipe } from '@larder/contract/my-recipes'
import { Braces, Download, Eye, Globe, GlobeLock, Pencil, Printer, ScrollText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { recipePath } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { buttonStyle } from '../../../ui/controls/button-style'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu } from '../../../ui/overlays/menu'
import { exportRecipe, unpublishRecipe } from './recipe-actions'

interface OwnRecipeActionsProps {
  readonly recipe: MyRecipe
  readonly editAt: string
  readonly onPublish: () => void
  readonly onDelete: () => void
}

const squareClass = classNames(buttonStyle('quiet'), 'size-11 [&_svg]:size-5')

/** The actions of a recipe: view, edit, publish or unpublish, export, delete. */
export function OwnRecipeActions({ recipe, editAt, onPublish, onDelete }: OwnRecipeActionsProps) {
  const { id, title, status, post } = recipe
  const [busy, setBusy] = useState(false)
  const isOut = status === 'published' || post?.state === 'waiting' || post?.state === 'shown'

  async function unpublish() {
    setBusy(true)
    await unpublishRecipe(recipe)
    setBusy(false)
  }

  return (
    <div className="-mx-2 flex flex-wrap items-center border-t pt-2">
      <Link to={recipePath(id)} aria-label={`View ${title}`} title="View" className={squareClass}>
        <Eye aria-hidden />
      </Link>
      <Link to={editAt} aria-label={`Edit ${title}`} title="Edit" className={squareClass}>
        <Pencil aria-hidden />
      </Link>
      <Menu
        align="start"
        trigger={<IconButton label={`Export ${title}`} title="Export" icon={<Download aria-hidden />} />}
        items={[
          {
            label: 'Cooklang',
            icon: <ScrollText aria-hidden />,
            onSelect: () => void exportRecipe(recipe, 'cooklang'),
          },
          {
            label: 'JSON-LD',
            icon: <Braces aria-hidden />,
            onSelect: () => void exportRecipe(recipe, 'json-ld'),
          },
          { label: 'Print', icon: <Printer aria-hidden />, to: `${recipePath(id)}#print` },
        ]}
      />
      <IconButton label={`Delete ${title}`} title="Delete" icon={<Trash2 aria-hidden />} onClick={onDelete} />
      <Button
        variant="quiet"
        icon={isOut ? <GlobeLock /> : <Globe />}
        busy={busy}
        onClick={isOut ? () => void unpublish() : onPublish}
        className="ms-auto px-3!"
      >
        {isOut ? (post?.state === 'waiting' ? 'Take back' : 'Unpublish') : 'Publish'}
      </Button>
    </div>
  )
}
