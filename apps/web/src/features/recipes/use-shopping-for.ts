import { shopping } from '@larder/contract/shopping'
import { sentenceOf } from '../../api/api-error'
import { addToList, useListLater } from '../../api/shopping-store/use-list-later'
import { useRead } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import { listedFrom } from './listed'
import type { ToBuy } from './standing'

type Things = readonly Pick<ToBuy, 'text' | 'foodId'>[]

/** What of a recipe is on the household's list, and a way to put more of it there; written down even without network. */
export function useShoppingFor({ id, title }: { readonly id: number; readonly title: string }) {
  // Only the server knows which food a line means.
  const { data } = useRead(shopping.list, { query: {} })
  const onList = listedFrom(useListLater(), data?.data ?? [], id)

  function isListed({ text, foodId }: Things[number]): boolean {
    return onList.some((item) => item.text === text || (foodId !== undefined && item.foodId === foodId))
  }

  async function add(things: Things): Promise<boolean> {
    try {
      await addToList(things.map(({ text }) => ({ text, recipe: { recipeId: id, title } })))
      return true
    } catch (error) {
      console.error('Adding to the shopping list failed', error)
      toast({ title: 'Not Added', description: sentenceOf(error), tone: 'destructive' })
      return false
    }
  }

  return { isListed, add }
}

export type ShoppingFor = ReturnType<typeof useShoppingFor>
