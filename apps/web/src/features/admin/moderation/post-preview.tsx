import type { SubmissionFacts } from '@larder/contract/admin'
import type { Post } from '@larder/contract/community'
import {
  ChefHat,
  CircleQuestionMark,
  Clock,
  Globe,
  Info,
  TriangleAlert,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { Badge } from '../../../ui/display/badge'

interface PostPreviewWarningsProps {
  readonly post: Pick<Post, 'warnings' | 'allergens'>
}

const isNotKnown = (text: string) => /^not known/i.test(text)

/** The diet warnings for the admin's own household and the allergens, before anything else. */
function PostPreviewWarnings({ post: { warnings, allergens } }: PostPreviewWarningsProps) {
  if (warnings.length === 0 && allergens.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 font-medium [&_li]:flex [&_li]:items-start [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {warnings.map((warning) => (
        <li key={warning} className={isNotKnown(warning) ? 'text-saffron-ink' : 'text-tomato-ink'}>
          {isNotKnown(warning) ? <CircleQuestionMark aria-hidden /> : <TriangleAlert aria-hidden />}
          <span className="min-w-0 wrap-anywhere">{warning}</span>
        </li>
      ))}
      {allergens.map((allergen) => (
        <li key={allergen} className="text-ink-soft">
          <Info aria-hidden />
          <span className="min-w-0 wrap-anywhere">{allergen}</span>
        </li>
      ))}
    </ul>
  )
}

interface PostPreviewProps {
  readonly post: Post
  readonly facts: SubmissionFacts
}

/** A post as others see it, as plain text. */
export function PostPreview({ post, facts }: PostPreviewProps) {
  const { content, tags, ingredients, instructions } = post
  return (
    <article aria-label={`${post.title}, as it looks to others`} className="flex flex-col gap-6">
      <PostPreviewWarnings post={post} />
      <RecipePhoto
        recipeId={post.recipeId}
        picture={post.picture}
        drawn={post.drawn}
        plate={post.plate}
        emoji={post.emoji}
        title={post.title}
        size="page"
        tags={tags}
        className="aspect-16/9 max-h-72 w-full rounded-card border p-3"
      />
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-2 [&_svg]:size-5">
        <li>
          <Clock aria-hidden />
          {describeTimes(post) || 'No time given'}
        </li>
        <li>
          <Users aria-hidden />
          {post.servings === 1 ? 'Serves 1' : `Serves ${post.servings}`}
        </li>
        <li>
          <ChefHat aria-hidden />
          {facts.difficulty}
        </li>
        <li>
          <UtensilsCrossed aria-hidden />
          {[facts.category, ...facts.occasions].join(', ')}
        </li>
        {facts.cuisine !== undefined && (
          <li className="max-w-full">
            <Globe aria-hidden className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{facts.cuisine}</span>
          </li>
        )}
      </ul>
      {content && <p className="max-w-measure text-lg whitespace-pre-line wrap-anywhere">{content}</p>}
      {facts.description && (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">On the recipe’s page:</span> {facts.description}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Badge className="max-w-full">
                <span className="truncate">{tag}</span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section className="flex flex-col gap-2">
          <h3 className="text-xl">Ingredients</h3>
          <ul className="border-y *:not-first:border-t">
            {ingredients.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice, and none moves
              <li key={place} className="py-2 wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section className="flex flex-col gap-2">
          <h3 className="text-xl">Instructions</h3>
          {facts.equipment.length > 0 && (
            <p className="max-w-measure wrap-anywhere">
              <span className="font-semibold">You need:</span> {facts.equipment.join(', ')}
            </p>
          )}
          <ol className="flex max-w-measure list-decimal flex-col gap-3 ps-6 marker:font-semibold marker:text-ink-soft">
            {instructions.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same step may stand there twice, and none moves
              <li key={place} className="ps-1 wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  )
}

function describeTimes({ preparationTime, cookTime, waitTime }: Post): string {
  return [
    preparationTime && `${preparationTime} prep`,
    cookTime && `${cookTime} cooking`,
    waitTime && `${waitTime} waiting`,
  ]
    .filter(Boolean)
    .join(', ')
}
