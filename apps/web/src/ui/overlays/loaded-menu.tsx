import * as Radix from 'radix-ui/dropdown-menu'
import { useRef } from 'react'
import { Link } from '../../router/link'
import { classNames } from '../class-names'
import type { MenuProps } from './menu-items'
import { popoverStyle } from './overlay-style'

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-inner px-3 no-underline outline-none select-none [&_svg]:size-5 ' +
  'data-highlighted:bg-shade data-disabled:cursor-not-allowed data-disabled:text-ink-soft'

interface LoadedMenuProps extends MenuProps {
  readonly startsOpen: boolean
}

export function LoadedMenu({ trigger, items, align = 'end', startsOpen }: LoadedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    // Not modal and not in a portal: the rest of the page stays readable while it is open.
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        // The button toggles the menu itself. A menu that is still closing would close the one just opened.
        onPointerDownOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
        className={classNames(popoverStyle, 'min-w-52 p-1')}
      >
        {items.map((item, index) => {
          if (item === 'separator') {
            const previous = items[index - 1]
            const key = `after ${typeof previous === 'object' ? previous.label : 'start'}`
            return <Radix.Separator key={key} className="-mx-1 my-1 h-px bg-line" />
          }
          const style = classNames(
            itemStyle,
            item.tone === 'danger' ? 'text-tomato-ink' : '[&_svg]:text-ink-soft',
          )
          const state = item.disabled ? { disabled: true } : {}
          const content = (
            <>
              {item.icon}
              {item.label}
            </>
          )
          return item.to === undefined ? (
            <Radix.Item key={item.label} className={style} onSelect={item.onSelect} {...state}>
              {content}
            </Radix.Item>
          ) : (
            <Radix.Item key={item.label} asChild className={style} {...state}>
              <Link to={item.to}>{content}</Link>
            </Radix.Item>
          )
        })}
      </Radix.Content>
    </Radix.Root>
  )
}
