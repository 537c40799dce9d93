import { useEffect } from 'react'
import type { ListLine, ListName } from '../../../api/shopping-list/use-shopping-list'
import { Chips } from '../../../ui/controls/chips'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { hadSeveralLists, saveHadSeveralLists } from './list-view-params'

interface ListSwitcherProps {
  readonly lists: readonly ListName[]
  /** Undefined until they are read. */
  readonly lines: readonly ListLine[] | undefined
  readonly list: string
  readonly onShow: (part: { list: string }) => void
}

/** The household's lists, once there is more than one. */
export function ListSwitcher({ lists, lines, list, onShow }: ListSwitcherProps) {
  const several = lists.length > 1
  const known = lines !== undefined
  useEffect(() => {
    if (known) saveHadSeveralLists(several)
  }, [known, several])

  if (!known) return hadSeveralLists() ? <Skeleton className="h-11" /> : null
  if (!several) return null
  const open = (id: string) => lines.filter((line) => line.list === id && !line.ticked).length
  return (
    <Chips
      label="List"
      chips={lists.map(({ id, name }) => ({ value: id, label: name, count: open(id) }))}
      value={list}
      onValueChange={(value) => onShow({ list: value })}
      className="[&_label]:max-w-full [&_label]:wrap-anywhere"
    />
  )
}
