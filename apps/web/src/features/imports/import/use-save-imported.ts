import { imports } from '@larder/contract/imports'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { refresh } from '../../../api/use-api'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'

/** Keeps imported recipes; many are saved in batches. */
export function useSaveImported(id: string) {
  const [keeping, setKeeping] = useState(false)
  const [kept, setKept] = useState(0)

  async function keep(places?: number[]) {
    setKeeping(true)
    setKept(0)
    let sum = 0
    try {
      for (;;) {
        const { data } = await callEndpoint(imports.keep, { params: { id }, body: places ? { places } : {} })
        sum += data.kept
        setKept(sum)
        if (data.left === 0 || data.kept === 0) break
      }
      const kept = `${formatNounCount(sum, 'recipe')} kept as ${sum === 1 ? 'a draft' : 'drafts'}`
      const title = sum === 0 ? 'You have all of them already' : kept
      toast({ tone: 'success', title })
    } catch (error) {
      const before = sum > 0 ? `${formatNounCount(sum, 'recipe')} kept before that. ` : ''
      toast({
        tone: 'destructive',
        title: 'Not all could be kept',
        description: before + toErrorMessage(error),
      })
    } finally {
      setKeeping(false)
      await Promise.all([refresh(imports.list), refresh(myRecipes.list), refresh(recipes.search)])
    }
  }

  return { keep, keeping, kept }
}
