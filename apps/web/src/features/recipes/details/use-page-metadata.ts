import type { RecipeDetails } from '@larder/contract/recipes'
import { useEffect, useEffectEvent } from 'react'
import { recipePath } from '../../../paths'
import { toRecipeStructuredData } from './structured-data'

const scripts = 'script[type="application/ld+json"]'
/** What the server puts into the head of the page it delivers for a recipe: on the next page it would be wrong. */
const recipeHeadSelector = `${scripts}, link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]`
/** As it stands in the page without a recipe. */
const defaultDescription =
  'Larder knows what food your household has, what you can cook from it, and what is lacking.'

/** Names the recipe in the tab and tells machines about it, for as long as it is on screen. */
export function usePageMetadata(title: string | undefined, recipe: RecipeDetails | null) {
  useEffect(() => {
    if (title === undefined) return
    // After the page has been given the name of its room.
    queueMicrotask(() => {
      document.title = `${title} · Larder`
    })
  }, [title])

  const id = recipe?.id
  const tell = useEffectEvent(() => {
    // The server has put one into the page it delivered: there is never a second.
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
      for (const told of document.head.querySelectorAll(recipeHeadSelector)) told.remove()
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
