import type { Post } from '@larder/contract/community'
import { ChevronRight, Clock, CookingPot, Hourglass, UsersRound } from 'lucide-react'
import { useId, useState } from 'react'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { UserText } from '../user-text'
import { PostAllergens } from './post-warnings'

/** The instructions, collapsed by default. */
function PostInstructions({ instructions }: { readonly instructions: readonly string[] }) {
  if (instructions.length === 0) return null
  return (
    <details className="group/steps border-y">
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-2 rounded-inner px-2 font-semibold enabled-hover:bg-shade [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 text-ink-soft transition-transform group-open/steps:rotate-90"
        />
        Instructions
        <span className="ms-auto text-sm font-normal text-ink-soft">
          {formatNounCount(instructions.length, 'step')}
        </span>
      </summary>
      <ol className="flex max-w-measure list-decimal flex-col gap-2 ps-7 pt-1 pb-4 marker:text-ink-soft">
        {instructions.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
          <li key={place} dir="auto" className="ps-1 whitespace-pre-wrap wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </details>
  )
}

function PostFacts({ post }: { readonly post: Post }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4">
      <li>
        <Clock aria-hidden />
        <VisuallyHidden>Preparation time:</VisuallyHidden>{' '}
        <span className="numbers">{post.preparationTime}</span>
        <span aria-hidden>prep</span>
      </li>
      {post.cookTime !== undefined && (
        <li>
          <CookingPot aria-hidden />
          <VisuallyHidden>Cooking time:</VisuallyHidden> <span className="numbers">{post.cookTime}</span>
          <span aria-hidden>cooking</span>
        </li>
      )}
      {post.waitTime !== undefined && (
        <li>
          <Hourglass aria-hidden />
          <VisuallyHidden>Waiting time:</VisuallyHidden> <span className="numbers">{post.waitTime}</span>
          <span aria-hidden>waiting</span>
        </li>
      )}
      <li>
        <UsersRound aria-hidden />
        <span className="numbers">{formatNounCount(post.servings, 'serving')}</span>
      </li>
    </ul>
  )
}

/** Further ingredients are collapsed, so that a long list does not push the next dish out of view. */
const initialCount = 8

interface PostIngredientsProps {
  readonly ingredients: readonly string[]
  readonly level: 2 | 3 | 4
}

function PostIngredients({ ingredients, level }: PostIngredientsProps) {
  const [all, setAll] = useState(false)
  const id = useId()
  const Heading = `h${level}` as const
  const folded = ingredients.length > initialCount + 2 && !all
  const shown = folded ? ingredients.slice(0, initialCount) : ingredients
  if (ingredients.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <Heading id={id} className="text-base">
        Ingredients
      </Heading>
      <ul
        aria-labelledby={id}
        className={classNames(
          'list-disc gap-x-8 ps-5 marker:text-herb',
          ingredients.length > 4 && '@xl:columns-2',
        )}
      >
        {shown.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
          <li key={place} dir="auto" className="break-inside-avoid py-0.5 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {folded && (
        <Button variant="quiet" className="-ms-4 self-start text-herb-ink" onClick={() => setAll(true)}>
          Show all {ingredients.length} ingredients
        </Button>
      )}
    </div>
  )
}

interface PostBodyProps {
  readonly post: Post
  readonly level: 2 | 3
}

/** The picture, text, ingredients and instructions of a post. On a card the picture is beside the text. */
export function PostBody({ post, level }: PostBodyProps) {
  const { content, allergens, ingredients, instructions, tags } = post
  const onCard = level === 3
  return (
    <>
      <div className={classNames('grid gap-4', onCard && '@xl:grid-cols-[15rem_minmax(0,1fr)] @xl:gap-6')}>
        <RecipePhoto
          recipeId={post.recipeId}
          picture={post.picture}
          drawn={post.drawn}
          plate={post.plate}
          emoji={post.emoji}
          title={post.title}
          size={onCard ? 'card' : 'page'}
          tags={tags}
          className={classNames(
            'aspect-16/9 w-full border p-2',
            onCard ? 'rounded-inner @xl:aspect-4/3' : 'rounded-card',
          )}
        />
        <div className="flex min-w-0 flex-col gap-3">
          <PostFacts post={post} />
          {content && <UserText text={content} className="max-w-measure" />}
          <PostAllergens allergens={allergens} />
        </div>
      </div>
      <PostIngredients ingredients={ingredients} level={level} />
      <PostInstructions instructions={instructions} />
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Badge className="max-w-full whitespace-normal! wrap-anywhere">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
