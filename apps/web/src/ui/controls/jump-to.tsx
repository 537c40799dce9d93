import { ListTree } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '../class-names'
import { Select } from '../fields/select'

export interface JumpToProps {
  /** The names of the groups, in the order they are shown in; each is the `data-group` of its section. */
  readonly groups: readonly string[]
  /** What a group is called where that is not its name. */
  readonly say?: (group: string) => string
  /** Brings a group into view that may not be rendered, and gives its heading the focus if asked to. */
  readonly onJump?: ((group: string, takesFocus: boolean) => void) | undefined
  readonly className?: string
}

/** Below this many there is nothing to jump over. */
const minGroups = 3

/**
 * An index of a grouped list: it stays at the end of the sticky headings and leads to any of them. Arrow keys and letters bring a
 * group into view, Enter goes there. Of no height, so that it moves nothing.
 */
export function JumpTo({ groups, say = (group) => group, onJump = jumpToGroup, className }: JumpToProps) {
  const [last, setLast] = useState('')
  // Otherwise the first arrow key would take the focus away from the index.
  const isBrowsing = useRef(false)
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
          onPointerDown={() => {
            isBrowsing.current = false
          }}
          onKeyDown={(event) => {
            const { key, altKey, currentTarget } = event
            if (key === 'Enter' && isBrowsing.current && currentTarget.value !== '') {
              // Otherwise it would open the list of groups.
              event.preventDefault()
              onJump(currentTarget.value, true)
            }
            isBrowsing.current = key !== 'Enter' && key !== ' ' && !altKey
          }}
          onChange={({ target: { value } }) => {
            setLast(value)
            if (value !== '') onJump(value, !isBrowsing.current)
          }}
          className="w-11 [&_option]:text-ink [&_select]:border-transparent [&_select]:bg-transparent [&_select]:px-0! [&_select]:text-transparent [&_svg]:hidden"
        />
        <ListTree aria-hidden className="pointer-events-none absolute start-3 top-3 size-5 text-ink-soft" />
      </div>
    </div>
  )
}

/** Scrolls to a group; with the focus on its heading, Tab continues from there. */
export function jumpToGroup(group: string, takesFocus: boolean): void {
  const section = document.querySelector(`[data-group="${CSS.escape(group)}"]`)
  section?.scrollIntoView({ block: 'start' })
  if (takesFocus) section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
