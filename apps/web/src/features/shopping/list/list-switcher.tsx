import { useEffect } from 'react'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { Chips } from '../../../ui/controls/chips'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { hadSeveralLists, saveHadSeveralLists } from './list-view-params'

interface ListSwitcherProps {
  readonly lists: readonly ListName[]
  /** Undefined until loaded. */
  readonly lines: readonly ListLine[] | undefined
  readonly list: string
  readonly onShow: (part: { list: string }) => void
}

/** Switches between the household's lists, if there are several. */
export function ListSwitcher({ lists, lines, list, onShow }: ListSwitcherProps) {
  const hasSeveral = lists.length > 1
  const isLoaded = lines !== undefined
  useEffect(() => {
    if (isLoaded) saveHadSeveralLists(hasSeveral)
  }, [isLoaded, hasSeveral])

  if (!isLoaded) return hadSeveralLists() ? <Skeleton className="h-11" /> : null
  if (!hasSeveral) return null
  const countUnticked = (id: string) => lines.filter((line) => line.list === id && !line.ticked).length
  return (
    <Chips
      label="List"
      chips={lists.map(({ id, name }) => ({ value: id, label: name, count: countUnticked(id) }))}
      value={list}
      onValueChange={(value) => onShow({ list: value })}
      className="[&_label]:max-w-full [&_label]:wrap-anywhere"
    />
  )
}
