import type { Post } from '@larder/contract/community'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { classNames } from '../../../ui/class-names'
import { Badge } from '../../../ui/display/badge'
import { UserText } from '../user-text'
import { PostAllergens } from './post-allergens'
import { PostFacts } from './post-facts'
import { PostIngredients } from './post-ingredients'
import { PostInstructions } from './post-instructions'

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
