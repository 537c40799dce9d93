import { useState } from 'react'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { EditRecipe } from '../form/edit-recipe'
import { OwnRecipeList } from './own-recipe-list'
import { toOwnRecipesSearch } from './own-recipes-filter'
import { type Publication, PublishDialog } from './publish-dialog'
import { useHeadingFocus } from './use-heading-focus'
import { useOwnRecipesFilter } from './use-own-recipes-filter'

/** The page /my-recipes: the cook's recipes, and the form to write more. */
export function MyRecipesPage() {
  const recipesView = useOwnRecipesFilter()
  const { view, go } = recipesView
  const [publication, setPublication] = useState<Publication | null>(null)
  useHeadingFocus(view.form)
  usePreloadToaster()
  return (
    <>
      {view.form === null ? (
        <OwnRecipeList {...recipesView} onPublish={setPublication} />
      ) : (
        <EditRecipe
          key={view.form}
          id={view.form}
          back={toOwnRecipesSearch({ ...view, form: null })}
          onSaved={(saved, publish) => {
            const isNew = view.form === 0
            // A new recipe is first in the unfiltered list.
            go(isNew ? { q: '', page: 1, form: null } : { form: null }, true)
            toast({
              title: isNew ? 'Recipe created successfully!' : 'Recipe saved',
              tone: 'success',
              ...(!isNew && { description: saved.title }),
            })
            if (publish) setPublication(saved)
          }}
        />
      )}
      {publication && (
        <PublishDialog key={publication.id} publication={publication} onClose={() => setPublication(null)} />
      )}
    </>
  )
}
