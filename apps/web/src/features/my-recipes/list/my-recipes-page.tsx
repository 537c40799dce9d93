import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { EditRecipe } from '../form/edit-recipe'
import { OwnRecipeList } from './own-recipe-list'
import { toOwnRecipesSearch, useOwnRecipesFilter } from './own-recipes-filter'
import { type Publication, PublishDialog } from './publish-dialog'

/**
 * When the form replaces the list or the other way round, focuses the heading, so that it is announced, and scrolls to
 * the top.
 */
function useHeadingFocus(shown: number | null): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    // A dialog that opened at the same time keeps the focus.
    if (!heading || document.activeElement?.closest('[role="dialog"]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
}

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
