import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names'
import { Select } from '../fields/select'

export interface JumpToProps {
  /** The names of the groups, in the order they are shown in; each is the `data-group` of its section. */
  readonly groups: readonly string[]
  /** What a group is called where that is not its name. */
  readonly say?: (group: string) => string
  /** Brings a group into view that is not rendered; the heading has the focus afterwards. */
  readonly onJump?: ((group: string) => void) | undefined
  readonly className?: string
}

/** Below this many there is nothing to jump over. */
const minGroups = 3

/**
 * An index of a grouped list: it stays at the end of the sticky headings and leads to any of them. Of no height, so that it moves
 * nothing.
 */
export function JumpTo({ groups, say = (group) => group, onJump = jumpToGroup, className }: JumpToProps) {
  const [last, setLast] = useState('')
  if (groups.length < minGroups) return null
  return (
    <div className={classNames('pointer-events-none sticky z-11 -mb-2 flex h-0 justify-end', className)}>
      <div className="pointer-events-auto relative size-11 shrink-0 rounded-card bg-paper print:hidden">
        <Select
          aria-label="Jump to"
          title="Jump to"
          value={groups.includes(last) ? last : ''}
          options={[
            { value: '', label: 'Jump to …' },
            ...groups.map((group) => ({ value: group, label: say(group) })),
          ]}
          onChange={({ target }) => {
            setLast(target.value)
            if (target.value !== '') onJump(target.value)
          }}
          className="w-11 [&_option]:text-ink [&_select]:border-transparent [&_select]:bg-transparent [&_select]:px-0! [&_select]:text-transparent [&_svg]:hidden"
        />
        <ListTree aria-hidden className="pointer-events-none absolute start-3 top-3 size-5 text-ink-soft" />
      </div>
    </div>
  )
}

/** Scrolls to a group and gives its heading the focus, so that Tab goes on from there. Returns whether it is rendered. */
export function jumpToGroup(group: string): boolean {
  const section = document.querySelector(`[data-group="${CSS.escape(group)}"]`)
  if (!section) return false
  section.scrollIntoView({ block: 'start' })
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  return true
}
