import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { change, sync } from '../../../api/sync'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import type { Publication } from '../list/publish-dialog'
import { RecipeEditor } from './recipe-editor'

interface EditRecipeProps {
  /** 0 for a new recipe. */
  readonly id: number
  /** The link back to the list with its filter. */
  readonly back: string
  readonly onSaved: (saved: Publication, publish: boolean) => void
}

const newRecipeActions = [
  { intent: 'draft', label: 'Save as Draft' },
  { intent: 'publish', label: 'Publish Recipe' },
] as const
const draftRecipeActions = [
  { intent: 'publish', label: 'Publish Recipe' },
  { intent: 'draft', label: 'Save Changes' },
] as const
const publishedRecipeActions = [{ intent: 'draft', label: 'Save Changes' }] as const

/** Returns a recipe from the cached list, if the cook came from there. */
function useCachedRecipe(id: number): MyRecipe | undefined {
  const [cached] = useState(() =>
    sync.reads
      .all(myRecipes.list)
      .flat()
      .find((recipe) => recipe.id === id),
  )
  return cached
}

/** The form in place of the list, for a new or an existing recipe. */
export function EditRecipe({ id, back, onSaved }: EditRecipeProps) {
  const cachedRecipe = useCachedRecipe(id)
  const isShown = cachedRecipe?.post?.state === 'shown'
  const isOut = isShown || cachedRecipe?.post?.state === 'waiting'
  const title = id === 0 ? 'Create Recipe' : 'Edit Recipe'
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 pt-4 sm:px-6 sm:pt-6">
      <div className="flex flex-col gap-1">
        <Link
          to={`${paths.myRecipes}${back}`}
          className="link inline-flex min-h-11 w-fit items-center gap-1.5"
        >
          <ArrowLeft aria-hidden className="size-4" />
          My Recipes
        </Link>
        <h1 className="text-3xl outline-none md:text-4xl">{title}</h1>
        {isShown && (
          <p className="max-w-measure text-ink-soft">
            Others keep seeing the approved version until an admin has reviewed your changes.
          </p>
        )}
      </div>
      <RecipeEditor
        id={id}
        name={title}
        ways={id === 0 ? newRecipeActions : isOut ? publishedRecipeActions : draftRecipeActions}
        writeNew={async (draft, _, key) =>
          (await change(recipes.create, { body: draft }, { key }).response).data
        }
        onSaved={({ id: saved, form }, intent) =>
          onSaved(
            {
              id: saved,
              title: form.title.trim(),
              community: form.community,
              introduction: cachedRecipe?.post?.introduction ?? form.introduction,
            },
            intent === 'publish',
          )
        }
      />
    </div>
  )
}
