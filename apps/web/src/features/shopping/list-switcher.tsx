import { useEffect } from 'react'
import type { ListLine, ListName } from '../../api/shopping-store/use-shopping-list'
import { Chips } from '../../ui/chips'
import { Skeleton } from '../../ui/skeleton'
import { hadSeveralLists, keepSeveralLists } from './shopping-view'

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
    if (known) keepSeveralLists(several)
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
