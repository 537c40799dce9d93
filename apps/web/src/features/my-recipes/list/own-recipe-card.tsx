import { communityNames } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import {
  Braces,
  ChefHat,
  CircleAlert,
  Clock,
  Download,
  Eye,
  Globe,
  GlobeLock,
  Heart,
  Hourglass,
  Pencil,
  PencilLine,
  Printer,
  ScrollText,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { buttonStyle } from '../../../ui/controls/button-style'
import { IconButton } from '../../../ui/controls/icon-button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { Menu } from '../../../ui/overlays/menu'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { exportRecipe, unpublishRecipe } from './recipe-actions'

interface OwnRecipeCardProps {
  readonly recipe: MyRecipe
  /** The link to its form. */
  readonly editAt: string
  readonly onPublish: () => void
  readonly onDelete: () => void
}

const factsClass =
  'flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

type Status = Pick<MyRecipe, 'status' | 'post'>

/** The status of a recipe: private, submitted, returned, or published. */
function RecipeStatus({ status, post }: Status) {
  if (post?.state === 'returned')
    return (
      <Badge tone="tomato" icon={<Undo2 />}>
        Returned
      </Badge>
    )
  if (post?.state === 'waiting')
    return (
      <Badge tone="saffron" icon={<Hourglass />}>
        Waiting for an admin
      </Badge>
    )
  if (post?.changesWait)
    return (
      <Badge tone="saffron" icon={<Hourglass />}>
        Changes waiting for an admin
      </Badge>
    )
  return status === 'published' ? (
    <Badge tone="herb" icon={<Globe />}>
      Published
    </Badge>
  ) : (
    <Badge icon={<PencilLine />}>Draft</Badge>
  )
}

interface OwnRecipeActionsProps {
  readonly recipe: MyRecipe
  readonly editAt: string
  readonly onPublish: () => void
  readonly onDelete: () => void
}

const squareClass = classNames(buttonStyle('quiet'), 'size-11 [&_svg]:size-5')

/** The actions of a recipe: view, edit, publish or unpublish, export, delete. */
function OwnRecipeActions({ recipe, editAt, onPublish, onDelete }: OwnRecipeActionsProps) {
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
        {isOut ? (post?.state === 'waiting' ? 'Withdraw' : 'Unpublish') : 'Publish'}
      </Button>
    </div>
  )
}

/** A recipe of the cook, with its actions. */
export function OwnRecipeCard({ recipe, editAt, onPublish, onDelete }: OwnRecipeCardProps) {
  const { id, title, description, picture, drawn, plate, emoji, post, notUnderstood } = recipe
  return (
    <Card asChild className="relative flex h-full flex-col overflow-hidden p-0!">
      <article>
        <RecipePhoto
          recipeId={id}
          picture={picture}
          drawn={drawn}
          plate={plate}
          emoji={emoji}
          title={title}
          size="card"
          className="aspect-16/9 w-full border-b p-2"
        />
        <div className="flex grow flex-col gap-3 px-4 pt-3 pb-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <RecipeStatus status={recipe.status} post={post} />
            <span>{communityNames[post?.community ?? recipe.community].name}</span>
          </div>
          <div className="flex flex-col gap-1">
            <h2 className="line-clamp-3 text-lg wrap-anywhere">
              <Link
                to={recipePath(id)}
                className="no-underline after:absolute after:inset-x-0 after:top-0 after:aspect-16/9 hover:underline"
              >
                {title}
              </Link>
            </h2>
            <p className="line-clamp-2 text-ink-soft wrap-anywhere">{description}</p>
          </div>
          {post?.reason && (
            <p className="flex gap-2 rounded-inner bg-tomato-wash px-3 py-2 text-sm wrap-anywhere">
              <Undo2 aria-hidden className="mt-0.5 size-4 shrink-0 text-tomato-ink" />
              <span className="line-clamp-6">
                {post.state === 'shown' ? 'Your change was returned' : 'Returned'}: {post.reason}
              </span>
            </p>
          )}
          {notUnderstood > 0 && (
            <Link
              to={editAt}
              className="flex min-h-11 items-center gap-2 rounded-inner bg-saffron-wash px-3 text-sm text-saffron-ink"
            >
              <CircleAlert aria-hidden className="size-4 shrink-0" />
              {formatNounCount(notUnderstood, 'line')} not understood
            </Link>
          )}
          <div className="mt-auto flex flex-col gap-1">
            <ul className={factsClass}>
              <li>
                <ChefHat aria-hidden />
                <span className="numbers">Prep {recipe.prepTime}</span>
              </li>
              <li>
                <Clock aria-hidden />
                <span className="numbers">Cook {recipe.cookTime}</span>
              </li>
              <li>
                <Users aria-hidden />
                <span className="numbers">{recipe.servings}</span>
                <VisuallyHidden> servings</VisuallyHidden>
              </li>
            </ul>
            <ul className={factsClass}>
              <li>
                <Heart aria-hidden />
                <span className="numbers">{numberText(recipe.likes)}</span>
                <VisuallyHidden>{recipe.likes === 1 ? ' like' : ' likes'}</VisuallyHidden>
              </li>
              <li>
                <Eye aria-hidden />
                <span className="numbers">{numberText(recipe.views)}</span>
                <VisuallyHidden>{recipe.views === 1 ? ' view' : ' views'}</VisuallyHidden>
              </li>
            </ul>
          </div>
          <OwnRecipeActions recipe={recipe} editAt={editAt} onPublish={onPublish} onDelete={onDelete} />
        </div>
      </article>
    </Card>
  )
}
