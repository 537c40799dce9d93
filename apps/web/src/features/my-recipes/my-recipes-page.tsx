import { useState } from 'react'
import { toast } from '../../ui/toast-store'
import { useToasterReady } from '../../ui/use-toaster-ready'
import { EditRecipe } from './edit-recipe'
import { OwnRecipeList } from './own-recipe-list'
import { type Publication, PublishDialog } from './publish-dialog'
import { searchFor } from './recipes-view'
import { useHeadingFocus } from './use-heading-focus'
import { useRecipesView } from './use-recipes-view'

/** /my-recipes: what a cook has written, and the form to write more. */
export function MyRecipesPage() {
  const recipesView = useRecipesView()
  const { view, go } = recipesView
  const [publication, setPublication] = useState<Publication | null>(null)
  useHeadingFocus(view.form)
  useToasterReady()
  return (
    <>
      {view.form === null ? (
        <OwnRecipeList {...recipesView} onPublish={setPublication} />
      ) : (
        <EditRecipe
          key={view.form}
          id={view.form}
          back={searchFor({ ...view, form: null })}
          onSaved={(saved, publish) => {
            const isNew = view.form === 0
            // What is new stands on top of the whole list.
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
