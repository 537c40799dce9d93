import type { RecipeDetails } from '@larder/contract/recipes'
import { useEffect, useEffectEvent } from 'react'
import { recipePath } from '../../../paths'
import { toRecipeStructuredData } from './structured-data'

const scripts = 'script[type="application/ld+json"]'
/** Elements the server adds to the head of a recipe page. They would be wrong on the next page. */
const recipeHeadSelector = `${scripts}, link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]`
/** The description of pages without a recipe. */
const defaultDescription =
  'Larder knows what food your household has, what you can cook from it, and what is lacking.'

/** Sets the tab title and the structured data while a recipe is shown. */
export function usePageMetadata(title: string | undefined, recipe: RecipeDetails | null) {
  useEffect(() => {
    if (title === undefined) return
    // Runs after the route has set its own title.
    queueMicrotask(() => {
      document.title = `${title} · Larder`
    })
  }, [title])

  const id = recipe?.id
  const tell = useEffectEvent(() => {
    // The server may have rendered one already; a second one is not added.
    if (!recipe || document.head.querySelector(scripts)) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = JSON.stringify(
      toRecipeStructuredData(recipe, window.location.origin + recipePath(recipe.id)),
    )
    document.head.append(script)
  })
  useEffect(() => {
    if (id === undefined) return
    tell()
    return () => {
      for (const element of document.head.querySelectorAll(recipeHeadSelector)) element.remove()
    }
  }, [id])

  const description = recipe?.description
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta || !description) return
    meta.content = description
    return () => {
      meta.content = defaultDescription
    }
  }, [description])
}
