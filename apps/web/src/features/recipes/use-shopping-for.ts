import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import { sentenceOf } from '../../api/api-error'
import { outbox } from '../../api/outbox'
import { queries } from '../../api/query-client'
import { useRead } from '../../api/use-api'
import { useWaiting } from '../../api/use-waiting'
import { toast } from '../../ui/toast-store'
import { listedFrom } from './listed'
import type { ToBuy } from './standing'

type Things = readonly Pick<ToBuy, 'text' | 'foodId'>[]

/** What of a recipe is on the household's list, and a way to put more of it there; written down even without network. */
export function useShoppingFor(recipeId: number) {
  const { data } = useRead(shopping.list, {})
  const onList = listedFrom(data?.data ?? [], useWaiting('shopping'), recipeId)

  function isListed({ text, foodId }: Things[number]): boolean {
    return onList.some((item) => item.text === text || (foodId !== undefined && item.foodId === foodId))
  }

  async function add(things: Things): Promise<boolean> {
    const items = things.map(({ text }) => ({ text, recipeId }))
    try {
      showOnList((await outbox.add(shopping.add, { body: { items } })).data)
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

/** Until the list is read anew: nothing may look as if it were gone for a moment. */
function showOnList(added: readonly ShoppingItem[]) {
  queries.setQueryData<AnswerOf<typeof shopping.list>>(keyOf(shopping.list), (list) => {
    if (!list) return list
    const known = new Set(list.data.map(({ id }) => id))
    return { ...list, data: [...list.data, ...added.filter(({ id }) => !known.has(id))] }
  })
}
