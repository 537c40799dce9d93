import type { ListLine, ListName } from '../../api/shopping-store/use-shopping-list'
import { Chips } from '../../ui/chips'

interface ListSwitcherProps {
  readonly lists: readonly ListName[]
  readonly lines: readonly ListLine[]
  readonly list: string
  readonly onShow: (part: { list: string }) => void
}

/** The household's lists, once there is more than one. */
export function ListSwitcher({ lists, lines, list, onShow }: ListSwitcherProps) {
  if (lists.length < 2) return null
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
